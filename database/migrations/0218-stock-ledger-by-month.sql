call partition_by_month('stock_ledger', 'created_at');
