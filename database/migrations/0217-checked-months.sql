-- Reads the rows with a lock that lets others write.
alter table stock_ledger validate constraint stock_ledger_reason_check;
alter table stock_ledger validate constraint stock_ledger_before_month;
alter table order_status_change validate constraint order_status_change_before_month;
