-- An import also brings categories, and the last run can be undone with them.
alter table import_change drop constraint import_change_table_name_check;
alter table import_change add constraint import_change_table_name_check
  check (table_name in ('category', 'brand', 'product', 'sku', 'stock', 'product_image'));

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
  select 'product_image', i.product_id, jsonb_agg(to_jsonb(i) order by i.position)
    from product_image i group by i.product_id
  union all
  select 'category', c.id, to_jsonb(c) from category c;
