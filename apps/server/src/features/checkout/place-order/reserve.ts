import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import type { Buyer } from '../../cart/index.ts';
import { holdCoupons } from '../../coupons/index.ts';
import { holdStock, holdStockAtCommit, stockUnits, sumUnits } from '../../inventory/index.ts';
import { holdPoints, joinExchanges } from '../../points/index.ts';
import { bookPresale, takeQuotas } from '../../promotions/index.ts';
import type { NewOrderRows } from './new-order-rows.ts';
import type { ValidatedQuote } from './validate-quote.ts';

export type ReserveRefusal =
  | { code: 'coupon-unusable' | 'points-short' | 'quote-changed' }
  | { code: 'presale-limit'; available: number }
  | { code: 'out-of-stock'; available: number; skuId: string };
interface Reservation {
  orderId: string;
  buyer: Buyer;
  validated: ValidatedQuote;
  rows: NewOrderRows;
  /** Its stock is held with the commit, which fails with `OutOfStock`. */
  isOrdinary: boolean;
}

/** Reserves what the order needs with conditional updates: first the member's coupons and points, then shared stock and quotas. */
export async function reserveForOrder(
  tx: Tx,
  reservation: Reservation,
): Promise<Result<null, ReserveRefusal>> {
  const { orderId, buyer, validated, rows, isOrdinary } = reservation;
  if (buyer.memberId) {
    const refusal = await holdCouponsAndPoints(tx, buyer.memberId, orderId, validated);
    if (refusal) return refuse(refusal);
    const { exchangeIds } = rows;
    if (
      exchangeIds.length > 0 &&
      !(await joinExchanges(tx, { memberId: buyer.memberId, orderId, exchangeIds }))
    )
      return refuse({ code: 'quote-changed' });
  }
  // The hold may outlast this time slightly: the timer that closes the order releases it.
  const until = validated.payUntil ?? validated.confirmUntil ?? validated.now;
  const units = rows.lines.flatMap(({ skuId, parts, quantity }) =>
    stockUnits({ sku_id: skuId, parts }, quantity),
  );
  if (isOrdinary) {
    await holdStockAtCommit(tx, orderId, sumUnits(units), until);
    return accept(null);
  }
  const shortage = await holdStock(tx, orderId, sumUnits(units), until);
  if (shortage) return refuse({ code: 'out-of-stock', ...shortage });
  if (!(await takeQuotas(tx, rows.takes))) return refuse({ code: 'quote-changed' });
  const { presale } = validated;
  if (presale) {
    const quantity = rows.lines.reduce(
      (units, line) => units + (line.kind === 'presale' ? line.quantity : 0),
      0,
    );
    const full = await bookPresale(tx, { orderId, presale, owner: buyer.owner, quantity });
    if (full) return refuse({ code: 'presale-limit', ...full });
  }
  return accept(null);
}

async function holdCouponsAndPoints(
  tx: Tx,
  memberId: string,
  orderId: string,
  { order }: ValidatedQuote,
): Promise<ReserveRefusal | null> {
  const coupons = order.coupons
    .filter(({ chosen }) => chosen)
    .map(({ couponId, saves }) => ({ couponId, savedFen: saves }));
  if (!(await holdCoupons(tx, memberId, orderId, coupons))) return { code: 'coupon-unusable' };
  if (order.points.used === 0) return null;
  const held = await holdPoints(tx, { memberId, points: order.points.used, reference: orderId });
  return held === 'short' ? { code: 'points-short' } : null;
}
