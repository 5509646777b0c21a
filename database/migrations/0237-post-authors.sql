-- Authors of posts, under an id that reveals nothing about the member, and the members who follow them.
create table post_author (
  author_id text primary key default replace(gen_random_uuid()::text, '-', '') check (author_id ~ '^[0-9a-f]{32}$'),
  member_id text not null unique,
  created_at timestamptz not null default shop_now()
);

-- Also for posts that the previous release writes.
create function add_post_author() returns trigger language plpgsql as $$
begin
  insert into post_author (member_id) values (new.member_id) on conflict (member_id) do nothing;
  return null;
end $$;
create trigger post_has_author after insert on post
  for each row when (new.member_id is not null) execute function add_post_author();
insert into post_author (member_id) select distinct member_id from post where member_id is not null
  on conflict (member_id) do nothing;

create table author_follow (
  -- Who follows.
  member_id text not null,
  author_id text not null references post_author on delete cascade,
  created_at timestamptz not null default shop_now(),
  primary key (member_id, author_id)
);
create index author_follow_by_author on author_follow (author_id);
create index post_by_member on post (member_id, created_at desc, id) where member_id is not null;
