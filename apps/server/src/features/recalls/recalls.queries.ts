import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

type RecallOrderState = 'waiting' | 'notified' | 'unreachable';

export interface RecallRow {
  id: number;
  lot_id: number;
  started_at: Date;
  ended_at: Date | null;
  staff_name: string;
  reason: string;
  advice: string;
  return_days: number;
  orders: number;
  notified: number;
  unreachable: number;
  units: number;
  returned: number;
  blocked: number;
}

/** Units of an order that were sent of the lot and have come back, sellable or not. */
const returnedUnits = sql`(
  select coalesce(sum(least(sent.quantity, line.returned_quantity)), 0)::int from parcel_item_lot sent
    join order_line line on line.id = sent.order_line_id
  where sent.lot_id = recall.lot_id and line.order_id = part.order_id)`;

const selectRecalls = sql`
  select recall.id, recall.lot_id, recall.started_at, recall.ended_at, staff.name as staff_name, recall.reason,
    recall.advice, recall.return_days, counted.*,
    (select coalesce(-sum(delta), 0)::int from stock_lot_movement
      where lot_id = recall.lot_id and reason = 'recall') as blocked
  from recall join staff on staff.id = recall.started_by cross join lateral (
    select count(*)::int as orders, count(*) filter (where state = 'notified')::int as notified,
      count(*) filter (where state = 'unreachable')::int as unreachable, coalesce(sum(units), 0)::int as units,
      coalesce(sum(${returnedUnits}), 0)::int as returned
    from recall_order part where part.recall_id = recall.id) counted`;

export const listRecalls = async (db: Queryable, size: number): Promise<RecallRow[]> =>
  (await sql<RecallRow>`${selectRecalls} order by recall.id desc limit ${size}`.execute(db)).rows;

export const findRecall = async (db: Queryable, recallId: number): Promise<RecallRow | null> =>
  (await sql<RecallRow>`${selectRecalls} where recall.id = ${recallId}`.execute(db)).rows[0] ?? null;

export interface RecallOrderRow {
  order_id: string;
  units: number;
  returned: number;
  is_guest: boolean;
  state: RecallOrderState;
  notified_at: Date | null;
}

/** The orders of a recall, by number. */
export async function listRecallOrders(
  db: Queryable,
  recallId: number,
  {
    state,
    size,
    after,
    before,
  }: {
    state?: RecallOrderState | undefined;
    size: number;
    after?: string | undefined;
    before?: string | undefined;
  },
): Promise<RecallOrderRow[]> {
  const isBack = before !== undefined;
  const { rows } = await sql<RecallOrderRow>`
    select part.order_id, part.units, part.state, part.notified_at, ${returnedUnits} as returned,
      shop_order.owner like 'guest:%' as is_guest
    from recall_order part join recall on recall.id = part.recall_id join shop_order on shop_order.id = part.order_id
    where part.recall_id = ${recallId}
      ${state === undefined ? sql`` : sql`and part.state = ${state}`}
      ${after === undefined ? sql`` : sql`and part.order_id > ${after}`}
      ${before === undefined ? sql`` : sql`and part.order_id < ${before}`}
    order by part.order_id ${isBack ? sql`desc` : sql`asc`} limit ${size}`.execute(db);
  return isBack ? rows.reverse() : rows;
}

interface RecallReach {
  orders: number;
  members: number;
  guestOrders: number;
}
/** Whom a recall of a lot would reach. */
export async function countReach(db: Queryable, lotId: number): Promise<RecallReach> {
  const { rows } = await sql<RecallReach>`
    select count(*)::int as orders,
      count(distinct owner) filter (where owner like 'member:%')::int as members,
      count(*) filter (where owner like 'guest:%')::int as "guestOrders"
    from shop_order where id in (
      select sub.order_id from parcel_item_lot sent join parcel on parcel.id = sent.parcel_id
        join sub_order sub on sub.id = parcel.sub_order_id where sent.lot_id = ${lotId})`.execute(db);
  return rows[0] ?? { orders: 0, members: 0, guestOrders: 0 };
}

interface NewRecall {
  lotId: number;
  approvalId: number;
  startedBy: number;
  reason: string;
  advice: string;
  returnDays: number;
}

/** Null when the lot is recalled already. */
export async function insertRecall(tx: Tx, recall: NewRecall): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into recall (lot_id, approval_id, started_by, reason, advice, return_days)
    values (${recall.lotId}, ${recall.approvalId}, ${recall.startedBy}, ${recall.reason}, ${recall.advice}, ${recall.returnDays})
    on conflict (lot_id) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Every order that got the lot. Of several orders of one shopper, or to one mobile of guests, the first is notified. */
export const insertRecallOrders = (tx: Tx, recallId: number, lotId: number) =>
  sql`
    insert into recall_order (recall_id, order_id, units, is_first)
    select ${recallId}, sent.order_id, sent.units, row_number() over (
      partition by case when shop_order.owner like 'member:%' then shop_order.owner
        else coalesce(nullif(shop_order.recipient ->> 'mobile', ''), shop_order.id) end
      order by sent.order_id) = 1
    from (
      select sub.order_id, sum(item.quantity)::int as units
      from parcel_item_lot item join parcel on parcel.id = item.parcel_id
        join sub_order sub on sub.id = parcel.sub_order_id
      where item.lot_id = ${lotId} group by sub.order_id
    ) sent join shop_order on shop_order.id = sent.order_id`.execute(tx);

export interface WaitingOrder {
  order_id: string;
  is_first: boolean;
  member_id: string | null;
  mobile: string | null;
}
/** The next orders to notify, locked; the first of each shopper before the others. */
export const lockWaiting = async (tx: Tx, recallId: number, limit: number): Promise<WaitingOrder[]> =>
  (
    await sql<WaitingOrder>`
      select part.order_id, part.is_first, member.id as member_id,
        substring(shop_order.recipient ->> 'mobile' from '^1[0-9]{10}$') as mobile
      from recall_order part join shop_order on shop_order.id = part.order_id
        left join member on 'member:' || member.id = shop_order.owner and member.state = 'active'
      where part.recall_id = ${recallId} and part.state = 'waiting'
      order by not part.is_first, part.order_id limit ${limit} for update of part`.execute(tx)
  ).rows;

export const markOrders = (
  tx: Tx,
  recallId: number,
  orderIds: readonly string[],
  state: Exclude<RecallOrderState, 'waiting'>,
) =>
  sql`update recall_order set state = ${state},
      notified_at = case when ${state} = 'notified' then shop_now() end
    where recall_id = ${recallId} and order_id = any (${[...orderIds]}) and state = 'waiting'`.execute(tx);

export const endRecall = (tx: Tx, recallId: number) =>
  sql`update recall set ended_at = shop_now() where id = ${recallId} and ended_at is null`.execute(tx);
