-- The number of an order begins with the day it was placed. Staff read completed orders, and orders of a brand, newest
-- first: by these indexes day by day, instead of passing all newer orders of other statuses and brands.
create index sub_order_by_status_and_day on sub_order (status, (left(order_id, 8)), order_id);
drop index sub_order_by_status;
create index order_line_by_brand_and_day on order_line ((snapshot ->> 'brandNameCN'), (left(order_id, 8)));
drop index order_line_by_brand;
