-- Exports of reports, written by a job in parts, so that one that was interrupted goes on where it was.
create table report_export (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  staff_id bigint not null references staff,
  report text not null check (report in ('sales', 'promotions', 'orders')),
  input jsonb not null,
  state text not null default 'running' check (state in ('running', 'done', 'expired')),
  row_count integer not null default 0,
  part_count integer not null default 0,
  -- Where the next part begins; null: at the beginning.
  position jsonb,
  created_at timestamptz not null default shop_now(),
  finished_at timestamptz
);
create index report_export_by_staff on report_export (staff_id, created_at desc);
call audit_table('report_export', 'id');
