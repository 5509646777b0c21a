-- Every time an owner blocks a stored-value card, opens it again, or lets it go: no money moves, so it is no entry of
-- the card's ledger, but it can be told from outside who did what and when.
create table stored_card_change (
  id bigint generated always as identity primary key,
  card_id text not null references stored_card,
  member_id text not null,
  action text not null check (action in ('reportLost', 'found', 'unbind')),
  at timestamptz not null
);
create index stored_card_change_by_card on stored_card_change (card_id, id desc);
create trigger stored_card_change_append_only before update or delete on stored_card_change
  for each row execute function refuse_change();
