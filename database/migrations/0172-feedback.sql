-- What members and guests write to the shop about its pages and service, and the answer.
create table feedback (
  feedback_no text primary key check (feedback_no ~ '^FK[0-9]{14}$'),
  owner text not null check (owner ~ '^(member|guest):.+$'),
  -- Of a guest: the verified mobile, by which the answer is found.
  mobile text check (mobile ~ '^1[0-9]{10}$'),
  kind text not null check (kind in ('page', 'order', 'product', 'service', 'suggestion', 'complaint')),
  text text not null check (char_length(text) between 5 and 1000),
  -- An order number or the address of a page.
  about text not null default '' check (char_length(about) <= 200),
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  assigned_to bigint references staff,
  answer text not null default '' check (char_length(answer) <= 1000),
  answered_at timestamptz,
  closed_at timestamptz,
  -- Counts the changes: two people never overwrite each other.
  revision integer not null default 1,
  created_at timestamptz not null default shop_now(),
  check ((owner like 'guest:%') = (mobile is not null)),
  check ((state = 'answered') <= (answered_at is not null)),
  check ((state = 'closed') = (closed_at is not null))
);
create index feedback_by_owner on feedback (owner, created_at desc);
create index feedback_by_mobile on feedback (mobile, created_at desc) where mobile is not null;
create index feedback_by_state on feedback (state, created_at desc, feedback_no desc);
create index feedback_by_time on feedback (created_at desc, feedback_no desc);
call audit_table('feedback', 'feedback_no', 'owner,mobile,text,about,answer');

create table feedback_picture (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  owner text not null check (owner ~ '^(member|guest):.+$'),
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  feedback_no text references feedback on delete cascade,
  position smallint check (position between 1 and 3),
  check ((feedback_no is null) = (position is null))
);
create index feedback_picture_unused on feedback_picture (owner) where feedback_no is null;
create unique index feedback_picture_by_feedback on feedback_picture (feedback_no, position)
  where feedback_no is not null;
