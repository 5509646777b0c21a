-- Stored-value cards are made in batches that a second person approves.
create table card_batch (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('anonymous', 'named')),
  face_fen bigint not null check (face_fen > 0),
  card_count integer not null check (card_count between 1 and 2000),
  -- Years from the activation; null: without end.
  valid_years integer check (valid_years between 3 and 20),
  purpose text not null check (char_length(purpose) between 1 and 60),
  -- The document that proves the payment of the customer.
  document text not null check (char_length(document) between 1 and 40),
  state text not null default 'requested'
    check (state in ('requested', 'making', 'ready', 'downloaded', 'active', 'discarded')),
  approval_id bigint references approval,
  -- Numbers and PINs are derived from it and from a key outside the database. It is deleted with the download.
  seed text check (seed ~ '^[0-9a-f]{64}$'),
  requested_by bigint not null references staff,
  requested_at timestamptz not null default shop_now(),
  approved_by bigint references staff,
  downloaded_by bigint references staff,
  downloaded_at timestamptz,
  activated_by bigint references staff,
  activated_at timestamptz,
  -- The law: at most ¥1,000 without a name, ¥5,000 with one; without a name valid for three years or more, with one without end.
  constraint card_batch_face_lawful check (face_fen <= case kind when 'anonymous' then 100000 else 500000 end),
  constraint card_batch_validity_lawful check ((kind = 'named') = (valid_years is null)),
  constraint card_batch_two_people check (approved_by <> requested_by and downloaded_by <> requested_by),
  constraint card_batch_activated_by_other check (activated_by <> downloaded_by),
  constraint card_batch_seed_until_download check ((seed is not null) = (state in ('making', 'ready'))),
  check ((activated_at is null) = (activated_by is null)),
  check ((downloaded_at is null) = (downloaded_by is null))
);
call audit_table('card_batch', 'id', 'seed');

alter table stored_card
  add column batch_id bigint references card_batch,
  add column batch_number integer check (batch_number > 0),
  -- The lost card whose balance this one got.
  add column replaces_card_id text references stored_card,
  drop constraint stored_card_state_check,
  -- Inactive: made, not sold yet, without a balance.
  add constraint stored_card_state_check check (state in ('inactive', 'active', 'frozen', 'lost', 'closed')),
  add constraint stored_card_inactive_empty check (state <> 'inactive' or balance_fen = 0);
create unique index stored_card_by_batch on stored_card (batch_id, batch_number) where batch_id is not null;
create unique index stored_card_by_replaced on stored_card (replaces_card_id) where replaces_card_id is not null;
create index stored_card_by_tail on stored_card (tail, member_id) where member_id is not null;
-- The liability report reads nothing but this.
create index stored_card_liability on stored_card (batch_id, state)
  include (face_fen, balance_fen, expires_at, created_at, replaces_card_id);

alter table stored_card_entry
  drop constraint stored_card_entry_kind_check,
  add constraint stored_card_entry_kind_check check
    (kind in ('issue', 'bind', 'hold', 'capture', 'release', 'refund', 'move-out', 'move-in')) not valid;

alter table stored_card_change
  -- Staff freeze cards that nobody has bound.
  alter column member_id drop not null,
  add column made_by bigint references staff,
  add column reason text check (char_length(reason) between 1 and 200),
  drop constraint stored_card_change_action_check,
  add constraint stored_card_change_action_check check
    (action in ('reportLost', 'found', 'unbind', 'freeze', 'unfreeze', 'replace')),
  add constraint stored_card_change_of_staff check
    ((action in ('freeze', 'unfreeze', 'replace')) = (made_by is not null));
