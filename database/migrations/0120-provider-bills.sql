-- The bills of providers, as fetched each morning or uploaded by staff, and the comparison of a day with them.

-- What a provider takes of a payment by contract.
create table provider_fee (
  provider text primary key check (provider in ('alipay', 'wechat')),
  per_million integer not null check (per_million between 0 and 100000)
);
insert into provider_fee (provider, per_million) values ('alipay', 6000), ('wechat', 6000);

create table provider_bill (
  id bigint generated always as identity primary key,
  provider text not null check (provider in ('alipay', 'wechat')),
  day date not null,
  source text not null check (source in ('fetched', 'uploaded')),
  -- Of its lines: the same bill in another wrapping is the same bill.
  content_hash text not null,
  -- A later bill of the day takes the place of an earlier one.
  is_current boolean not null default true,
  payments integer not null,
  payments_fen bigint not null,
  refunds integer not null,
  refunds_fen bigint not null,
  fees_fen bigint not null,
  uploaded_by bigint references staff,
  created_at timestamptz not null default shop_now(),
  unique (provider, day, content_hash),
  check ((source = 'uploaded') = (uploaded_by is not null))
);
create unique index provider_bill_current on provider_bill (provider, day) where is_current;
call audit_table('provider_bill', 'id');

create table provider_bill_line (
  bill_id bigint not null references provider_bill,
  line integer not null,
  kind text not null check (kind in ('payment', 'refund')),
  -- Our numbers, as the provider has them.
  number text not null,
  refund_number text,
  trade_no text not null,
  amount_fen bigint not null,
  fee_fen bigint,
  at timestamptz,
  primary key (bill_id, line),
  check ((kind = 'refund') = (refund_number is not null))
);
create index provider_bill_line_by_number on provider_bill_line (number);
create index provider_bill_line_by_refund on provider_bill_line (refund_number) where refund_number is not null;

-- One comparison for each day and provider; it may be repeated.
create table recon_run (
  provider text not null check (provider in ('alipay', 'wechat')),
  day date not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'missing', 'failed')),
  bill_id bigint references provider_bill,
  payments integer not null default 0,
  payments_fen bigint not null default 0,
  refunds integer not null default 0,
  refunds_fen bigint not null default 0,
  -- Why there is no result, for staff.
  problem text,
  attempts integer not null default 0,
  requested_by bigint references staff,
  finished_at timestamptz,
  primary key (provider, day),
  check ((state = 'waiting') = (finished_at is null))
);
create index recon_run_without_result on recon_run (day) where state in ('missing', 'failed');
call audit_table('recon_run', 'provider,day');
