-- What shoppers say about the goods, and what they asked to be told. A member is named by id alone: the account may
-- leave, the words stay. Text is text: nothing here was ever, or will ever be, read as HTML.

-- A picture between its upload and the text that shows it. Bound to who sent it, used once, gone when nobody used it.
create table uploaded_picture (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  member_id text not null,
  storage_key text not null unique,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_kind text check (used_kind in ('comment', 'follow-up', 'post')),
  used_id text,
  check ((used_at is null) = (used_kind is null) and (used_at is null) = (used_id is null))
);
create index uploaded_picture_unused on uploaded_picture (member_id) where used_at is null;

create table comment (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  product_id text not null references product,
  sku_id text not null references sku,
  -- Null: written for the demo, by nobody who could sign in.
  member_id text,
  sub_order_id text,
  author_name text not null check (author_name <> ''),
  author_card text,
  is_anonymous boolean not null default false,
  stars smallint not null check (stars between 1 and 5),
  -- {"质地": 5, "保湿": 4}
  aspects jsonb not null,
  content text not null check (char_length(content) between 5 and 500),
  -- What it praises, in a few words shoppers filter by.
  tags text[] not null default '{}',
  skin_type text check (skin_type in ('dry', 'normal', 'combinationDry', 'combinationOily', 'oily', 'sensitive')),
  age_band text check (age_band in ('18-24', '25-30', '31-35', '36-40', '41+')),
  -- Ids of uploaded pictures, or `drawn:<sku>:<view>` for the demo's own.
  pictures text[] not null default '{}' check (cardinality(pictures) <= 9),
  state text not null default 'shown' check (state in ('pending', 'shown', 'hidden')),
  helpful_count integer not null default 0 check (helpful_count >= 0),
  reply_content text,
  reply_at timestamptz,
  follow_up_content text check (char_length(follow_up_content) between 5 and 500),
  follow_up_pictures text[] not null default '{}' check (cardinality(follow_up_pictures) <= 9),
  -- 使用 N 天后
  follow_up_days integer check (follow_up_days >= 0),
  follow_up_state text check (follow_up_state in ('pending', 'shown', 'hidden')),
  follow_up_at timestamptz,
  created_at timestamptz not null default shop_now(),
  updated_at timestamptz not null default shop_now(),
  -- Once for each bought item, however often the button is pressed.
  unique (member_id, sub_order_id, sku_id),
  check ((member_id is null) = (sub_order_id is null)),
  check ((reply_content is null) = (reply_at is null)),
  check ((follow_up_content is null) = (follow_up_at is null)),
  check ((follow_up_content is null) = (follow_up_state is null)),
  check ((follow_up_content is null) = (follow_up_days is null))
);
create index comment_by_product on comment (product_id, helpful_count desc, created_at desc) where state = 'shown';
create index comment_by_sku on comment (sku_id);
create index comment_changed on comment (updated_at);

create table comment_vote (
  comment_id text not null references comment on delete cascade,
  member_id text not null,
  created_at timestamptz not null default shop_now(),
  primary key (comment_id, member_id)
);

create table question (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  product_id text not null references product,
  member_id text,
  author_name text not null check (author_name <> ''),
  is_anonymous boolean not null default false,
  content text not null check (char_length(content) between 1 and 100),
  topic text not null,
  state text not null default 'shown' check (state in ('pending', 'shown', 'hidden')),
  created_at timestamptz not null default shop_now()
);
create index question_by_product on question (product_id, created_at desc) where state = 'shown';

create table answer (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  question_id text not null references question on delete cascade,
  member_id text,
  author_name text not null check (author_name <> ''),
  is_anonymous boolean not null default false,
  is_staff boolean not null default false,
  -- What they had bought of the product when they answered: the 已购 badge.
  bought_sku_id text references sku,
  content text not null check (char_length(content) between 1 and 300),
  state text not null default 'shown' check (state in ('pending', 'shown', 'hidden')),
  helpful_count integer not null default 0 check (helpful_count >= 0),
  created_at timestamptz not null default shop_now()
);
create index answer_by_question on answer (question_id) where state = 'shown';
create index answer_by_sku on answer (bought_sku_id) where bought_sku_id is not null;

create table answer_vote (
  answer_id text not null references answer on delete cascade,
  member_id text not null,
  created_at timestamptz not null default shop_now(),
  primary key (answer_id, member_id)
);

create table post (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  member_id text,
  author_name text not null check (author_name <> ''),
  author_card text,
  title text not null check (char_length(title) between 1 and 40),
  content text not null check (char_length(content) between 1 and 1000),
  pictures text[] not null default '{}' check (cardinality(pictures) <= 9),
  topics text[] not null default '{}' check (cardinality(topics) <= 5),
  state text not null default 'shown' check (state in ('pending', 'shown', 'hidden')),
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null default shop_now()
);

-- The exact skus a post speaks of, in its order.
create table post_sku (
  post_id text not null references post on delete cascade,
  sku_id text not null references sku,
  position smallint not null check (position between 1 and 9),
  note text not null default '' check (char_length(note) <= 40),
  primary key (post_id, sku_id),
  unique (post_id, position)
);
create index post_sku_by_sku on post_sku (sku_id);

create table post_like (
  post_id text not null references post on delete cascade,
  member_id text not null,
  created_at timestamptz not null default shop_now(),
  primary key (post_id, member_id)
);

create table content_report (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  kind text not null check (kind in ('comment', 'question', 'answer', 'post')),
  target_id text not null,
  member_id text not null,
  reason text not null check (reason in ('advertising', 'abuse', 'privacy', 'false', 'other')),
  note text not null default '' check (char_length(note) <= 200),
  created_at timestamptz not null default shop_now(),
  unique (kind, target_id, member_id)
);

-- 到货通知: whoever waits for a sku is told once.
create table arrival_reminder (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  sku_id text not null references sku on delete cascade,
  -- Who asked: `member:…` or `guest:…`.
  owner text not null check (owner ~ '^(member|guest):'),
  member_id text,
  mobile text check (mobile ~ '^1[3-9][0-9]{9}$'),
  email text,
  -- Where the message goes, as one value: nobody is told twice at one place.
  contact text not null check (contact ~ '^(mobile|email|member):'),
  state text not null default 'waiting' check (state in ('waiting', 'sent')),
  created_at timestamptz not null default shop_now(),
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null)),
  check (member_id is not null or mobile is not null or email is not null)
);
create unique index arrival_reminder_waiting_once on arrival_reminder (sku_id, contact) where state = 'waiting';
create index arrival_reminder_waiting_by_contact on arrival_reminder (contact) where state = 'waiting';
create index arrival_reminder_waiting_by_owner on arrival_reminder (owner) where state = 'waiting';

-- Stock came back, whoever wrote it: an import, a return, a cancelled order. The change itself stays quick, so the
-- telling is a job; one that is running already has to run again, for it may have looked before this change.
create function notice_arrival() returns trigger language plpgsql as $$
begin
  if exists (select 1 from arrival_reminder where sku_id = new.sku_id and state = 'waiting') then
    insert into job (kind, unique_key, payload, run_at)
    values ('arrival-reminder', new.sku_id, jsonb_build_object('skuId', new.sku_id), shop_now())
    on conflict (kind, unique_key) where state = 'waiting'
    do update set run_at = excluded.run_at, lease = null, attempts = 0, next_attempt_at = now(), last_error = null;
  end if;
  return null;
end $$;
create trigger stock_arrival_noticed after update of available on stock
  for each row when (old.available = 0 and new.available > 0) execute function notice_arrival();
