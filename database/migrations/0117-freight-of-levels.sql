-- From which amount freight is free for each card: [{"PINK": fen, …}, …], first the usual row of the freight table, then
-- its remote regions. Null: what the release says, as for rows of the previous one.
alter table card_level add column free_from jsonb check (jsonb_typeof(free_from) = 'array');
