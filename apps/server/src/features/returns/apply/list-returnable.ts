import { SIGNED_STATUSES } from '@huarong/core/orders';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Owner } from '#platform/context';
import { type Queryable, statusIn } from '#platform/database';
import { isOfOpenRecall } from '../../inventory/index.ts';
import type { LineRow } from '../../orders/index.ts';
import { settingNumberAt } from '../../settings/index.ts';

export interface ReturnableRow {
  line: LineRow;
  signedAt: Date;
  placedAt: Date;
  consents: string[];
}

/** Delivered, not a gift, not fully returned, and within the longest window: that for faults, from the day after delivery, Shanghai time; or of a recalled lot. */
const returnable = (owner: Owner) => sql`
  order_line line
    join sub_order sub on sub.id = line.sub_order_id
    join shop_order on shop_order.id = line.order_id
  where shop_order.owner = ${owner} and line.kind <> 'gift' and line.returned_quantity < line.quantity
    and ${statusIn('sub.status', SIGNED_STATUSES)} and sub.signed_at is not null
    and (shop_now() < (date_trunc('day', sub.signed_at at time zone 'Asia/Shanghai')
      + make_interval(days => 1 + ${settingNumberAt('order-times', 'faultDays', sql`shop_order.created_at`)})) at time zone 'Asia/Shanghai'
      or ${isOfOpenRecall})`;

/** Returnable lines, latest delivery first; all, or those of one sub-order. */
export async function listReturnable(
  db: Queryable,
  owner: Owner,
  { subOrderId, pageNo, pageSize }: { subOrderId?: string | undefined; pageNo: number; pageSize: number },
): Promise<ReturnableRow[]> {
  const isOfSubOrder = subOrderId === undefined ? sql`true` : sql`sub.id = ${subOrderId}`;
  const { rows } = await sql<LineRow & { signed_at: Date; placed_at: Date; consents: string[] }>`
    select line.*, sub.signed_at, shop_order.created_at as placed_at, shop_order.consents from ${returnable(owner)} and ${isOfSubOrder}
    order by sub.signed_at desc, line.order_id, line.position
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  return rows.map(({ signed_at, placed_at, consents, ...line }) => ({
    ...{ line, signedAt: signed_at, placedAt: placed_at, consents },
  }));
}

export async function countReturnable(db: Queryable, owner: Owner, subOrderId?: string): Promise<number> {
  const isOfSubOrder = subOrderId === undefined ? sql`true` : sql`sub.id = ${subOrderId}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${returnable(owner)} and ${isOfSubOrder}`.execute(db);
  return getFirst(rows).count;
}
