-- Staff search payments by time, state, provider and amount, newest first.
create index payment_by_opened on payment (opened_at, id);
create index payment_by_state_and_opened on payment (state, opened_at, id) where state <> 'paid';
create index payment_by_provider_and_opened on payment (provider, opened_at, id);
create index payment_by_amount on payment (amount_fen, opened_at, id);
-- What a day of a provider is compared with.
create index payment_by_provider_and_settled on payment (provider, settled_at) where state = 'paid';
create index refund_by_settled on refund (settled_at) where state = 'done';
-- Money that came too late and is not back yet.
create index refund_late_open on refund (created_at) where state <> 'done' and reason_key like 'late:%';
create index payment_notice_by_payment on payment_notice (payment_id);
create index payment_notice_by_time on payment_notice (received_at, notice_id);

-- What a provider answered when it was asked, one row for each answer: the same answer again only counts.
create table payment_answer (
  payment_id text not null references payment,
  state text not null check (state in ('waiting', 'paid', 'failed', 'closed', 'none')),
  trade_no text,
  amount_fen bigint,
  reason text,
  times integer not null default 1,
  first_at timestamptz not null default shop_now(),
  last_at timestamptz not null default shop_now(),
  -- Who of the staff asked last; null: a job.
  asked_by bigint references staff,
  primary key (payment_id, state)
);
