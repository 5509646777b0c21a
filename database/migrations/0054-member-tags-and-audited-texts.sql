-- Tags that staff put on members, and free texts in the audit log without the contacts that somebody wrote into them.

create table member_tag (
  member_id text not null references member,
  tag text not null check (char_length(tag) between 1 and 12),
  staff_id bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  primary key (member_id, tag)
);
create index member_tag_by_tag on member_tag (tag, member_id);
call audit_table('member_tag', 'member_id,tag');

-- Mobiles and e-mail addresses inside a text: 请打 138****0002, ***@***
create function mask_contacts(value text) returns text language sql immutable as $$
  select regexp_replace(
    regexp_replace(value, '(?<![0-9])(1[3-9][0-9])[ -]?[0-9]{4}[ -]?([0-9]{4})(?![0-9])', '\1****\2', 'g'),
    '[A-Za-z0-9_.+-]+@[A-Za-z0-9-]+\.[A-Za-z0-9.-]+', '***@***', 'g')
$$;

create function mask_columns(row_values jsonb, masked text[], texts text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, case
    when key = any (masked) then mask_json(value)
    when key = any (texts) and jsonb_typeof(value) = 'string' then to_jsonb(mask_contacts(value #>> '{}'))
    else value
  end)
  from jsonb_each(row_values)
$$;

-- Arguments: the columns of the key, the columns that are masked, the columns of free text; each separated by commas.
create or replace function audit_row_change() returns trigger language plpgsql as $$
declare
  key_columns text[] := string_to_array(tg_argv[0], ',');
  masked text[] := string_to_array(coalesce(tg_argv[1], ''), ',');
  texts text[] := string_to_array(coalesce(tg_argv[2], ''), ',');
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
    mask_columns(row_before, masked, texts),
    mask_columns(row_after, masked, texts)
  );
  return null;
end $$;

-- Gives a table that is audited already its columns of free text.
create procedure audit_texts(table_name text, key_columns text, masked text, texts text) language plpgsql as $$
begin
  execute format('drop trigger %I on %I', table_name || '_audited', table_name);
  execute format(
    'create trigger %I after insert or update or delete on %I for each row
     when (current_setting(''shop.audit_entry'', true) <> '''') execute function audit_row_change(%L, %L, %L)',
    table_name || '_audited', table_name, key_columns, masked, texts);
end $$;

call audit_texts('comment', 'id', 'author_name', 'content,reply_content,follow_up_content');
call audit_texts('question', 'id', 'author_name', 'content');
call audit_texts('answer', 'id', 'author_name', 'content');
call audit_texts('post', 'id', 'author_name', 'title,content');
call audit_texts('content_report', 'id', '', 'note');
call audit_texts('return_request', 'id', 'description', 'note');
call audit_texts('return_inspection', 'return_id,order_line_id,unit', '', 'note');
call audit_texts('unknown_parcel', 'id', '', 'note');
call audit_texts('cooperation', 'receipt_no', 'contact,mobile,email,progress_key', 'intro,wanted');
call audit_texts('cooperation_event', 'id', '', 'note');
call audit_texts('member_lock', 'id', '', 'reason');
