-- Why this change: a risky order needs a second step. Each placed order, and each that was asked for the second step, is
-- recorded with where it came from; the rows of the last day are what the next order is compared with.
create table commit_record (
  id bigint generated always as identity primary key,
  owner text not null,
  -- Null: the second step was required, and no order was placed.
  order_id text references shop_order,
  device_id text,
  address text not null,
  -- A keyed hash of the delivery address: equal addresses are found, none can be read.
  recipient_hash text not null check (recipient_hash ~ '^[0-9a-f]{64}$'),
  payable_fen bigint not null check (payable_fen >= 0),
  risk_score integer not null check (risk_score >= 0),
  risk_reasons text[] not null default '{}',
  -- The order was placed after its second step.
  is_verified boolean not null default false,
  created_at timestamptz not null default shop_now()
);
create index commit_record_by_owner on commit_record (owner, created_at desc);
create index commit_record_by_order on commit_record (order_id) where order_id is not null;
create index commit_record_by_device on commit_record (device_id, created_at desc) where device_id is not null;
create index commit_record_by_address on commit_record (address, created_at desc);
create index commit_record_by_recipient on commit_record (recipient_hash, created_at desc);
create index commit_record_by_age on commit_record (created_at);

alter table login_step drop constraint login_step_kind_check;
alter table login_step add constraint login_step_kind_check
  check (kind in ('account', 'risk', 'social', 'bind', 'reset', 'mobile', 'claim', 'commit', 'commit-passed'));

insert into job (kind, unique_key, payload, run_at) values ('commit-record-sweep', 'daily', '{}', now());
