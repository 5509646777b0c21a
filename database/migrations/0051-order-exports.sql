-- An export of the order list: what was asked for, and by whom. The file itself is written while it is downloaded.
create table order_export (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  staff_id bigint not null references staff,
  filters jsonb not null,
  sort text not null,
  columns text[] not null check (cardinality(columns) > 0),
  -- With whole mobile numbers and addresses.
  is_whole boolean not null,
  row_count integer not null check (row_count >= 0),
  -- There are more rows than a file may have.
  is_cut boolean not null,
  created_at timestamptz not null default shop_now()
);
create index order_export_by_staff on order_export (staff_id, created_at desc);
call audit_table('order_export', 'id');

-- Parcels that no carrier has reported yet: few, and all of them are looked at for those that have waited too long.
create index parcel_without_trace on parcel (created_at) where status = 10;
