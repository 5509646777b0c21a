-- A colleague named in a note of an order, and whether they have read it.
create table order_mention (
  id bigint generated always as identity primary key,
  note_id bigint not null references order_note on delete cascade,
  staff_id bigint not null references staff,
  read_at timestamptz,
  unique (note_id, staff_id)
);
create index order_mention_by_staff on order_mention (staff_id, id desc);
create index order_mention_unread on order_mention (staff_id, id desc) where read_at is null;
call audit_table('order_mention', 'id');
