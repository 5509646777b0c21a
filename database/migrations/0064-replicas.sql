-- Every process of the shop writes here that it is there, so that staff see which ones run and which release each has.
-- Machine time, as it is about machines.
create table replica (
  id uuid primary key,
  host text not null,
  pid int not null,
  role text not null check (role in ('all', 'web', 'worker')),
  release text not null,
  mode text not null check (mode in ('demo', 'live')),
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
