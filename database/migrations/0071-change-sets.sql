-- Change sets: everything staff or a file change in the catalogue is one set of rows that is applied at once, can have a
-- time, can need a second person, and can be undone as long as nobody has worked on its rows since.

create table change_set (
  id bigint generated always as identity primary key,
  -- 'import', 'grid', 'bulk', 'product': where it was made.
  kind text not null check (kind <> ''),
  title text not null check (char_length(title) between 1 and 120),
  -- How it was made: file, row count, formula, filter, cause of a correction.
  source jsonb not null default '{}',
  -- How many rows of each table: {"sku": 14}.
  row_counts jsonb not null,
  reason text,
  -- Null: the console.
  made_by bigint references staff,
  created_at timestamptz not null default shop_now(),
  state text not null default 'draft'
    check (state in ('draft', 'waiting', 'planned', 'applied', 'undone', 'refused', 'withdrawn', 'failed')),
  -- Business time. Null: at once.
  apply_at timestamptz,
  -- The rows that nobody has changed meanwhile become what they were.
  restore_at timestamptz,
  approval_id bigint references approval,
  applied_at timestamptz,
  undone_at timestamptz,
  undone_by bigint references staff,
  -- Why it failed, or what could not be restored.
  problem text,
  check ((state in ('applied', 'undone')) = (applied_at is not null)),
  check ((state = 'undone') = (undone_at is not null)),
  check (state <> 'planned' or apply_at is not null),
  check (restore_at is null or restore_at > coalesce(apply_at, created_at))
);
create index change_set_by_state on change_set (state, id desc);
create index change_set_planned on change_set (apply_at) where state = 'planned';
create index change_set_by_approval on change_set (approval_id) where approval_id is not null;

create function check_change_set_state() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not (old.state, new.state) in (
    ('draft', 'waiting'), ('draft', 'planned'), ('draft', 'applied'), ('draft', 'withdrawn'),
    ('waiting', 'planned'), ('waiting', 'applied'), ('waiting', 'refused'), ('waiting', 'withdrawn'), ('waiting', 'failed'),
    ('planned', 'applied'), ('planned', 'withdrawn'), ('planned', 'failed'),
    ('failed', 'planned'), ('failed', 'applied'), ('failed', 'withdrawn'),
    ('applied', 'undone')
  ) then
    raise exception 'a change set cannot go from % to %', old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger change_set_state before update of state on change_set
  for each row execute function check_change_set_state();

-- What a second person refuses, or its author takes back, is not applied.
create function close_change_set() returns trigger language plpgsql as $$
begin
  update change_set set state = case when new.state = 'refused' then 'refused' else 'withdrawn' end
  where approval_id = new.id and state = 'waiting';
  return null;
end $$;
create trigger approval_closes_change_set after update of state on approval for each row
  when (new.state in ('refused', 'withdrawn', 'expired')) execute function close_change_set();

-- One line for each row of the set. Of product_image the unit is all the images of one product.
create table change_row (
  set_id bigint not null references change_set,
  table_name text not null
    check (table_name in ('category', 'brand', 'product', 'sku', 'sku_supply', 'stock', 'product_image')),
  row_id text not null,
  -- The set makes the row.
  is_new boolean not null,
  -- What whoever made the set saw in the columns that change; a column that is missing here is not compared.
  base jsonb not null default '{}',
  -- What the columns become; of a new row all of them. Of stock {"change": 5}: sales meanwhile do not matter.
  value jsonb not null,
  -- The whole row before the set was applied; null: there was none.
  before jsonb,
  -- Of what the set left behind. When it no longer fits, somebody else has worked on the row since.
  after_hash text,
  primary key (set_id, table_name, row_id)
);
create index change_row_by_row on change_row (table_name, row_id, set_id desc);
-- An id that an undone set has given away is not given to something else.
create index change_row_new on change_row (table_name, row_id) where is_new;

-- What buying and stocking need of a sku. Shoppers never see it: a change is no change of the published catalogue.
create table sku_supply (
  sku_id text primary key references sku on delete cascade,
  cost_fen bigint check (cost_fen between 0 and 100000000),
  -- At this number of units or below the stock is low; null: the usual number.
  low_stock_at integer check (low_stock_at between 0 and 1000000)
);

-- Every price a sku has had since this table exists. Not deleted with the sku.
create table price_change (
  id bigint generated always as identity primary key,
  sku_id text not null,
  at timestamptz not null default shop_now(),
  offer_before_fen bigint,
  offer_after_fen bigint not null,
  market_before_fen bigint,
  market_after_fen bigint,
  set_id bigint
);
create index price_change_by_sku on price_change (sku_id, id desc);
create trigger price_change_append_only before update or delete on price_change
  for each row execute function refuse_change();
create function record_price_change() returns trigger language plpgsql as $$
begin
  insert into price_change (sku_id, offer_before_fen, offer_after_fen, market_before_fen, market_after_fen, set_id)
  values (new.id, case when tg_op = 'UPDATE' then old.offer_price_fen end, new.offer_price_fen,
    case when tg_op = 'UPDATE' then old.market_price_fen end, new.market_price_fen,
    nullif(current_setting('shop.change_set', true), '')::bigint);
  return null;
end $$;
create trigger sku_price_recorded after update of offer_price_fen, market_price_fen on sku for each row
  when ((old.offer_price_fen, old.market_price_fen) is distinct from (new.offer_price_fen, new.market_price_fen))
  execute function record_price_change();
create trigger sku_price_begun after insert on sku for each row execute function record_price_change();

-- Every row that a set may touch, as one value. Counters that shoppers move by themselves are no content of a set, and the
-- stored copy of an image is not either.
create view change_state as
  select 'brand' as table_name, b.id as row_id, to_jsonb(b) as state from brand b
  union all
  select 'product', p.id,
    to_jsonb(p) - array['sold_count', 'comment_count', 'rating_average', 'praise_percent'] from product p
  union all
  select 'sku', s.id, to_jsonb(s) from sku s
  union all
  select 'sku_supply', u.sku_id, to_jsonb(u) from sku_supply u
  union all
  select 'stock', t.sku_id, to_jsonb(t) from stock t
  union all
  select 'product_image', i.product_id, jsonb_agg(to_jsonb(i) - 'stored_image_id' order by i.position)
    from product_image i group by i.product_id
  union all
  select 'category', c.id, to_jsonb(c) from category c;

-- Two shades may change places in one statement.
alter table sku drop constraint sku_product_id_position_key;
alter table sku add constraint sku_product_id_position_key unique (product_id, position) deferrable initially immediate;

-- Imports so far, with their numbers: the ledger of stock names them.
insert into change_set (id, kind, title, source, row_counts, created_at, state, applied_at, undone_at)
  overriding system value
  select id, 'import', left(file_name, 120), jsonb_build_object('file', file_name, 'rows', row_count),
    coalesce((select jsonb_object_agg(table_name, counted) from (
      select table_name, count(*) as counted from import_change where run_id = import_run.id group by table_name
    ) by_table), '{}'),
    created_at, case when undone_at is null then 'applied' else 'undone' end, created_at, undone_at
  from import_run;
select setval(pg_get_serial_sequence('change_set', 'id'), (select coalesce(max(id), 0) + 1 from change_set), false);
insert into change_row (set_id, table_name, row_id, is_new, value, before, after_hash)
  select run_id, table_name, row_id, before is null,
    -- What an import left of the stock is not stored with it; the ledger is.
    case when table_name = 'stock' and before is not null then jsonb_build_object('change', coalesce(
      (select sum(l.delta) from stock_ledger l
       where l.sku_id = row_id and l.reason = 'import' and l.reference = 'import-' || run_id), 0))
    else '{}' end,
    before, after_hash
  from import_change;

call audit_table('change_set', 'id');
call audit_table('category', 'id');
call audit_table('brand', 'id');
call audit_table('product', 'id');
call audit_table('sku', 'id');
call audit_table('sku_supply', 'sku_id');
call audit_table('product_image', 'product_id,position');
