import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/** Keeps a member's coupons for one order. The update decides: of two orders only one finds them usable. */
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

/** Paid: what was held is used. */
export const useCoupons = (tx: Tx, orderId: string) =>
  tx
    .updateTable('coupon')
    .set({ state: 'used', settled_at: sql<Date>`shop_now()` })
    .where('order_id', '=', orderId)
    .where('state', '=', 'held')
    .execute();

/** A whole order was cancelled: its coupons may be used again, for as long as they are valid. */
export const giveBackCoupons = (tx: Tx, orderId: string) =>
  tx
    .updateTable('coupon')
    .set({ state: 'usable', order_id: null, saved_fen: null, settled_at: null })
    .where('order_id', '=', orderId)
    .execute();
