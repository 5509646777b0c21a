-- The product groups of the home page, the listings that are no categories, and the product beside each menu panel are rows
-- that staff edit. The first rows are what the shop has shown so far.

create table home_section (
  id text primary key check (id ~ '^[a-z0-9-]{1,40}$'),
  title text not null check (char_length(title) between 1 and 20),
  link text not null,
  -- {"rule": {…}} or {"products": […]}.
  selection jsonb not null check (jsonb_typeof(selection) = 'object'),
  -- Products that come first.
  pins text[] not null default '{}' check (cardinality(pins) <= 20),
  size smallint not null default 10 check (size between 1 and 20),
  position integer not null,
  starts_at timestamptz,
  ends_at timestamptz,
  is_live boolean not null default true,
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);

create table pseudo_category (
  -- Those of staff have a dash, which no category has.
  id text primary key check (id ~ '^(hot_rec|eb_exclusive|list-[a-z0-9-]{1,35})$'),
  name text not null check (char_length(name) between 1 and 12),
  intro text not null default '' check (char_length(intro) <= 120),
  link text not null,
  selection jsonb not null check (jsonb_typeof(selection) = 'object'),
  -- Its menu panel names the categories with a product that meets this rule; null: with a product of the selection.
  menu_rule jsonb check (jsonb_typeof(menu_rule) = 'object'),
  pins text[] not null default '{}' check (cardinality(pins) <= 20),
  -- Facets that the selection already fixes.
  hidden_facets text[] not null default '{}',
  is_in_menu boolean not null default true,
  position integer not null,
  is_live boolean not null default true,
  -- Pages of the shop lead to these two.
  check (is_live or id !~ '^(hot_rec|eb_exclusive)$')
);

-- The product beside a menu panel; without a row, or without a product, the best seller of the category.
create table menu_lead (
  category_id text primary key references category on delete cascade,
  product_id text
);

insert into home_section (id, title, link, selection, position) values
  ('hot', '大家在买', '/category/hot_rec/', '{"rule": {"order": "sold"}}', 1),
  ('new', '每日上新', '/campaign/new-arrivals.html', '{"rule": {"label": "new", "order": "listed"}}', 2),
  ('exclusive', '花容独家', '/exclusive/', '{"rule": {"label": "exclusive", "order": "sold"}}', 3);
insert into pseudo_category (id, name, intro, link, selection, menu_rule, hidden_facets, position) values
  ('hot_rec', '热门推荐', '全店商品按销量排列，缺货的也留着名次。想缩小范围，先从左边选一个品类。',
    '/category/hot_rec/', '{"rule": {"order": "sold"}}', '{"minSold": 1000, "order": "sold"}', '{}', 1),
  ('eb_exclusive', '独家首发', '只在花容出售，或先在花容出售的商品。每一件都由品牌或其授权代理商直接供货。',
    '/category/eb_exclusive/', '{"rule": {"label": "exclusive", "order": "listed"}}', null, '{label}', 2);

create trigger home_section_announced after insert or update or delete on home_section
  for each statement execute function announce_published();
create trigger pseudo_category_announced after insert or update or delete on pseudo_category
  for each statement execute function announce_published();
create trigger menu_lead_announced after insert or update or delete on menu_lead
  for each statement execute function announce_published();

call audit_table('home_section', 'id');
call audit_table('pseudo_category', 'id');
call audit_table('menu_lead', 'category_id');
call audit_table('campaign_page', 'slug');

-- Change sets write these tables. The rows that exist are checked by the next migration, without a lock that others wait for.
alter table change_row drop constraint change_row_table_name_check;
alter table change_row add constraint change_row_table_name_check
  check (table_name in ('category', 'brand', 'product', 'sku', 'sku_supply', 'stock', 'product_image',
    'content_resource', 'home_section', 'pseudo_category', 'menu_lead', 'campaign_page')) not valid;

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
      case when c.redirect_to is null then 'redirect_to' end], null) from category c
  union all
  select 'content_resource', r.id::text, to_jsonb(r) from content_resource r
  union all
  select 'home_section', h.id, to_jsonb(h) from home_section h
  union all
  select 'pseudo_category', l.id, to_jsonb(l) from pseudo_category l
  union all
  select 'menu_lead', m.category_id, to_jsonb(m) from menu_lead m
  union all
  select 'campaign_page', g.slug, to_jsonb(g) from campaign_page g;
