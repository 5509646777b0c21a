-- Bundle builders: a case the shopper fills with parts, each with a stock of its own.

create table bundle_builder (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  product_id text not null references product on delete cascade,
  -- The case or box. A line of the cart or of an order is of this sku; its parts stand beside it.
  sku_id text not null references sku on delete cascade,
  title text not null check (title <> ''),
  -- Slots, groups, discount, engraving, returns; read by the engine's own schema, which an editor uses too.
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  state text not null default 'live' check (state in ('draft', 'live', 'stopped'))
);
create unique index bundle_builder_one_live on bundle_builder (sku_id) where state = 'live';
create index bundle_builder_by_product on bundle_builder (product_id);
create trigger bundle_builder_announced after insert or update or delete on bundle_builder
  for each statement execute function announce_published();

-- A bundle without its parts could not be given back to the shelves.
alter table order_line add constraint order_line_bundle_has_parts check ((kind = 'bundle') = (parts is not null));
