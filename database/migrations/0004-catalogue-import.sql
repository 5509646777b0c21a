-- Importing a catalogue: which files came in, and what each changed, so that the last one can be taken back.

-- `sa-01` and `SA-01` are one article: an import could not tell which of the two is meant.
create unique index product_code_folded on product (upper(code collate "C"));
create unique index sku_code_folded on sku (upper(code collate "C"));

-- Taking back an import deletes skus: each looks here for what belongs to it.
create index product_image_by_sku on product_image (sku_id) where sku_id is not null;
create index stock_hold_by_sku on stock_hold (sku_id);

create table import_run (
  id bigint generated always as identity primary key,
  file_name text not null,
  row_count integer not null check (row_count >= 0),
  created_at timestamptz not null default now(),
  undone_at timestamptz
);

-- One line for each row that a run touched. Of product_image the unit is all the pictures of one product.
create table import_change (
  run_id bigint not null references import_run,
  table_name text not null check (table_name in ('brand', 'product', 'sku', 'stock', 'product_image')),
  row_id text not null,
  -- Null: there was no such row, the run made it.
  before jsonb,
  -- Of what the run left behind. When it no longer fits, somebody else has worked on the row since.
  after_hash text,
  primary key (run_id, table_name, row_id)
);
-- An id that an undone run has given away is not given to something else.
create index import_change_created on import_change (table_name, row_id) where before is null;

-- Every row an import may touch, as one value. Counters that shoppers move by themselves are not the import's business.
create view import_state as
  select 'brand' as table_name, b.id as row_id, to_jsonb(b) as state from brand b
  union all
  select 'product', p.id,
    to_jsonb(p) - array['sold_count', 'comment_count', 'rating_average', 'praise_percent'] from product p
  union all
  select 'sku', s.id, to_jsonb(s) from sku s
  union all
  select 'stock', t.sku_id, to_jsonb(t) from stock t
  union all
  select 'product_image', i.product_id, jsonb_agg(to_jsonb(i) order by i.position)
    from product_image i group by i.product_id;
