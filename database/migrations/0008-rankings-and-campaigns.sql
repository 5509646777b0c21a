-- What happened to a product on one day of the shop's calendar before the shop kept orders of its own: an older system's
-- trade, or a demo's. Rankings add it to what orders and favourites say.
create table product_day (
  product_id text not null references product on delete cascade,
  day date not null,
  -- Pieces paid and not returned. A day of returns may stand below zero.
  sold integer not null default 0,
  -- People who bought it again within 180 days.
  rebought integer not null default 0 check (rebought >= 0),
  favoured integer not null default 0 check (favoured >= 0),
  primary key (product_id, day)
);
create index product_day_by_day on product_day (day);

-- One refresh of all rankings, in business time.
create table ranking_run (
  id bigint generated always as identity primary key,
  refreshed_at timestamptz not null unique,
  next_refresh_at timestamptz not null,
  check (next_refresh_at > refreshed_at)
);

create table ranking_place (
  run_id bigint not null references ranking_run on delete cascade,
  -- A shelf, or 'all'.
  category_id text not null,
  kind text not null check (kind in ('sales', 'repurchase', 'praise', 'new', 'favourite')),
  position integer not null check (position >= 1),
  product_id text not null references product on delete cascade,
  -- The place it held a week before; null for a newcomer.
  previous_position integer check (previous_position >= 1),
  sold integer not null,
  rebought integer not null,
  favoured integer not null,
  -- Pieces of the last eight weeks, the oldest first.
  weeks integer[] not null check (cardinality(weeks) = 8),
  primary key (run_id, category_id, kind, position),
  unique (run_id, category_id, kind, product_id)
);
create index ranking_place_by_product on ranking_place (product_id);

-- A content page: what stands at /campaign/{slug}.html, as blocks from top to bottom.
create table campaign_page (
  slug text primary key check (slug ~ '^[a-z0-9-]{1,64}$'),
  title text not null check (title <> ''),
  description text not null,
  blocks jsonb not null check (jsonb_typeof(blocks) = 'array'),
  starts_at timestamptz,
  ends_at timestamptz,
  is_live boolean not null default true,
  updated_at timestamptz not null default now(),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);

-- A still life for a campaign or a hero: which goods stand on the set, and before which backdrop.
create table scene_picture (
  name text primary key check (name ~ '^[a-z0-9-]{1,64}$'),
  pigment text not null,
  width integer not null check (width between 100 and 2400),
  height integer not null check (height between 100 and 2400),
  product_ids text[] not null check (cardinality(product_ids) <= 6)
);

create trigger ranking_run_announced after insert or update or delete on ranking_run for each statement execute function announce_published();
create trigger campaign_page_announced after insert or update or delete on campaign_page for each statement execute function announce_published();
create trigger scene_picture_announced after insert or update or delete on scene_picture for each statement execute function announce_published();
