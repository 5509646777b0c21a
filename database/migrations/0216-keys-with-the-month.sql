-- Builds indexes while the shop writes: the primary key of a partitioned table contains its month.
create unique index concurrently stock_ledger_by_month on stock_ledger (id, created_at);
create unique index concurrently order_status_change_by_month on order_status_change (id, at);
