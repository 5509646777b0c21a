-- Builds indexes while the shop writes its orders. Reports link to the orders of a card or a source: few of them are read first.
create index concurrently sales_order_by_first_source on sales_order (first_source, order_id);
create index concurrently sales_order_by_last_source on sales_order (last_source, order_id);
create index concurrently sales_order_by_level on sales_order (level, order_id);
