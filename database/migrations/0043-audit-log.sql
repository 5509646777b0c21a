-- Who did what: one entry for each action of staff, and the rows it changed, written by triggers in the same transaction.
-- A transaction that staff started sets shop.actor ('staff:17', 'console') and shop.audit_entry (the number of its entry).

create sequence audit_entry_number;
create table audit_entry (
  id bigint primary key,
  at timestamptz not null default shop_now(),
  actor text not null check (actor ~ '^(staff:[0-9]+|console)$'),
  staff_id bigint references staff,
  session_id text,
  address text,
  -- The call of the admin API: 'orders.ship'; of the console: 'console.ship'.
  call text not null check (call <> ''),
  permission text not null,
  subject_kind text not null check (subject_kind <> ''),
  subject_id text not null check (subject_id <> ''),
  reason text,
  outcome text not null check (outcome in ('done', 'refused', 'forbidden')),
  refusal text,
  request_id text not null,
  approval_id bigint,
  bulk_run_id bigint,
  check ((outcome = 'done') = (refusal is null)),
  check ((actor = 'console') = (staff_id is null))
);
create index audit_entry_by_time on audit_entry (at desc, id desc);
create index audit_entry_by_staff on audit_entry (staff_id, id desc);
create index audit_entry_by_subject on audit_entry (subject_kind, subject_id, id desc);
create index audit_entry_by_call on audit_entry (call, id desc);

create table audit_row (
  id bigint generated always as identity primary key,
  -- The entry is written last, with the number that the transaction has taken for it.
  entry_id bigint not null references audit_entry deferrable initially deferred,
  table_name text not null,
  row_key text not null,
  operation text not null check (operation in ('insert', 'update', 'delete')),
  -- The changed columns; of a new or deleted row all of them. Personal data are masked.
  before jsonb,
  after jsonb,
  check ((operation = 'insert') = (before is null)),
  check ((operation = 'delete') = (after is null))
);
create index audit_row_by_entry on audit_row (entry_id);
create index audit_row_by_row on audit_row (table_name, row_key, entry_id desc);

create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_row_append_only before update or delete on audit_row
  for each row execute function refuse_change();

-- A day of entries, sealed: the digest covers the entries, their rows and the digest of the day before.
create table audit_seal (
  day date primary key,
  entries integer not null check (entries >= 0),
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  previous_digest text not null,
  sealed_at timestamptz not null default now()
);
create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function refuse_change();

-- 138****0002, 林**
create function mask_text(value text) returns text language sql immutable as $$
  select case
    when value ~ '^1[3-9][0-9]{9}$' then left(value, 3) || '****' || right(value, 4)
    when value = '' then ''
    else left(value, 1) || '**'
  end
$$;

create function mask_json(value jsonb) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'string' then to_jsonb(mask_text(value #>> '{}'))
    when 'object' then coalesce((select jsonb_object_agg(key, mask_json(inner_value)) from jsonb_each(value) as each_pair(key, inner_value)), '{}')
    when 'array' then coalesce((select jsonb_agg(mask_json(element)) from jsonb_array_elements(value) as elements(element)), '[]')
    when 'number' then '"**"'
    else value
  end;
end $$;

create function mask_columns(row_values jsonb, masked text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, case when key = any (masked) then mask_json(value) else value end)
  from jsonb_each(row_values)
$$;

-- Arguments: the columns of the key, the columns that are masked; both separated by commas.
create function audit_row_change() returns trigger language plpgsql as $$
declare
  key_columns text[] := string_to_array(tg_argv[0], ',');
  masked text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  old_row jsonb := case when tg_op = 'INSERT' then null else to_jsonb(old) end;
  new_row jsonb := case when tg_op = 'DELETE' then null else to_jsonb(new) end;
  row_before jsonb := old_row;
  row_after jsonb := new_row;
begin
  if tg_op = 'UPDATE' then
    select jsonb_object_agg(key, value), jsonb_object_agg(key, new_row -> key) into row_before, row_after
    from jsonb_each(old_row) where new_row -> key is distinct from value;
    if row_before is null then return null; end if;
  end if;
  insert into audit_row (entry_id, table_name, row_key, operation, before, after)
  values (
    current_setting('shop.audit_entry')::bigint,
    tg_table_name,
    (select string_agg(coalesce(new_row, old_row) ->> column_name, ':' order by place)
     from unnest(key_columns) with ordinality as keys(column_name, place)),
    lower(tg_op),
    mask_columns(row_before, masked),
    mask_columns(row_after, masked)
  );
  return null;
end $$;

-- Shoppers pay one look-up of a setting for each row they write.
create procedure audit_table(table_name text, key_columns text, masked text default '') language plpgsql as $$
begin
  execute format(
    'create trigger %I after insert or update or delete on %I for each row
     when (current_setting(''shop.audit_entry'', true) <> '''') execute function audit_row_change(%L, %L)',
    table_name || '_audited', table_name, key_columns, masked);
end $$;

call audit_table('staff', 'id', 'password_hash,totp_sealed');
call audit_table('staff_role', 'id');
call audit_table('staff_role_grant', 'staff_id,role_id');
call audit_table('staff_passkey', 'credential_id', 'public_key');
call audit_table('staff_recovery_code', 'staff_id,code_hash', 'code_hash');
call audit_table('staff_invite', 'token_hash', 'token_hash,totp_sealed');
call audit_table('staff_session', 'id', 'token_hash,challenge');
call audit_table('shop_order', 'id', 'recipient,guest_mobile,invoice_request');
call audit_table('sub_order', 'id');
call audit_table('order_line', 'id');
call audit_table('parcel', 'id');
call audit_table('parcel_item', 'parcel_id,order_line_id');
call audit_table('refused_delivery', 'sub_order_id');
call audit_table('payment', 'id', 'payer');
call audit_table('refund', 'id');
call audit_table('return_request', 'id', 'description');
call audit_table('return_piece', 'return_id,order_line_id,piece');
call audit_table('stock', 'sku_id');
call audit_table('stock_ledger', 'id');
call audit_table('stock_hold', 'id');
call audit_table('coupon', 'id');
call audit_table('points_entry', 'id');
call audit_table('stored_card', 'id', 'number_hash,pin_hash');
call audit_table('member', 'id', 'mobile,email,password_hash,nickname');
call audit_table('session', 'id', 'token_hash,device_id,address,agent');
call audit_table('comment', 'id', 'author_name');
call audit_table('question', 'id', 'author_name');
call audit_table('answer', 'id', 'author_name');
call audit_table('post', 'id', 'author_name');
call audit_table('content_report', 'id');
call audit_table('cooperation', 'receipt_no', 'contact,mobile,email,progress_key');
call audit_table('cooperation_event', 'id');
