-- What each product sold on a day, counted from the orders. Rankings read this instead of a year of orders.
create table sales_day (
  day date not null,
  product_id text not null,
  sold integer not null,
  -- Buyers whose second purchase within half a year was on this day.
  rebought integer not null,
  primary key (day, product_id)
);

-- The days that were counted, also those without a sale.
create table counted_day (
  day date primary key,
  counted_at timestamptz not null
);
