-- What a member tells about themselves, what they allow, and the way out: export and closing of the account.

create table member_profile (
  member_id text primary key references member,
  name text check (char_length(name) between 2 and 25),
  gender text not null default 'undisclosed' check (gender in ('female', 'male', 'undisclosed')),
  birthday date,
  -- When the birthday was last written: it may change once a year.
  birthday_set_at timestamptz,
  telephone text check (telephone ~ '^[0-9+-]{5,20}$'),
  city text check (char_length(city) between 1 and 30),
  skin_type text check (skin_type in ('dry', 'normal', 'combinationDry', 'combinationOily', 'oily', 'sensitive')),
  skin_concerns text[] not null default '{}' check (cardinality(skin_concerns) <= 10),
  avoided_ingredients text[] not null default '{}' check (cardinality(avoided_ingredients) <= 20),
  saved_at timestamptz not null default shop_now(),
  check ((birthday is null) = (birthday_set_at is null))
);

-- A switch that was never touched has no row: its default stands in core.
create table privacy_switch (
  member_id text not null references member,
  code text not null check (code in
    ('recommendation', 'marketingSms', 'marketingEmail', 'offers', 'history', 'analytics', 'communityPage')),
  is_on boolean not null,
  primary key (member_id, code)
);

-- What somebody agreed to, and when, can be shown years later: never changed, never deleted.
create table privacy_change (
  id bigint generated always as identity primary key,
  member_id text not null references member,
  -- A switch, or 'export', 'cancelAccount', 'keepAccount'.
  code text not null check (code <> ''),
  is_on boolean,
  -- "Mac 电脑，Safari": a kind of device, nobody's own.
  device text not null,
  at timestamptz not null default shop_now()
);
create index privacy_change_by_member on privacy_change (member_id, id desc);
create trigger privacy_change_append_only before update or delete on privacy_change
  for each row execute function refuse_change();

-- A copy of everything the shop knows about a member, for that member alone.
create table data_export (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  member_id text not null references member,
  state text not null default 'preparing' check (state in ('preparing', 'ready', 'gone')),
  storage_key text unique,
  size_bytes bigint check (size_bytes > 0),
  requested_at timestamptz not null default shop_now(),
  expires_at timestamptz,
  check ((state = 'ready') = (storage_key is not null)),
  check (state <> 'ready' or (expires_at is not null and size_bytes is not null))
);
create index data_export_by_member on data_export (member_id, requested_at desc);
create unique index data_export_one_preparing on data_export (member_id) where state = 'preparing';

-- Closing takes its time: asked for, thought over, then done or taken back.
create table account_closing (
  id bigint generated always as identity primary key,
  member_id text not null references member,
  asked_at timestamptz not null default shop_now(),
  effective_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'withdrawn', 'done')),
  settled_at timestamptz,
  check (effective_at > asked_at),
  check ((state = 'waiting') = (settled_at is null))
);
create unique index account_closing_one_waiting on account_closing (member_id) where state = 'waiting';

-- A closed account has no number any more.
alter table member drop constraint member_mobile_check;
alter table member add constraint member_mobile_check
  check (mobile ~ '^1[3-9][0-9]{9}$' or (state = 'closed' and mobile = ''));
