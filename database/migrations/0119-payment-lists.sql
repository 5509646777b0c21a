-- Builds indexes while the shop writes its payments.
-- Staff search payments by time, state, provider and amount, newest first.
create index concurrently payment_by_opened on payment (opened_at, id);
create index concurrently payment_by_state_and_opened on payment (state, opened_at, id) where state <> 'paid';
create index concurrently payment_by_provider_and_opened on payment (provider, opened_at, id);
create index concurrently payment_by_amount on payment (amount_fen, opened_at, id);
-- What a day of a provider is compared with.
create index concurrently payment_by_provider_and_settled on payment (provider, settled_at) where state = 'paid';
create index concurrently refund_by_settled on refund (settled_at) where state = 'done';
-- Money that came too late and is not back yet.
create index concurrently refund_late_open on refund (created_at) where state <> 'done' and reason_key like 'late:%';
create index concurrently payment_notice_by_payment on payment_notice (payment_id);
create index concurrently payment_notice_by_time on payment_notice (received_at, notice_id);
