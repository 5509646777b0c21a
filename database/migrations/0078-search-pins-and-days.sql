-- Products that staff put first or last for a query, within a time.
create table search_pin (
  id bigint generated always as identity primary key,
  -- As typed, for staff.
  typed text not null check (char_length(typed) between 1 and 50),
  -- As compared: half-width, lower case, simplified, without gaps.
  query text not null check (char_length(query) between 1 and 100),
  product_id text not null references product on delete cascade,
  kind text not null check (kind in ('pin', 'bury')),
  -- The place of a pinned product, from 1.
  position integer check (position between 1 and 20),
  starts_at timestamptz not null default shop_now(),
  -- Null: until it is removed.
  ends_at timestamptz,
  version integer not null default 1,
  updated_by bigint references staff,
  updated_at timestamptz not null default shop_now(),
  unique (query, product_id),
  check ((kind = 'pin') = (position is not null)),
  check (ends_at > starts_at)
);
create index search_pin_by_product on search_pin (product_id);
create trigger search_pin_announced after insert or update or delete on search_pin
  for each statement execute function announce_published();
call audit_table('search_pin', 'id');

-- How often something was searched for on a day, with which filters, and what came of it. Nobody is recorded: there is no
-- member, no address and no time. Words that look like contact data never get here.
create table search_day (
  day date not null,
  query text not null check (char_length(query) between 1 and 50),
  -- `brand:12;range:0-100`, sorted; empty: none.
  filters text not null default '' check (char_length(filters) <= 200),
  searches integer not null default 0 check (searches >= 0),
  -- Of these, without a result and with one or two.
  without_result integer not null default 0 check (without_result >= 0),
  with_few integer not null default 0 check (with_few >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  -- What the last search found.
  results integer not null default 0 check (results >= 0),
  primary key (day, query, filters)
) with (fillfactor = 70);
-- Whether something was searched for only once.
create index search_day_by_query on search_day (query);
