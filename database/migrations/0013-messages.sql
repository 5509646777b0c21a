-- What the shop tells a member in the message centre.
create table message (
  id text primary key default gen_random_uuid()::text,
  member_id text not null references member,
  -- What happened: told once, however often it is heard.
  key text not null check (key <> ''),
  -- 1 交易物流 2 优惠活动 3 美妆灵感
  type smallint not null check (type between 1 and 3),
  -- The drawing beside it where there is no picture of goods.
  icon text not null check (icon <> ''),
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 300),
  -- [{text, link}], each to a page of this shop.
  links jsonb not null check (jsonb_typeof(links) = 'array'),
  -- What it is about. The goods may leave the catalogue, the message stays.
  sku_id text,
  read_at timestamptz,
  created_at timestamptz not null default shop_now(),
  unique (member_id, key)
);
create index message_by_member on message (member_id, type, created_at desc, id desc);
create index message_unread on message (member_id, type, created_at) where read_at is null;
create index message_by_age on message (created_at);

-- SMS and mail that an event has caused: the same event heard again sends no second one.
create table notice_sent (
  key text primary key check (key <> ''),
  sent_at timestamptz not null default shop_now()
);
create index notice_sent_by_age on notice_sent (sent_at);

-- Articles of 美妆灵感. The page they open is a content page, a shelf or a product.
create table inspiration (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  title text not null check (char_length(title) between 1 and 60),
  text text not null check (char_length(text) between 1 and 300),
  link text not null check (link ~ '^/[^/\\]'),
  sku_id text,
  -- Null: for every skin.
  skin_types text[],
  published_at timestamptz not null,
  is_live boolean not null default true
);
create index inspiration_by_time on inspiration (published_at desc) where is_live;

-- What ends soon is looked for every day, among all members.
create index coupon_ending on coupon (valid_to) where state = 'usable';
create index points_lot_ending on points_lot (expires_at) where left_points > 0;

insert into job (kind, unique_key, payload, run_at) values ('message-day', 'daily', '{}', now());
