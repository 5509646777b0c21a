import type { Tx } from '#platform/database';
import { releasePoints } from '../points/index.ts';
import { giveBackCoupons } from './coupon-use.ts';
import { memberOf } from './member-of.ts';
import type { OrderRow } from './order-rows.ts';
import { giveBackQuotas } from './promotion-quota.ts';
import { releaseStock } from './stock.ts';

/** All that an unpaid order kept for itself goes back. Only whoever moved the order to 90 calls this, so it happens once. */
export async function releaseOrder(tx: Tx, order: OrderRow): Promise<void> {
  const memberId = memberOf(order.owner);
  if (memberId && order.points_used > 0) await releasePoints(tx, { memberId, reference: order.id });
  await giveBackCoupons(tx, order.id);
  // What is shared comes last, stock before quotas, as when an order is placed: two orders never wait in a circle.
  await releaseStock(tx, order.id);
  await giveBackQuotas(tx, order.promotion_uses);
}
