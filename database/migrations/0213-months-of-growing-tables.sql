-- Tables that grow with the orders have a partition for each month. A month is one of Shanghai, as in the books.
create function month_start(at timestamptz, ahead integer default 0) returns timestamptz language sql immutable as $$
  select (date_trunc('month', at at time zone 'Asia/Shanghai') + make_interval(months => ahead)) at time zone 'Asia/Shanghai'
$$;

-- The partitions of every table by month. The bounds are texts of the catalogue of PostgreSQL.
create function list_month_partitions()
  returns table (parent name, partition name, starts_at timestamptz, ends_at timestamptz, is_default boolean)
  language sql stable as $$
  select above.relname, part.relname,
    nullif(substring(bound.said from 'FROM \(''?([^'')]+)'), 'MINVALUE')::timestamptz,
    substring(bound.said from 'TO \(''([^'']+)')::timestamptz,
    bound.said = 'DEFAULT'
  from pg_partitioned_table partitioned
    join pg_class above on above.oid = partitioned.partrelid and above.relnamespace = 'public'::regnamespace
    join pg_inherits link on link.inhparent = above.oid
    join pg_class part on part.oid = link.inhrelid
    cross join lateral (select pg_get_expr(part.relpartbound, part.oid) as said) bound
$$;

create function attach_month(parent text, partition text, starts timestamptz, ends timestamptz) returns void
  language plpgsql as $$
begin
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition, starts, ends);
end $$;

create function add_default_partition(parent text) returns void language plpgsql as $$
begin
  execute format('create table %I (like %I including defaults including constraints including storage)',
    parent || '_default', parent);
  execute format('alter table %I attach partition %I default', parent, parent || '_default');
end $$;

-- Creates what is missing of the next `ahead` months, and returns how many partitions it has made. Months that have passed
-- without a partition get one for all of them: it is the default partition when that has rows, because the rows of a
-- history are never moved, and otherwise a new table.
create function add_month_partitions(parent text, ahead integer) returns integer language plpgsql as $$
declare
  covered timestamptz;
  column_name text := (select attname from pg_partitioned_table
    join pg_attribute on attrelid = partrelid and attnum = partattrs[0] where partrelid = parent::regclass);
  newest timestamptz;
  next timestamptz;
  name text;
  made integer := 0;
begin
  -- Lets others read and write, and a second call wait.
  execute format('lock table %I in share update exclusive mode', parent);
  select max(part.ends_at) into covered from list_month_partitions() part where part.parent = add_month_partitions.parent;
  execute format('select max(%I) from %I where %I >= %L', column_name, parent || '_default', column_name, covered) into newest;
  while newest is not null or covered < month_start(shop_now(), ahead + 1) loop
    next := greatest(month_start(covered, 1), month_start(coalesce(newest, shop_now()), 1));
    name := parent || to_char(covered at time zone 'Asia/Shanghai', '_YYYY_MM');
    if newest is null then
      execute format('create table %I (like %I including defaults including constraints including storage)', name, parent);
      perform attach_month(parent, name, covered, next);
    else
      execute format('alter table %I detach partition %I', parent, parent || '_default');
      execute format('alter table %I rename to %I', parent || '_default', name);
      perform attach_month(parent, name, covered, next);
      perform add_default_partition(parent);
    end if;
    covered := next;
    newest := null;
    made := made + 1;
  end loop;
  return made;
end $$;

-- Makes an existing table the first partition of one that is partitioned by month. Nothing is copied: before it, the table
-- gets a validated check “column < the first month that is not in it” named …_before_month, and a unique index …_by_month on
-- (id, column). Columns, defaults, checks, references, indexes, triggers, grants and the next id stay what they are.
create procedure partition_by_month(parent text, column_name text) language plpgsql as $$
declare
  before text := parent || '_before';
  bound text := parent || '_before_month';
  ends timestamptz;
  indexes text[];
  named_indexes text[];
  keys text[];
  triggers text[];
  named_triggers text[];
  grants text[];
  primary_key text;
  last_id bigint;
  was_called boolean;
  statement text;
begin
  execute format('lock table %I in access exclusive mode', parent);
  select substring(pg_get_constraintdef(oid) from '''([^'']+)''')::timestamptz into strict ends
    from pg_constraint where conrelid = parent::regclass and conname = bound and convalidated;
  select conname into strict primary_key from pg_constraint where conrelid = parent::regclass and contype = 'p';
  select array_agg(relname order by relname), array_agg(pg_get_indexdef(indexrelid) order by relname)
    into named_indexes, indexes
    from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = parent::regclass and not indisprimary and relname <> parent || '_by_month';
  select array_agg(format('alter table %I add constraint %I %s', parent, conname, pg_get_constraintdef(oid)) order by conname)
    into keys from pg_constraint where conrelid = parent::regclass and contype = 'f';
  select array_agg(tgname order by tgname), array_agg(pg_get_triggerdef(oid) order by tgname) into named_triggers, triggers
    from pg_trigger where tgrelid = parent::regclass and not tgisinternal;
  select array_agg(format('grant %s on %I to %s', entry.privilege_type, parent,
      case entry.grantee when 0 then 'public' else entry.grantee::regrole::text end))
    into grants from pg_class cross join lateral aclexplode(relacl) entry
    where pg_class.oid = parent::regclass and entry.grantee <> relowner;
  execute format('select last_value, is_called from %s', pg_get_serial_sequence(parent, 'id')) into last_id, was_called;

  execute format('alter table %I alter id drop identity', parent);
  foreach statement in array coalesce(named_triggers, '{}') loop
    execute format('drop trigger %I on %I', statement, parent);
  end loop;
  execute format('alter table %I rename to %I', parent, before);
  foreach statement in array coalesce(named_indexes, '{}') loop
    execute format('alter index %I rename to %I', statement, replace(statement, parent, before));
  end loop;
  execute format('alter table %I drop constraint %I', before, primary_key);
  execute format('alter table %I add constraint %I primary key using index %I', before, before || '_pkey', parent || '_by_month');

  execute format('create table %I (like %I including defaults including constraints including storage including comments)
    partition by range (%I)', parent, before, column_name);
  execute format('alter table %I drop constraint %I', parent, bound);
  execute format('alter table %I add constraint %I primary key (id, %I)', parent, primary_key, column_name);
  execute format('alter table %I alter id add generated always as identity', parent);
  perform setval(pg_get_serial_sequence(parent, 'id'), last_id, was_called);
  foreach statement in array coalesce(keys, '{}') || coalesce(indexes, '{}') loop
    execute statement;
  end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, before, ends);
  execute format('alter table %I drop constraint %I', before, bound);
  perform add_default_partition(parent);
  foreach statement in array coalesce(triggers, '{}') || coalesce(grants, '{}') loop
    execute statement;
  end loop;
  perform add_month_partitions(parent, 4);
end $$;

-- An entry of the audit log names the table, not the month of the row.
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
    (select relname from pg_class where oid = coalesce(pg_partition_root(tg_relid), tg_relid)),
    (select string_agg(coalesce(new_row, old_row) ->> column_name, ':' order by place)
     from unnest(key_columns) with ordinality as keys(column_name, place)),
    lower(tg_op),
    mask_columns(row_before, masked, texts),
    mask_columns(row_after, masked, texts)
  );
  return null;
end $$;
