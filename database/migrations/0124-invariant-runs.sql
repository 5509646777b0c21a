-- What the nightly check of the invariants (database/audit) found.
create table invariant_run (
  id bigint generated always as identity primary key,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  -- Null: the nightly run.
  started_by bigint references staff,
  started_at timestamptz not null default shop_now(),
  finished_at timestamptz,
  last_error text,
  check ((state = 'running') = (finished_at is null)),
  check (state <> 'failed' or last_error is not null)
);
create index invariant_run_finished on invariant_run (id desc) where state = 'done';
create unique index invariant_run_one on invariant_run ((true)) where state = 'running';

create table invariant_result (
  run_id bigint not null references invariant_run on delete cascade,
  -- As in the file: 'I-2 movement'.
  name text not null,
  found integer not null check (found >= 0),
  duration_ms integer not null check (duration_ms >= 0),
  checked_at timestamptz not null,
  primary key (run_id, name)
);

-- The first rows that an invariant found.
create table invariant_fault (
  run_id bigint not null,
  name text not null,
  position integer not null check (position >= 1),
  subject text not null,
  detail text not null,
  primary key (run_id, name, position),
  foreign key (run_id, name) references invariant_result on delete cascade
);

-- A person knows why a row is as it is; it stays explained while the row says the same.
create table invariant_explanation (
  id bigint generated always as identity primary key,
  name text not null,
  subject text not null,
  detail text not null,
  reason text not null check (length(reason) between 2 and 200),
  explained_by bigint not null references staff,
  explained_at timestamptz not null default shop_now(),
  unique (name, subject, detail)
);
call audit_table('invariant_explanation', 'id');
call audit_table('invariant_run', 'id');
