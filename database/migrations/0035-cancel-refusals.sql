-- Why this change: when staff reject a cancellation, the order page says so with the reason they gave. When it was rejected
-- is in order_status_change already.
alter table sub_order add column cancel_refusal text check (cancel_refusal <> '');
