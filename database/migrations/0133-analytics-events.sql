-- Events of the pages of the shop, appended by every replica. No member, no address: a visit is a random number of one day.
create table analytics_event (
  -- Made in the browser, so that an event that is sent or written again is stored once.
  id uuid primary key,
  -- The day of Shanghai on which it came.
  day date not null,
  received_at timestamptz not null,
  -- Null: from a page of an earlier release, or from a browser that stores nothing. Not counted in the funnel.
  visit_id uuid,
  name text not null check (name in ('page_view', 'product_view', 'add_to_cart', 'cart_view', 'checkout_view',
    'payment_view', 'order_placed', 'order_paid')),
  page_kind text not null,
  skus text[] not null default '{}',
  -- As the browser says: the funnel counts it only where such an order exists, and takes money from the order.
  order_id text,
  total_fen bigint,
  discount_fen bigint,
  freight_fen bigint,
  price_fen bigint,
  coupons text[] not null default '{}',
  utm_source text not null default '',
  utm_medium text not null default '',
  utm_campaign text not null default '',
  utm_content text not null default '',
  utm_term text not null default '',
  -- Milliseconds of the browser's clock: the order of the events of a visit.
  browser_ms bigint not null,
  -- What it takes of the budget.
  bytes integer not null check (bytes > 0)
);
create index analytics_event_by_day on analytics_event (day, visit_id);
create index analytics_event_by_order on analytics_event (order_id) where name = 'order_placed';

-- What the stored events of each day take: the budget of all replicas together.
create table analytics_day (
  day date primary key,
  events integer not null default 0 check (events >= 0),
  bytes bigint not null default 0 check (bytes >= 0)
) with (fillfactor = 50);

-- The funnel of a closed day. Each step counts the visits that came to it or to one after it.
create table funnel_day (
  day date not null,
  -- Empty: opened directly. An asterisk: all but the fifty most frequent of the day.
  source text not null,
  -- The kind of the page with which the visit began.
  landing text not null,
  visits integer not null check (visits >= 0),
  viewed integer not null check (viewed between 0 and visits),
  carted integer not null check (carted between 0 and viewed),
  checked_out integer not null check (checked_out between 0 and carted),
  placed integer not null check (placed between 0 and checked_out),
  paid integer not null check (paid between 0 and placed),
  orders integer not null check (orders >= placed),
  paid_fen bigint not null check (paid_fen >= 0),
  primary key (day, source, landing)
);
-- Visits that saw a product, put it into the cart, or paid an order with it.
create table funnel_product_day (
  day date not null,
  product_id text not null,
  viewed integer not null check (viewed >= 0),
  carted integer not null check (carted >= 0),
  bought integer not null check (bought >= 0),
  primary key (day, product_id)
);
-- Days whose figures are in the two tables above. An event that comes later deletes the row, and the day is summed again.
create table funnel_closed (
  day date primary key,
  closed_at timestamptz not null default shop_now(),
  -- All orders of the day, and those that a page reported.
  orders integer not null check (orders >= 0),
  reported_orders integer not null check (reported_orders between 0 and orders)
);
