-- Sums of the ledger by day and account, so that balances and trial balances do not read every entry. The accounts of
-- orders and of stored cards are one line each.
create function ledger_family(account text) returns text immutable language sql as $$
  select case when account like 'order:%' then 'order' when account like 'card:%' then 'card' else account end
$$;

create table ledger_day (
  -- Of the movement, in Shanghai.
  day date not null,
  family text not null,
  debit_fen bigint not null check (debit_fen >= 0),
  credit_fen bigint not null check (credit_fen <= 0),
  entries bigint not null check (entries > 0),
  first_entry_id bigint not null,
  last_entry_id bigint not null,
  primary key (family, day)
);

-- The sums hold the entries up to summed_id. Ids are given before a transaction ends, so entries up to seen_id are added
-- only when every transaction has ended that ran while they were seen.
create table ledger_sum_state (
  is_only boolean primary key default true check (is_only),
  summed_id bigint not null default 0,
  seen_id bigint not null default 0,
  seen_transaction bigint not null default 0
);
insert into ledger_sum_state default values;
