call partition_by_month('order_status_change', 'at');
