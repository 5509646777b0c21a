-- Images that an import names by their https address. Each address is fetched once into the storage of the shop.
create table image_download (
  -- Also the name of the stored file.
  id text primary key default replace(gen_random_uuid()::text, '-', '') check (id ~ '^[0-9a-f]{32}$'),
  url text not null unique check (url <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'stored', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Business time.
  next_attempt_at timestamptz not null default shop_now(),
  -- Why the last attempt failed, for the merchant.
  reason text,
  requested_at timestamptz not null default shop_now(),
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null))
);
create index image_download_waiting on image_download (next_attempt_at) where state = 'waiting';

-- The stored copy of `source`; null while it is not fetched, and for a path of the shop.
alter table product_image add column stored_image_id text;
create index product_image_by_source on product_image (source);

-- The copy is no content of an import: a run can still be undone when its images have been fetched since.
create or replace view import_state as
  select 'brand' as table_name, b.id as row_id, to_jsonb(b) as state from brand b
  union all
  select 'product', p.id,
    to_jsonb(p) - array['sold_count', 'comment_count', 'rating_average', 'praise_percent'] from product p
  union all
  select 'sku', s.id, to_jsonb(s) from sku s
  union all
  select 'stock', t.sku_id, to_jsonb(t) from stock t
  union all
  select 'product_image', i.product_id, jsonb_agg(to_jsonb(i) - 'stored_image_id' order by i.position)
    from product_image i group by i.product_id
  union all
  select 'category', c.id, to_jsonb(c) from category c;

-- Addresses of earlier imports, which the policy of the pages blocked.
insert into image_download (url) select distinct source from product_image where source like 'https://%';
insert into job (kind, unique_key, run_at, payload)
  select 'download-images', 'all', shop_now(), '{}' where exists (select from image_download);
