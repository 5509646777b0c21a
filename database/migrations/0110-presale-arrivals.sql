-- Units of a presale that arrive in parts. Only presales with a row here are counted; all others ship as before.

create table presale_counting (
  presale_id text primary key references presale,
  -- Units that have arrived. Whoever assigns units locks this row first.
  arrived integer not null default 0 check (arrived >= 0),
  started_by bigint not null references staff,
  started_at timestamptz not null default shop_now()
);
call audit_table('presale_counting', 'presale_id');

-- Each delivery, and each correction.
create table presale_arrival (
  id bigint generated always as identity primary key,
  presale_id text not null references presale_counting,
  units integer not null check (units <> 0),
  -- The number of the delivery note, or why the count was wrong.
  note text not null check (char_length(note) between 2 and 200),
  staff_id bigint not null references staff,
  created_at timestamptz not null default shop_now()
);
create index presale_arrival_by_presale on presale_arrival (presale_id, id desc);
call audit_table('presale_arrival', 'id');

alter table presale_order
  -- When the deposit was paid; written when units of a counted presale are assigned.
  add column deposit_at timestamptz,
  -- Since when the units of the order are in the warehouse; null: they are not, or nobody counts.
  add column assigned_at timestamptz;
create index presale_order_waiting on presale_order (presale_id, deposit_at, order_id)
  where assigned_at is null and not is_released;
create index presale_order_assigned on presale_order (presale_id) include (quantity) where assigned_at is not null;
