-- What members write below a post; an answer belongs to a comment of the same post.
create table post_comment (
  id text primary key default replace(gen_random_uuid()::text, '-', ''),
  post_id text not null references post on delete cascade,
  parent_id text references post_comment on delete cascade,
  member_id text,
  author_name text not null check (author_name <> ''),
  author_card text,
  -- Written by the author of the post.
  is_by_poster boolean not null default false,
  content text not null check (char_length(content) between 1 and 300),
  state text not null default 'shown' check (state in ('pending', 'shown', 'hidden')),
  like_count integer not null default 0 check (like_count >= 0),
  created_at timestamptz not null default shop_now()
);
create index post_comment_by_post on post_comment (post_id, created_at desc, id desc) where state = 'shown' and parent_id is null;
create index post_comment_by_parent on post_comment (parent_id, created_at, id) where parent_id is not null;
create index post_comment_of_post on post_comment (post_id);
create index post_comment_by_member on post_comment (member_id, created_at) where member_id is not null;
create index post_comment_waiting on post_comment (created_at, id) where state = 'pending';
create index post_comment_hidden on post_comment (created_at desc, id desc) where state = 'hidden';
call audit_table('post_comment', 'id');
call audit_texts('post_comment', 'id', 'author_name', 'content');

create table post_comment_like (
  comment_id text not null references post_comment on delete cascade,
  member_id text not null,
  created_at timestamptz not null default shop_now(),
  primary key (comment_id, member_id)
);

-- Where in which image of the post a sku is seen, in thousandths of its width and height.
alter table post_sku
  add column picture smallint check (picture between 0 and 8),
  add column x smallint check (x between 0 and 1000),
  add column y smallint check (y between 0 and 1000),
  add constraint post_sku_point check (num_nulls(picture, x, y) in (0, 3));

alter table content_report drop constraint content_report_kind_check;
alter table content_report add constraint content_report_kind_check
  check (kind in ('comment', 'question', 'answer', 'post', 'post-comment')) not valid;
alter table content_report validate constraint content_report_kind_check;
