-- What a set or a gift box holds, as its page lists it: [{"name": "洁面啫喱", "size": "30ml", "count": 1, "code": "HR200101",
-- "sku_size": "四件套"}]. `code` names a product of the shop, `sku_size` the only size that holds it; both may be empty.
alter table product
  add column included_items jsonb not null default '[]',
  -- Checked in 0244, while the shop writes.
  add constraint product_included_items_check check (
    case when jsonb_typeof(included_items) = 'array' then jsonb_array_length(included_items) <= 40 else false end) not valid;

-- As with tested figures: part of a row's state only where it has something, so that hashes stored before stay valid.
create or replace view change_state as
  select 'brand' as table_name, b.id as row_id,
    to_jsonb(b) - array_remove(array[case when b.is_live then 'is_live' end], null) as state from brand b
  union all
  select 'product', p.id,
    to_jsonb(p) - array_remove(array['sold_count', 'comment_count', 'rating_average', 'praise_percent',
      case when p.tested_figures = '[]' then 'tested_figures' end,
      case when p.included_items = '[]' then 'included_items' end], null) from product p
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
      case when c.redirect_to is null then 'redirect_to' end], null) from category c
  union all
  select 'content_resource', r.id::text,
    to_jsonb(r) - array_remove(array[case when r.phone_image_path is null then 'phone_image_path' end], null)
    from content_resource r
  union all
  select 'home_section', h.id, to_jsonb(h) from home_section h
  union all
  select 'pseudo_category', l.id, to_jsonb(l) from pseudo_category l
  union all
  select 'menu_lead', m.category_id, to_jsonb(m) from menu_lead m
  union all
  select 'campaign_page', g.slug, to_jsonb(g) from campaign_page g;
