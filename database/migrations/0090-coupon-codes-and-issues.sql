-- Single-use codes in batches, and coupons that staff give to many members.

create table coupon_batch (
  id bigint generated always as identity primary key,
  offer_id text not null references coupon_offer,
  prefix text not null default '' check (prefix ~ '^[A-Z0-9]{0,4}$'),
  quantity integer not null check (quantity between 1 and 100000),
  made_by bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  -- When the codes that nobody had claimed were voided.
  voided_at timestamptz
);
create index coupon_batch_by_offer on coupon_batch (offer_id, id desc);
call audit_table('coupon_batch', 'id');

-- Only a keyed hash: whoever reads the table or a dump cannot claim anything with it.
create table coupon_code (
  code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
  batch_id bigint not null references coupon_batch,
  -- The last characters, to recognise a code by.
  tail text not null check (tail ~ '^[A-Z0-9]{4}$'),
  state text not null default 'open' check (state in ('open', 'claimed', 'void')),
  coupon_id text references coupon,
  settled_at timestamptz,
  check ((state = 'claimed') = (coupon_id is not null)),
  check ((state = 'open') = (settled_at is null))
);
create index coupon_code_by_batch on coupon_code (batch_id, state);
create index coupon_code_by_tail on coupon_code (batch_id, tail);
create index coupon_code_by_coupon on coupon_code (coupon_id) where coupon_id is not null;

create table coupon_issue (
  id bigint generated always as identity primary key,
  offer_id text not null references coupon_offer,
  -- How the members were chosen, to show it.
  source jsonb not null,
  reason text not null check (char_length(reason) between 2 and 200),
  expected integer not null check (expected > 0),
  -- What one coupon saves at most.
  each_fen bigint not null check (each_fen >= 0),
  issued integer not null default 0 check (issued >= 0),
  skipped integer not null default 0 check (skipped >= 0),
  state text not null check (state in ('waiting', 'running', 'done', 'stopped')),
  made_by bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  finished_at timestamptz,
  check (issued + skipped <= expected),
  check ((state in ('done', 'stopped')) = (finished_at is not null))
);
create index coupon_issue_by_offer on coupon_issue (offer_id, id desc);
call audit_table('coupon_issue', 'id');

-- The members as they were chosen: a second person approves exactly these, and each gets one coupon of the issue.
create table coupon_issue_member (
  issue_id bigint not null references coupon_issue,
  member_id text not null references member,
  state text not null default 'open' check (state in ('open', 'issued', 'skipped')),
  coupon_id text references coupon,
  primary key (issue_id, member_id),
  check ((state = 'issued') = (coupon_id is not null))
);
create index coupon_issue_member_open on coupon_issue_member (issue_id, member_id) where state = 'open';
create index coupon_issue_member_by_member on coupon_issue_member (member_id);
create index coupon_issue_member_by_coupon on coupon_issue_member (coupon_id) where coupon_id is not null;
