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
