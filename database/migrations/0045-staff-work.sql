-- What staff write about orders, returns, stock and members, and who made each step of a history.

alter table order_status_change add column made_by text, add column reason text;
alter table return_status_change add column made_by text;
alter table stock_ledger add column made_by text, add column note text;
alter table stock_ledger drop constraint stock_ledger_reason_check;
alter table stock_ledger add constraint stock_ledger_reason_check check (
  reason in ('initial', 'import', 'undo', 'hold', 'release', 'sale', 'return', 'count',
    'received', 'damaged', 'expired', 'sample', 'transfer', 'lost', 'correction')
) not valid;
alter table refund add column made_by text, add column approval_id bigint references approval;
alter table shop_order
  add column cancel_by text check (cancel_by in ('shopper', 'staff', 'system')),
  add column cancel_note text;
alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check check (
  end_reason in ('logout', 'elsewhere', 'password', 'mobile', 'replaced', 'merged', 'closed', 'locked')
) not valid;

-- The actor of the transaction; null when a shopper or the shop itself acts.
create function shop_actor() returns text language sql stable as $$
  select nullif(current_setting('shop.actor', true), '')
$$;

create or replace function note_order_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into order_status_change (sub_order_id, from_status, to_status, at, made_by, reason)
    values (new.id, case when tg_op = 'INSERT' then null else old.status end, new.status, shop_now(), shop_actor(),
      nullif(current_setting('shop.reason', true), ''));
  end if;
  return null;
end $$;
create or replace function note_return_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into return_status_change (return_id, from_status, to_status, note, at, made_by)
    values (new.id, case when tg_op = 'INSERT' then null else old.status end, new.status, new.note, shop_now(), shop_actor());
  end if;
  return null;
end $$;
create function note_made_by() returns trigger language plpgsql as $$
begin
  new.made_by := coalesce(new.made_by, shop_actor());
  return new;
end $$;
create trigger stock_ledger_made_by before insert on stock_ledger for each row execute function note_made_by();
create trigger refund_made_by before insert on refund for each row execute function note_made_by();

create table order_note (
  id bigint generated always as identity primary key,
  order_id text not null references shop_order,
  staff_id bigint not null references staff,
  text text not null check (char_length(text) between 1 and 500),
  is_pinned boolean not null default false,
  mentions bigint[] not null default '{}',
  created_at timestamptz not null default shop_now()
);
create index order_note_by_order on order_note (order_id, id);
call audit_table('order_note', 'id', 'text');

create table order_tag (
  order_id text not null references shop_order,
  tag text not null check (char_length(tag) between 1 and 12),
  staff_id bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  primary key (order_id, tag)
);
create index order_tag_by_tag on order_tag (tag, order_id);
call audit_table('order_tag', 'order_id,tag');

-- Sub-orders that are picked in one walk through the warehouse.
create table pick_list (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff,
  created_at timestamptz not null default shop_now()
);
create table pick_list_sub_order (
  pick_list_id bigint not null references pick_list,
  sub_order_id text not null references sub_order,
  position integer not null check (position >= 1),
  primary key (pick_list_id, sub_order_id)
);
create index pick_list_sub_order_by_sub_order on pick_list_sub_order (sub_order_id);
call audit_table('pick_list', 'id');

-- Each print of a document: a reprint is marked as one.
create table print_record (
  id bigint generated always as identity primary key,
  document text not null check (document in ('pick-list', 'delivery-note')),
  subject_id text not null,
  staff_id bigint not null references staff,
  printed_at timestamptz not null default shop_now()
);
create index print_record_by_subject on print_record (document, subject_id, id);
call audit_table('print_record', 'id');

-- A file of shipments: each row is done once, whatever happens to the process that works on it.
create table bulk_run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('ship', 'pack', 'confirm')),
  staff_id bigint not null references staff,
  session_id text not null,
  -- The same file again is the same run.
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  file_name text not null default '',
  state text not null default 'waiting' check (state in ('waiting', 'done')),
  created_at timestamptz not null default shop_now(),
  finished_at timestamptz,
  check ((state = 'done') = (finished_at is not null))
);
create index bulk_run_by_time on bulk_run (created_at desc, id desc);
create table bulk_row (
  run_id bigint not null references bulk_run,
  position integer not null check (position >= 1),
  sub_order_id text not null,
  input jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  -- What the result file says: 已发货, or why not.
  result text,
  settled_at timestamptz,
  primary key (run_id, position),
  check ((state = 'waiting') = (settled_at is null))
);
create index bulk_row_waiting on bulk_row (run_id, position) where state = 'waiting';
call audit_table('bulk_run', 'id');

-- What the warehouse found, unit by unit.
create table return_inspection (
  return_id text not null references return_request,
  order_line_id text not null references order_line,
  unit integer not null check (unit >= 0),
  finding text not null check (finding in ('intact', 'opened', 'damaged', 'wrong', 'missing')),
  is_sellable boolean not null,
  note text not null default '' check (char_length(note) <= 200),
  staff_id bigint not null references staff,
  inspected_at timestamptz not null default shop_now(),
  primary key (return_id, order_line_id, unit)
);
call audit_table('return_inspection', 'return_id,order_line_id,unit');
create table return_inspection_image (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  return_id text not null references return_request,
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  staff_id bigint not null references staff,
  created_at timestamptz not null default shop_now()
);
create index return_inspection_image_by_return on return_inspection_image (return_id);
call audit_table('return_inspection_image', 'id');

-- Parcels that arrive without a return we know of.
create table unknown_parcel (
  id bigint generated always as identity primary key,
  waybill_no text not null check (waybill_no ~ '^[A-Za-z0-9-]{6,40}$'),
  note text not null default '' check (char_length(note) <= 200),
  staff_id bigint not null references staff,
  received_at timestamptz not null default shop_now(),
  return_id text references return_request,
  settled_at timestamptz
);
create unique index unknown_parcel_open on unknown_parcel (upper(waybill_no)) where settled_at is null;
call audit_table('unknown_parcel', 'id');

create table member_note (
  id bigint generated always as identity primary key,
  member_id text not null references member,
  staff_id bigint not null references staff,
  text text not null check (char_length(text) between 1 and 500),
  created_at timestamptz not null default shop_now()
);
create index member_note_by_member on member_note (member_id, id);
call audit_table('member_note', 'id', 'text');

create table member_lock (
  id bigint generated always as identity primary key,
  member_id text not null references member,
  reason text not null check (reason <> ''),
  until timestamptz,
  locked_by bigint references staff,
  locked_at timestamptz not null default shop_now(),
  ended_by bigint references staff,
  ended_at timestamptz
);
create unique index member_lock_open on member_lock (member_id) where ended_at is null;
call audit_table('member_lock', 'id');

-- What became of a report of shoppers, and why content was hidden.
alter table content_report
  add column outcome text check (outcome in ('hidden', 'kept')),
  add column settled_at timestamptz;
create index content_report_open on content_report (created_at) where settled_at is null;

-- Settings that staff change while the shop runs; a key that is absent has the value of the program.
create table setting (
  key text primary key check (key ~ '^[a-z][a-z0-9.-]{1,60}$'),
  value jsonb not null,
  version integer not null default 1,
  updated_by bigint references staff,
  updated_at timestamptz not null default shop_now()
);
create trigger setting_published after insert or update or delete on setting
  for each statement execute function announce_published();
call audit_table('setting', 'key');

-- Questions that only staff ask.
create index sub_order_by_status on sub_order (status, order_id);
create index shop_order_by_time on shop_order (created_at desc, id desc);
create index shop_order_by_paid on shop_order (paid_at desc, id desc) where paid_at is not null;
create index shop_order_by_mobile on shop_order ((recipient ->> 'mobile'), created_at desc);
create index shop_order_by_mobile_end on shop_order ((right(recipient ->> 'mobile', 4)), created_at desc);
create index shop_order_by_recipient on shop_order ((recipient ->> 'name') text_pattern_ops);
create index shop_order_by_number_end on shop_order ((right(id, 6)));
create index parcel_by_waybill on parcel (upper(waybill_no));
create index order_line_by_sku on order_line (sku_id, order_id);
create index refund_by_state on refund (state, created_at desc);
create index return_request_by_time on return_request (created_at desc, id desc);
create index return_request_by_waybill on return_request (upper(waybill_no)) where waybill_no is not null;
