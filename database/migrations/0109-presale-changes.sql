-- Changes of presales that people have ordered: other dates, and the end when the shop cannot ship. A second person approves
-- each, and a job works through the orders.

create table presale_change (
  id bigint generated always as identity primary key,
  presale_id text not null references presale,
  kind text not null check (kind in ('dates', 'cancel')),
  -- Of other dates: what the presale said before and says now.
  dates_before jsonb,
  dates_after jsonb,
  -- Of an end: whether who paid a deposit gets it back once or twice.
  refund_rule text check (refund_rule in ('paid', 'double')),
  -- In the words of staff; shoppers read it when the shop cannot ship.
  reason text not null check (char_length(reason) between 2 and 200),
  state text not null default 'running' check (state in ('running', 'done')),
  requested_by bigint not null references staff,
  approved_by bigint not null references staff,
  approval_id bigint not null references approval,
  created_at timestamptz not null default shop_now(),
  finished_at timestamptz,
  check ((kind = 'dates') = (dates_before is not null)),
  check ((kind = 'dates') = (dates_after is not null)),
  check ((kind = 'cancel') = (refund_rule is not null)),
  check ((state = 'done') = (finished_at is not null))
);
create index presale_change_by_presale on presale_change (presale_id, id desc);
call audit_table('presale_change', 'id');

-- What became of each order. A row is written once, with what was done.
create table presale_change_order (
  change_id bigint not null references presale_change,
  order_id text not null references shop_order,
  state text not null check (state in ('done', 'skipped')),
  -- Went back to the methods that paid.
  refund_fen bigint not null default 0 check (refund_fen >= 0),
  -- The second deposit: the shop's own money, which finance pays by transfer.
  extra_fen bigint not null default 0 check (extra_fen >= 0),
  extra_paid_at timestamptz,
  extra_paid_by bigint references staff,
  -- The number of the transfer.
  extra_reference text check (char_length(extra_reference) between 4 and 64),
  primary key (change_id, order_id),
  check (state = 'done' or (refund_fen = 0 and extra_fen = 0)),
  check ((extra_paid_at is null) = (extra_reference is null)),
  check ((extra_paid_at is null) = (extra_paid_by is null)),
  check (extra_paid_at is null or extra_fen > 0)
);
-- Nobody gets the second deposit twice, whatever is approved.
create unique index presale_change_order_extra on presale_change_order (order_id) where extra_fen > 0;
create index presale_change_order_by_order on presale_change_order (order_id);
call audit_table('presale_change_order', 'change_id,order_id');
