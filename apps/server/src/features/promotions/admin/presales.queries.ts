import { OrderStatus } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

export type PresalePhase = 'draft' | 'coming' | 'deposit' | 'between' | 'balance' | 'ended' | 'stopped';
export interface PresaleRow {
  id: string;
  sku_id: string;
  title: string;
  price_fen: number;
  deposit_fen: number;
  deposit_worth_fen: number;
  deposit_from: Date;
  deposit_until: Date;
  balance_from: Date;
  balance_until: Date;
  ships_by: Date;
  quota: number | null;
  per_shopper: number | null;
  state: 'draft' | 'live' | 'stopped';
  version: number;
  updated_at: Date | null;
  updated_by_name: string | null;
  phase: PresalePhase;
  product_name: string;
  sku_name: string;
  booked: number;
}

const PHASE = sql`case
  when presale.state <> 'live' then presale.state
  when shop_now() < presale.deposit_from then 'coming'
  when shop_now() < presale.deposit_until then 'deposit'
  when shop_now() < presale.balance_from then 'between'
  when shop_now() < presale.balance_until then 'balance'
  else 'ended' end`;
const PRESALE = sql`
  select presale.*, staff.name as updated_by_name, ${PHASE} as phase, product.name_cn as product_name,
    concat_ws(' ', sku.shade_number, sku.shade_name, sku.size) as sku_name,
    coalesce((select used from presale_use where presale_id = presale.id and owner = ''), 0) as booked
  from presale join sku on sku.id = presale.sku_id join product on product.id = sku.product_id
  left join staff on staff.id = presale.updated_by`;

export async function listPresaleRows(
  db: Queryable,
  { after, before, size }: { after: string | null; before: string | null; size: number },
): Promise<PresaleRow[]> {
  const place =
    after !== null
      ? sql`where presale.id > ${after}`
      : before !== null
        ? sql`where presale.id < ${before}`
        : sql``;
  const { rows } = await sql<PresaleRow>`
    select * from (${PRESALE} ${place} order by presale.id ${before === null ? sql`asc` : sql`desc`} limit ${size})
      page order by id`.execute(db);
  return rows;
}

export async function countPresales(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from presale`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findPresaleRow(db: Queryable, id: string): Promise<PresaleRow | null> {
  const { rows } = await sql<PresaleRow>`${PRESALE} where presale.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function lockPresaleRow(tx: Tx, id: string): Promise<PresaleRow | null> {
  await tx.selectFrom('presale').select('id').where('id', '=', id).forUpdate().execute();
  return findPresaleRow(tx, id);
}

export const hasOrders = async (db: Queryable, presaleId: string): Promise<boolean> =>
  (await db
    .selectFrom('presale_order')
    .select('order_id')
    .where('presale_id', '=', presaleId)
    .limit(1)
    .executeTakeFirst()) !== undefined;

export type OrderGroup = 'unpaid' | 'owing' | 'settled' | 'lost';

/** Changes have a partition for each month: none before the order is read; a day allows for clocks that differ. */
const sinceOrder = sql`change.at >= orders.created_at - interval '1 day'`;
/** When the deposit was paid; null: never. */
const depositAt = sql`(select min(change.at) from order_status_change change
  where change.sub_order_id = sub.id and change.to_status = ${OrderStatus.AwaitingBalance} and ${sinceOrder})`;
const ended = sql`sub.status in (${OrderStatus.Cancelling}, ${OrderStatus.Cancelled}, ${OrderStatus.Closed}, ${OrderStatus.Refused})`;
const IN_GROUP: Record<OrderGroup, RawBuilder<unknown>> = {
  unpaid: sql`sub.status = ${OrderStatus.AwaitingDeposit}`,
  owing: sql`sub.status = ${OrderStatus.AwaitingBalance}`,
  settled: sql`(not ${ended} and sub.status not in (${OrderStatus.AwaitingDeposit}, ${OrderStatus.AwaitingBalance}))`,
  lost: sql`(${ended} and exists (select from order_status_change change
    where change.sub_order_id = sub.id and change.to_status = ${OrderStatus.AwaitingBalance} and ${sinceOrder}))`,
};
/** A presale is ordered alone: its first part says how far the order is. */
const FROM = sql`presale_order booked join shop_order orders on orders.id = booked.order_id
  join sub_order sub on sub.order_id = orders.id and sub.position = 1`;

export interface GroupFigures {
  name: OrderGroup;
  orders: number;
  units: number;
  payable_fen: number;
  deposit_fen: number;
}

/** How many orders of a presale are how far, and their sums. */
export async function countGroups(db: Queryable, presaleId: string): Promise<GroupFigures[]> {
  const name = sql`case when ${IN_GROUP.unpaid} then 'unpaid' when ${IN_GROUP.owing} then 'owing'
    when ${IN_GROUP.settled} then 'settled' when ${IN_GROUP.lost} then 'lost' end`;
  const { rows } = await sql<GroupFigures>`
    select name, count(*)::int as orders, sum(quantity)::int as units, sum(payable_fen)::bigint as payable_fen,
      sum(deposit_fen)::bigint as deposit_fen
    from (select ${name} as name, booked.quantity, orders.payable_fen, orders.deposit_fen from ${FROM}
      where booked.presale_id = ${presaleId}) figures
    where name is not null group by name`.execute(db);
  return rows;
}

/** Units by the day on which their deposit was paid. */
export async function countDays(db: Queryable, presaleId: string): Promise<{ day: string; units: number }[]> {
  const { rows } = await sql<{ day: string; units: number }>`
    select to_char(at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, sum(quantity)::int as units
    from (select ${depositAt} as at, booked.quantity from ${FROM} where booked.presale_id = ${presaleId}) paid
    where at is not null group by 1 order by 1 desc limit 30`.execute(db);
  return rows.toReversed();
}

export interface PresaleOrderRow {
  id: string;
  recipient: string;
  quantity: number;
  deposit_at: Date | null;
  due_fen: number;
  balance_until: Date | null;
  is_late: boolean;
  arrival: 'here' | 'waiting' | null;
}

/** Orders by their number, which begins with the day: the oldest deposits come first. */
export async function listPresaleOrders(
  db: Queryable,
  { presaleId, tab, after, size }: { presaleId: string; tab: OrderGroup; after: string | null; size: number },
): Promise<PresaleOrderRow[]> {
  const { rows } = await sql<PresaleOrderRow>`
    select orders.id, orders.recipient->>'name' as recipient, booked.quantity, ${depositAt} as deposit_at,
      case when ${IN_GROUP.owing} then orders.payable_fen - orders.deposit_fen else 0 end as due_fen,
      orders.balance_until, ${IN_GROUP.owing} and orders.balance_until < shop_now() + interval '24 hours' as is_late,
      case when booked.assigned_at is not null then 'here'
        when booked.deposit_at is not null and not booked.is_released then 'waiting' end as arrival
    from ${FROM} where booked.presale_id = ${presaleId} and ${IN_GROUP[tab]}
      ${after === null ? sql`` : sql`and booked.order_id > ${after}`}
    order by booked.order_id limit ${size}`.execute(db);
  return rows;
}
