-- Surveys with a points reward, brands a member follows, and favourites that a guest keeps until she signs in.

create table survey (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  title text not null check (char_length(title) between 1 and 40),
  intro text not null check (char_length(intro) between 1 and 200),
  minutes integer not null check (minutes between 1 and 60),
  points integer not null check (points > 0),
  -- [{id, kind, title, choices, most, isOptional, low, high}], read by core's own shape.
  questions jsonb not null check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) > 0),
  -- How many may answer; null for everybody.
  places integer check (places > 0),
  answered integer not null default 0 check (answered >= 0),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  state text not null default 'live' check (state in ('draft', 'live', 'stopped')),
  constraint survey_within_places check (places is null or answered <= places),
  check (opens_at < closes_at)
);

-- What a member said, once. It is not joined to her name where answers are read; it is here so that nobody is paid twice.
create table survey_answer (
  survey_id text not null references survey,
  member_id text not null references member,
  -- {"q1": ["粉底液"], "q3": 7, "q4": "…"}
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  points integer not null check (points > 0),
  at timestamptz not null,
  primary key (survey_id, member_id)
);
create index survey_answer_by_member on survey_answer (member_id, at desc);
create trigger survey_answer_append_only before update or delete on survey_answer
  for each row execute function refuse_change();

create table followed_brand (
  member_id text not null references member,
  brand_id text not null references brand on delete cascade,
  followed_at timestamptz not null,
  primary key (member_id, brand_id)
);
create index followed_brand_by_age on followed_brand (member_id, followed_at desc);
create index followed_brand_by_brand on followed_brand (brand_id);

-- A guest's favourites wait for her to sign in. `owner` is how carts and addresses name a shopper too.
alter table favourite drop constraint favourite_pkey;
alter table favourite alter column member_id drop not null;
alter table favourite add column guest_id text;
alter table favourite add column owner text not null
  generated always as (case when member_id is null then 'guest:' || guest_id else 'member:' || member_id end) stored;
alter table favourite add primary key (owner, sku_id);
alter table favourite add check ((member_id is null) <> (guest_id is null));
drop index favourite_by_age;
create index favourite_by_age on favourite (owner, saved_at desc);

-- A member looks for her own words, whatever their state.
create index comment_by_member on comment (member_id, created_at desc) where member_id is not null;
create index question_by_member on question (member_id, created_at desc) where member_id is not null;
create index answer_by_member on answer (member_id, created_at desc) where member_id is not null;
create index arrival_reminder_by_member on arrival_reminder (member_id, created_at desc) where member_id is not null;
