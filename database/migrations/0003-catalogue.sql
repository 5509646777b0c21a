-- What the shop sells: shelves, brands, products (shown) and skus (sold), pictures, stock.

create table category (
  id text primary key check (id ~ '^[0-9a-z_]{1,12}$'),
  parent_id text references category,
  level smallint not null check (level between 1 and 3),
  name text not null check (name <> ''),
  name_en text not null default '',
  -- The backdrop of the shelf; a level below inherits it.
  pigment text not null,
  position integer not null,
  check ((parent_id is null) = (level = 1))
);
create index category_by_parent on category (parent_id, position);

create table brand (
  id text primary key check (id ~ '^[0-9]{1,9}$'),
  key text not null unique check (key ~ '^[a-z0-9-]{1,40}$'),
  name_en text not null check (name_en <> ''),
  name_cn text not null,
  nicknames text[] not null default '{}',
  letter text not null check (letter ~ '^[A-Z#]$'),
  origin text not null,
  since_year integer check (since_year between 1700 and 2100),
  slogan text not null default '',
  story text[] not null default '{}',
  marks text[] not null default '{}'
);

create table product (
  id text primary key check (id ~ '^[0-9]{1,12}$'),
  -- The merchant's own number: what an import recognises a product by.
  code text not null unique check (code <> ''),
  brand_id text not null references brand,
  category_id text not null references category,
  kind text not null check (kind in ('cosmetic', 'special-cosmetic', 'tool', 'food')),
  name_cn text not null check (name_cn <> ''),
  name_en text not null default '',
  nicknames text[] not null default '{}',
  line text not null default '',
  -- Description blocks: [{title, text}].
  story jsonb not null default '[]',
  how_to_use text not null default '',
  ingredients text[] not null default '{}',
  star_ingredients text[] not null default '{}',
  effects text[] not null default '{}',
  skin_types text[] not null default '{}',
  -- What the label of the goods must say (Cosmetics Supervision Regulation 35, Food Safety Law 67).
  filing_number text,
  standard_number text,
  producer text,
  producer_address text,
  production_licence text,
  origin text,
  shelf_life_months integer check (shelf_life_months between 1 and 120),
  opened_months integer check (opened_months between 1 and 60),
  warnings text,
  -- Null: the usual seven days while the seal is intact. Otherwise why not.
  no_return_reason text,
  labels text[] not null default '{}',
  tags text[] not null default '{}',
  -- How the studio draws it; null for goods with photographs only.
  pack jsonb,
  sold_count integer not null default 0 check (sold_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  rating_average numeric(2, 1) not null default 0 check (rating_average between 0 and 5),
  praise_percent integer not null default 0 check (praise_percent between 0 and 100),
  status text not null default 'draft' check (status in ('draft', 'published', 'withdrawn')),
  published_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'published' or published_at is not null),
  -- Goods without the label the rules demand are never on the shelf, whoever writes the row.
  constraint product_label_complete check (
    status <> 'published'
    or kind = 'tool' and producer is not null and standard_number is not null
    or kind = 'food' and producer is not null and production_licence is not null and standard_number is not null
      and shelf_life_months is not null and cardinality(ingredients) > 0
    or kind in ('cosmetic', 'special-cosmetic') and filing_number is not null and standard_number is not null
      and producer is not null and producer_address is not null and production_licence is not null
      and shelf_life_months is not null and warnings is not null and how_to_use <> '' and cardinality(ingredients) > 0
  )
);
create index product_by_category on product (category_id) where status = 'published';
create index product_by_brand on product (brand_id) where status = 'published';

create table sku (
  id text primary key check (id ~ '^[0-9]{1,14}$'),
  product_id text not null references product on delete cascade,
  code text not null unique check (code <> ''),
  barcode text check (barcode ~ '^[0-9]{8,14}$'),
  shade_number text,
  shade_name text,
  shade_hex text check (shade_hex ~ '^#[0-9A-F]{6}$'),
  shade_family text,
  size text not null check (size <> ''),
  offer_price_fen bigint not null check (offer_price_fen between 1 and 100000000),
  market_price_fen bigint check (market_price_fen between 1 and 100000000),
  purchase_limit integer check (purchase_limit between 1 and 99),
  position integer not null check (position >= 1),
  is_live boolean not null default true,
  unique (product_id, position),
  check (market_price_fen is null or market_price_fen >= offer_price_fen),
  check ((shade_name is null) = (shade_hex is null))
);

-- Pictures a merchant brought in; the demo's drawings need no rows.
create table product_image (
  product_id text not null references product on delete cascade,
  -- Null: a picture of the product, whatever the shade.
  sku_id text references sku on delete cascade,
  position integer not null check (position >= 1),
  -- A key of the storage, or an https address.
  source text not null check (source <> ''),
  primary key (product_id, position)
);

create table stock (
  sku_id text primary key references sku on delete cascade,
  available integer not null check (available >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0)
);

-- Every change of stock, for good: initial amount plus all deltas is what is available.
create table stock_ledger (
  id bigint generated always as identity primary key,
  sku_id text not null,
  delta integer not null check (delta <> 0),
  reason text not null check (reason in ('initial', 'import', 'undo', 'hold', 'release', 'sale', 'return', 'count')),
  -- What caused it: an import run, an order, a return.
  reference text not null,
  created_at timestamptz not null default now()
);
create index stock_ledger_by_sku on stock_ledger (sku_id, id);

create table stock_hold (
  id bigint generated always as identity primary key,
  sku_id text not null references sku,
  reference text not null,
  quantity integer not null check (quantity > 0),
  expires_at timestamptz not null,
  ended_at timestamptz,
  unique (reference, sku_id)
);
create index stock_hold_due on stock_hold (expires_at) where ended_at is null;

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger stock_ledger_append_only before update or delete on stock_ledger
  for each row execute function refuse_change();

-- Whatever shoppers see changed: every process drops what it keeps and reads again.
create function announce_published() returns trigger language plpgsql as $$
begin
  perform pg_notify('published', tg_table_name);
  return null;
end $$;
create trigger category_announced after insert or update or delete on category for each statement execute function announce_published();
create trigger brand_announced after insert or update or delete on brand for each statement execute function announce_published();
create trigger product_announced after insert or update or delete on product for each statement execute function announce_published();
create trigger sku_announced after insert or update or delete on sku for each statement execute function announce_published();
create trigger product_image_announced after insert or update or delete on product_image for each statement execute function announce_published();
create trigger content_resource_announced after insert or update or delete on content_resource for each statement execute function announce_published();
