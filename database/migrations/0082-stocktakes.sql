-- Counting the warehouse: a list of skus, every count of each with what the books said at that moment.
create table stocktake (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- What was chosen: brand, category, words.
  scope jsonb not null,
  state text not null default 'counting' check (state in ('counting', 'ended', 'cancelled')),
  made_by bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  ended_at timestamptz,
  -- The change set that corrects the books; null when they were right.
  set_id bigint references change_set,
  check ((state = 'counting') = (ended_at is null))
);

create table stocktake_line (
  take_id bigint not null references stocktake,
  sku_id text not null references sku on delete cascade,
  primary key (take_id, sku_id)
);
create index stocktake_line_by_sku on stocktake_line (sku_id);

create table stocktake_count (
  id bigint generated always as identity primary key,
  take_id bigint not null,
  sku_id text not null,
  counted integer not null check (counted between 0 and 1000000),
  -- Available, held and paid units that had not left the warehouse.
  expected integer not null,
  made_by bigint not null references staff,
  at timestamptz not null default shop_now(),
  foreign key (take_id, sku_id) references stocktake_line on delete cascade
);
create index stocktake_count_by_line on stocktake_count (take_id, sku_id, id);

call audit_table('stocktake', 'id');
call audit_table('stocktake_count', 'id');
