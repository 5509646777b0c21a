-- Baskets that staff priced and want to show others. The result is calculated anew when a case is opened; what it was is
-- stored to say whether it differs.
create table simulator_case (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- Who buys what, when, with which coupons.
  scenario jsonb not null check (jsonb_typeof(scenario) = 'object'),
  -- A digest of the order that it gave.
  result_hash text not null check (result_hash ~ '^[0-9a-f]{64}$'),
  payable_fen bigint not null check (payable_fen >= 0),
  made_by bigint not null references staff,
  created_at timestamptz not null default shop_now()
);

-- Paid baskets priced with and without a promotion, in the background.
create table simulator_replay (
  id bigint generated always as identity primary key,
  promotion_id text not null,
  title text not null,
  -- The promotion as it was when the replay began.
  promotion jsonb not null check (jsonb_typeof(promotion) = 'object'),
  at timestamptz not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  done integer not null default 0 check (done >= 0),
  total integer not null default 0 check (total >= done),
  result jsonb,
  problem text,
  made_by bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  finished_at timestamptz,
  check ((state = 'running') = (finished_at is null)),
  check ((state = 'done') = (result is not null))
);
-- One at a time: a second one would only slow the first.
create unique index simulator_replay_running on simulator_replay ((true)) where state = 'running';

call audit_table('simulator_case', 'id');
call audit_table('simulator_replay', 'id');
