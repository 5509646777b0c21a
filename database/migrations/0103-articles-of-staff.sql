-- Staff write the articles of 美妆灵感: one may end, and of two editors the second is refused.
alter table inspiration
  add column ends_at timestamptz,
  add column version integer not null default 1 check (version > 0),
  add constraint inspiration_ends_later check (ends_at > published_at);
call audit_table('inspiration', 'id');
