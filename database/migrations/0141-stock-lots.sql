-- Lots of a sku with the day until which they may be used. Units that were received without a lot stay without one.
create table stock_lot (
  id bigint generated always as identity primary key,
  sku_id text not null references sku on delete cascade,
  lot_no text not null check (lot_no ~ '^[0-9A-Z][0-9A-Z./_-]{0,39}$'),
  expires_on date not null,
  produced_on date check (produced_on <= expires_on),
  received integer not null default 0 check (received >= 0),
  remaining integer not null default 0 check (remaining >= 0),
  -- Its units are never sold again.
  recalled_at timestamptz,
  created_at timestamptz not null default shop_now(),
  unique (sku_id, lot_no)
);
create index stock_lot_by_expiry on stock_lot (expires_on, id);
create index stock_lot_in_stock on stock_lot (expires_on, id) where remaining > 0;
create index stock_lot_by_number on stock_lot (lot_no text_pattern_ops);
call audit_table('stock_lot', 'id');

-- Every change of a lot: the sum of all deltas is what remains.
create table stock_lot_movement (
  id bigint generated always as identity primary key,
  lot_id bigint not null references stock_lot on delete cascade,
  delta integer not null check (delta <> 0),
  -- `uncounted`: units were taken from the stock without naming a lot, and the lots were too many.
  reason text not null check (reason in ('received', 'shipped', 'return', 'damaged', 'expired', 'count', 'sample',
    'transfer', 'lost', 'correction', 'recall', 'uncounted')),
  -- A receipt, a parcel, a return, `adjustment`, `approval:17`, a change set, a recall.
  reference text not null,
  made_by text default shop_actor(),
  created_at timestamptz not null default shop_now()
);
create index stock_lot_movement_by_lot on stock_lot_movement (lot_id, id);
create trigger stock_lot_movement_append_only before update on stock_lot_movement
  for each row execute function refuse_change();

-- What was received of whom: sellers have to record it and to show it for years.
create table stock_receipt (
  id bigint generated always as identity primary key,
  lot_id bigint not null references stock_lot on delete cascade,
  units integer not null check (units > 0),
  supplier text not null check (char_length(supplier) between 2 and 60),
  -- The number of the supplier's delivery note.
  document_no text check (char_length(document_no) between 1 and 40),
  made_by text default shop_actor(),
  received_at timestamptz not null default shop_now()
);
create index stock_receipt_by_time on stock_receipt (received_at desc, id desc);
create index stock_receipt_by_lot on stock_receipt (lot_id);
call audit_table('stock_receipt', 'id');

-- Which lot the units of a parcel are of. A unit without a lot has no row.
create table parcel_item_lot (
  parcel_id text not null references parcel,
  order_line_id text not null references order_line,
  lot_id bigint not null references stock_lot,
  quantity integer not null check (quantity > 0),
  -- Units of it that came back and were put to the lot again.
  returned integer not null default 0 check (returned between 0 and quantity),
  primary key (parcel_id, order_line_id, lot_id)
);
create index parcel_item_lot_by_lot on parcel_item_lot (lot_id);
create index parcel_item_lot_by_line on parcel_item_lot (order_line_id);

alter table stock_ledger drop constraint stock_ledger_reason_check;
alter table stock_ledger add constraint stock_ledger_reason_check check (
  reason in ('initial', 'import', 'undo', 'hold', 'release', 'sale', 'return', 'count',
    'received', 'damaged', 'expired', 'sample', 'transfer', 'lost', 'correction', 'recall')
) not valid;
