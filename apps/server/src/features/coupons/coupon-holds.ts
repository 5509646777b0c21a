import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** Holds a member's coupons for one order. The update checks the state, so only one of two orders gets a coupon. */
export async function holdCoupons(
  tx: Tx,
  memberId: string,
  orderId: string,
  coupons: readonly { couponId: string; savedFen: number }[],
): Promise<boolean> {
  for (const { couponId, savedFen } of coupons.toSorted((a, b) => (a.couponId < b.couponId ? -1 : 1))) {
    const { numUpdatedRows } = await tx
      .updateTable('coupon')
      .set({ state: 'held', order_id: orderId, saved_fen: savedFen, settled_at: sql<Date>`shop_now()` })
      .where('id', '=', couponId)
      .where('member_id', '=', memberId)
      .where('state', '=', 'usable')
      .where('valid_from', '<=', sql<Date>`shop_now()`)
      .where('valid_to', '>', sql<Date>`shop_now()`)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
  }
  return true;
}

/** Called when the order is paid. */
export const useCoupons = (tx: Tx, orderId: string) =>
  tx
    .updateTable('coupon')
    .set({ state: 'used', settled_at: sql<Date>`shop_now()` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute();

/** Called when a whole order is cancelled: its coupons are usable again while they are valid. */
export const restoreCoupons = (tx: Tx, orderId: string) =>
  tx
    .updateTable('coupon')
    .set({ state: 'usable', order_id: null, saved_fen: null, settled_at: null })
    .where('order_id', '=', orderId)
    .execute();
