-- What staff wrote instead of a text of the shop. The highest version of a key holds; rows are added, never changed, so
-- every earlier version can be read and chosen again.
create table message_text (
  key text not null check (key ~ '^[a-z0-9-]{1,40}$'),
  version integer not null check (version > 0),
  -- Null: the text of the shop again.
  title text check (char_length(title) between 1 and 60),
  text text check (char_length(text) between 1 and 300),
  staff_id bigint not null references staff,
  created_at timestamptz not null default shop_now(),
  primary key (key, version),
  check ((title is null) = (text is null))
);
call audit_table('message_text', 'key,version');
