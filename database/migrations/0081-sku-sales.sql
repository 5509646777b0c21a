-- What each sku sold on a day, counted with the sales of products. Days of stock and the effect of a new price come from it.
create table sku_sales_day (
  day date not null,
  sku_id text not null,
  sold integer not null,
  primary key (day, sku_id)
);

-- The sum of the last 28 counted days, so that a list of all skus reads one row each.
create table sku_sales (
  sku_id text primary key,
  sold_28_days integer not null
);
