-- Staff hide brands and categories, and merge a category into another one.

alter table category add column is_live boolean not null default true;
-- The category that this one was merged into: its old address leads there.
alter table category add column redirect_to text references category;
alter table category add constraint category_redirect_hidden
  check (redirect_to is null or (not is_live and redirect_to <> id));
alter table brand add column is_live boolean not null default true;
create index category_by_redirect on category (redirect_to) where redirect_to is not null;

-- The new columns are part of a row's state only when they differ from their default: the hashes that earlier change sets
-- have stored stay valid, and the previous release computes the same ones.
create or replace view change_state as
  select 'brand' as table_name, b.id as row_id,
    to_jsonb(b) - array_remove(array[case when b.is_live then 'is_live' end], null) as state from brand b
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
  select 'category', c.id,
    to_jsonb(c) - array_remove(array[case when c.is_live then 'is_live' end,
      case when c.redirect_to is null then 'redirect_to' end], null) from category c;

-- Staff list and count products in every state.
create index product_of_brand on product (brand_id, id);
create index product_of_category on product (category_id, id);
