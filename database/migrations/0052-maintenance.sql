-- The shop closed for maintenance by staff: the row exists while it is closed. Every replica reads it when it changes.
create table maintenance (
  id boolean primary key default true check (id),
  -- What visitors read.
  sentence text not null check (char_length(sentence) between 2 and 200),
  expected_end timestamptz not null,
  closed_at timestamptz not null default shop_now(),
  closed_by bigint not null references staff
);
call audit_table('maintenance', 'id');

create function notify_maintenance() returns trigger language plpgsql as $$
begin
  perform pg_notify('maintenance', '');
  return null;
end $$;
create trigger maintenance_changed after insert or update or delete on maintenance
  for each statement execute function notify_maintenance();
