import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Queryable, statusIn, type Tx } from '#platform/database';

export interface WaitingOrder {
  orderId: string;
  quantity: number;
}

/** Units that have arrived; null: this presale is not counted. */
export async function findArrived(db: Queryable, presaleId: string): Promise<number | null> {
  const row = await db
    .selectFrom('presale_counting')
    .select('arrived')
    .where('presale_id', '=', presaleId)
    .executeTakeFirst();
  return row?.arrived ?? null;
}

/** The same, locked until the transaction ends: units of a presale are assigned by one transaction at a time. */
export async function lockArrived(tx: Tx, presaleId: string): Promise<number | null> {
  const row = await tx
    .selectFrom('presale_counting')
    .select('arrived')
    .where('presale_id', '=', presaleId)
    .forUpdate()
    .executeTakeFirst();
  return row?.arrived ?? null;
}

/** Units of assigned orders, also of those that were sent and came back: their units are not here any more. */
export async function sumAssigned(db: Queryable, presaleId: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(quantity), 0)::int as units from presale_order
    where presale_id = ${presaleId} and assigned_at is not null`.execute(db);
  return rows[0]?.units ?? 0;
}

/** Stores when the deposits were paid that were paid since the last time. */
export const fillDepositTimes = (tx: Tx, presaleId: string) =>
  sql`
    update presale_order booked set deposit_at = paid.at
    from (
      select unpaid.order_id, (
        select min(change.at) from sub_order sub join order_status_change change on change.sub_order_id = sub.id
        where sub.order_id = unpaid.order_id and change.to_status = ${OrderStatus.AwaitingBalance}
          and change.at >= orders.created_at - interval '1 day') as at
      from presale_order unpaid join shop_order orders on orders.id = unpaid.order_id
      where unpaid.presale_id = ${presaleId} and unpaid.deposit_at is null and unpaid.assigned_at is null
        and not unpaid.is_released) paid
    where booked.order_id = paid.order_id and paid.at is not null`.execute(tx);

/** Paid deposits without units, oldest first. An order has at least one unit, so `free` orders are enough to read. */
export async function listWaitingOrders(
  db: Queryable,
  presaleId: string,
  free: number,
): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select order_id as "orderId", quantity from presale_order
    where presale_id = ${presaleId} and assigned_at is null and not is_released and deposit_at is not null
    order by deposit_at, order_id limit ${free}`.execute(db);
  return rows;
}

export const setAssigned = (tx: Tx, orderIds: readonly string[], isAssigned: boolean) =>
  sql`update presale_order set assigned_at = ${isAssigned ? sql`shop_now()` : sql`null`}
    where order_id = any (${[...orderIds]})`.execute(tx);

/** Nothing of it was handed to the warehouse. */
const UNTOUCHED = [OrderStatus.AwaitingBalance, OrderStatus.AwaitingShipment] as const;
const FIRST_PART = sql`join sub_order sub on sub.order_id = booked.order_id and sub.position = 1`;

/** Assigned orders of which nobody has packed anything, the newest deposit first. */
export async function listTakeable(db: Queryable, presaleId: string): Promise<WaitingOrder[]> {
  const { rows } = await sql<WaitingOrder>`
    select booked.order_id as "orderId", booked.quantity from presale_order booked ${FIRST_PART}
    where booked.presale_id = ${presaleId} and booked.assigned_at is not null and not booked.is_released
      and ${statusIn('sub.status', UNTOUCHED)}
    order by booked.deposit_at desc, booked.order_id desc`.execute(db);
  return rows;
}

/** Those of them that nobody packs at this moment, locked. Their status is read again once they are locked. */
export async function lockTakeable(tx: Tx, presaleId: string): Promise<WaitingOrder[]> {
  const found = await listTakeable(tx, presaleId);
  const { rows } = await sql<{ id: string }>`
    select order_id as id from presale_order where order_id = any (${found.map(({ orderId }) => orderId)})
    order by order_id for update skip locked`.execute(tx);
  const locked = new Set(rows.map(({ id }) => id));
  return (await listTakeable(tx, presaleId)).filter(({ orderId }) => locked.has(orderId));
}

/** What was packed or sent before the count began: assigned, and how many units that is. */
export async function assignPacked(tx: Tx, presaleId: string): Promise<number> {
  const { rows } = await sql<{ quantity: number }>`
    update presale_order booked set assigned_at = shop_now() from sub_order sub
    where sub.order_id = booked.order_id and sub.position = 1 and booked.presale_id = ${presaleId}
      and booked.assigned_at is null and not booked.is_released
      and not ${statusIn('sub.status', [OrderStatus.AwaitingDeposit, ...UNTOUCHED])}
    returning booked.quantity`.execute(tx);
  return rows.reduce((all, { quantity }) => all + quantity, 0);
}

/** False when somebody started to count it before. */
export async function insertCounting(tx: Tx, presaleId: string, staffId: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('presale_counting')
    .values({ presale_id: presaleId, started_by: staffId })
    .onConflict((known) => known.column('presale_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertArrival(
  tx: Tx,
  { presaleId, units, note, staffId }: { presaleId: string; units: number; note: string; staffId: number },
): Promise<void> {
  await tx
    .insertInto('presale_arrival')
    .values({ presale_id: presaleId, units, note, staff_id: staffId })
    .execute();
  await tx
    .updateTable('presale_counting')
    .set((row) => ({ arrived: row('arrived', '+', units) }))
    .where('presale_id', '=', presaleId)
    .execute();
}

/**
 * The most units that a presale can need: its quota, or what is ordered and could still be ordered. Units that were sent
 * and came back are on top, because the order gave its place in the quota back.
 */
export async function findLimit(db: Queryable, presaleId: string): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select (coalesce(presale.quota, held.units + coalesce(stock.available, 0)) + sent.units)::int as units
    from presale left join stock on stock.sku_id = presale.sku_id
      cross join lateral (select coalesce(sum(quantity), 0) as units from presale_order
        where presale_id = presale.id and not is_released) held
      cross join lateral (select coalesce(sum(quantity), 0) as units from presale_order
        where presale_id = presale.id and is_released and assigned_at is not null) sent
    where presale.id = ${presaleId}`.execute(db);
  return rows[0]?.units ?? 0;
}

export interface ArrivalFigures {
  assigned_orders: number;
  assigned_units: number;
  waiting_orders: number;
  waiting_units: number;
}

export async function countArrivals(db: Queryable, presaleId: string): Promise<ArrivalFigures> {
  const { rows } = await sql<ArrivalFigures>`
    select count(*) filter (where assigned_at is not null)::int as assigned_orders,
      coalesce(sum(quantity) filter (where assigned_at is not null), 0)::int as assigned_units,
      count(*) filter (where assigned_at is null)::int as waiting_orders,
      coalesce(sum(quantity) filter (where assigned_at is null), 0)::int as waiting_units
    from presale_order where presale_id = ${presaleId}
      and (assigned_at is not null or (not is_released and deposit_at is not null))`.execute(db);
  return rows[0] ?? { assigned_orders: 0, assigned_units: 0, waiting_orders: 0, waiting_units: 0 };
}

export interface ArrivalRow {
  id: number;
  units: number;
  note: string;
  name: string;
  created_at: Date;
}

export async function listArrivals(db: Queryable, presaleId: string): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select arrival.id::int, arrival.units, arrival.note, staff.name, arrival.created_at
    from presale_arrival arrival join staff on staff.id = arrival.staff_id
    where arrival.presale_id = ${presaleId} order by arrival.id desc limit 20`.execute(db);
  return rows;
}
