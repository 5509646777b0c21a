-- Whether this database belongs to a demo or to a live shop. The first start writes the row; no other mode opens it after.
create table shop_mode (
  id boolean primary key default true check (id),
  mode text not null check (mode in ('demo', 'live')),
  decided_at timestamptz not null default now()
);

-- A database of an earlier release: what the demo seeds or moves says demo, any other data say live. An empty one is
-- decided by the first start. The staff of a demo are seeded since 0043, its members since 0005.
insert into shop_mode (mode)
select case
  when exists (select 1 from staff where login like '%@huarong.demo')
    or exists (select 1 from member where id = '1000000002' and mobile = '13800000002')
    or exists (select 1 from shop_clock where offset_seconds > 0)
  then 'demo' else 'live' end
where exists (select 1 from staff) or exists (select 1 from member) or exists (select 1 from product)
  or exists (select 1 from category) or exists (select 1 from shop_clock where offset_seconds > 0);
