import { sql } from 'kysely';
import { memberIdOfOwner, type Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import type { LoadedOrder } from '../load-orders.ts';
import type { OrderPorts } from '../ports.ts';
import { followUpItemKey, type ListedLines } from '../show/present-sub-order.ts';

/** What decides the actions of the lines of a page, beside the orders themselves. */
export async function loadListedLines(
  db: Queryable,
  followUpsOf: OrderPorts['followUpsOf'],
  owner: Owner,
  orders: readonly LoadedOrder[],
): Promise<ListedLines> {
  const subOrderIds = orders.flatMap(({ subOrders }) => subOrders.map(({ sub }) => sub.id));
  const memberId = memberIdOfOwner(owner);
  const [inParcels, followUps] = await Promise.all([
    listLinesInParcels(db, subOrderIds),
    memberId === null ? [] : followUpsOf(db, memberId, subOrderIds),
  ]);
  return {
    inParcels,
    followUps: new Map(followUps.map((item) => [followUpItemKey(item), item.commentId])),
  };
}

async function listLinesInParcels(db: Queryable, subOrderIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ lineId: string }>`
    select distinct parcel_item.order_line_id as "lineId"
    from parcel join parcel_item on parcel_item.parcel_id = parcel.id
    where parcel.sub_order_id = any(${[...subOrderIds]})`.execute(db);
  return new Set(rows.map(({ lineId }) => lineId));
}
