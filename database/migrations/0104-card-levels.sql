-- What a member card requires and gives. Without a row the settings of the release hold; a row holds from its time on, until
-- the next one does.
create table card_level (
  id bigint generated always as identity primary key,
  effective_at timestamptz not null,
  -- Spending of so many months counts.
  months integer not null check (months between 1 and 36),
  black_fen bigint not null check (black_fen > 0),
  gold_fen bigint not null,
  -- CardType to percent: {"PINK": 100, …}.
  points_percent jsonb not null,
  -- Benefits beside those that the shop calculates: [{"name": …, "values": {"PINK": …}}].
  benefits jsonb not null default '[]',
  reason text not null check (reason <> ''),
  made_by bigint not null references staff,
  made_at timestamptz not null default shop_now(),
  -- A plan that somebody took back before its time.
  cancelled_at timestamptz,
  check (gold_fen > black_fen),
  check (cancelled_at < effective_at)
);
create index card_level_by_time on card_level (effective_at desc, id desc);
create trigger card_level_announced after insert or update or delete on card_level
  for each statement execute function announce_published();
call audit_table('card_level', 'id');
