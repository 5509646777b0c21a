-- Presales that staff write: how many may be booked in all and by one shopper, and which order belongs to which presale.

alter table presale
  add column quota integer check (quota > 0),
  add column per_shopper integer check (per_shopper > 0),
  -- Counts the edits of staff, so that the second of two editors does not overwrite the first.
  add column version integer not null default 1,
  -- Null: came with the shop.
  add column updated_by bigint references staff,
  add column updated_at timestamptz;
call audit_table('presale', 'id');

-- The orders of a presale. One that was closed or cancelled gives its units back to the quota.
create table presale_order (
  order_id text primary key references shop_order,
  presale_id text not null references presale,
  owner text not null,
  quantity integer not null check (quantity > 0),
  is_released boolean not null default false
);
create index presale_order_by_presale on presale_order (presale_id, order_id);

-- Units that orders hold of a presale: of all together (no owner) and of each shopper.
create table presale_use (
  presale_id text not null references presale,
  owner text not null default '',
  used integer not null check (used >= 0),
  primary key (presale_id, owner)
);

-- Orders of the previous release, by the presale of their sku at that time.
insert into presale_order (order_id, presale_id, owner, quantity)
select orders.id, presale.id, orders.owner, sum(line.quantity)
from shop_order orders join order_line line on line.order_id = orders.id and line.kind = 'presale'
  join presale on presale.sku_id = line.sku_id
    and orders.created_at >= presale.deposit_from and orders.created_at < presale.deposit_until
where orders.kind = 'presale'
group by orders.id, presale.id, orders.owner
on conflict do nothing;
insert into presale_use (presale_id, owner, used)
select presale_id, whose, sum(quantity) from (
  select booked.presale_id, booked.quantity, whose from presale_order booked
    cross join lateral unnest(array['', booked.owner]) as whose
  where exists (select from sub_order where sub_order.order_id = booked.order_id and sub_order.status <> 90)
) held group by presale_id, whose;
