-- Sellers of cosmetics have to collect adverse reactions and to report them. A return because of an allergy opens a record;
-- staff also write one by hand for an item of an order. It names nobody.
create table adverse_reaction (
  id bigint generated always as identity primary key,
  order_id text not null references shop_order,
  order_line_id text not null references order_line,
  return_id text references return_request,
  -- Null: sent without a lot, or from several and nobody has asked yet which.
  lot_id bigint references stock_lot,
  symptom text not null default '' check (char_length(symptom) <= 500),
  began_on date,
  saw_doctor boolean,
  age_group text check (age_group in ('under-18', '18-29', '30-44', '45-59', 'over-59')),
  sex text check (sex in ('female', 'male')),
  note text not null default '' check (char_length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'complete', 'reported')),
  -- Counts the changes: two people never overwrite each other.
  revision integer not null default 1,
  opened_at timestamptz not null default shop_now(),
  completed_at timestamptz,
  reported_at timestamptz,
  check ((state = 'open') = (completed_at is null)),
  check ((state = 'reported') = (reported_at is not null)),
  unique (return_id, order_line_id)
);
create index adverse_reaction_open on adverse_reaction (id) where state = 'open';
create index adverse_reaction_by_time on adverse_reaction (opened_at);
create index adverse_reaction_by_order on adverse_reaction (order_id);
create index adverse_reaction_by_line on adverse_reaction (order_line_id);
call audit_table('adverse_reaction', 'id', 'symptom,note');
