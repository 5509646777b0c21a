import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { addPieces, holdCoupons, holdStock, shelfPieces, takeQuotas } from '../../orders/index.ts';
import { holdPoints } from '../../points/index.ts';
import type { Checker } from '../buyer.ts';
import type { NewOrderRows } from './new-order-rows.ts';
import type { Agreement } from './validate-quote.ts';

export type CannotReserve =
  | { code: 'coupon-unusable' | 'points-short' | 'quote-changed' }
  | { code: 'out-of-stock'; available: number; skuId: string };
interface Reservation {
  orderId: string;
  checker: Checker;
  agreed: Agreement;
  rows: NewOrderRows;
}

/** Takes what the order needs, each by an update that carries its condition. First the shopper's own, then what is shared. */
export async function reserve(tx: Tx, reservation: Reservation): Promise<Result<null, CannotReserve>> {
  const { orderId, checker, agreed, rows } = reservation;
  if (checker.memberId) {
    const own = await reserveOwn(tx, checker.memberId, orderId, agreed);
    if (own) return refuse(own);
  }
  // Unpaid goods are kept a little longer than the order: the timer that closes it lets go of them.
  const until = agreed.payUntil ?? agreed.confirmUntil ?? agreed.now;
  const pieces = rows.lines.flatMap(({ skuId, parts, quantity }) =>
    shelfPieces({ sku_id: skuId, parts }, quantity),
  );
  const shortage = await holdStock(tx, orderId, addPieces(pieces), until);
  if (shortage) return refuse({ code: 'out-of-stock', ...shortage });
  if (!(await takeQuotas(tx, rows.takes))) return refuse({ code: 'quote-changed' });
  return accept(null);
}

async function reserveOwn(
  tx: Tx,
  memberId: string,
  orderId: string,
  { order }: Agreement,
): Promise<CannotReserve | null> {
  const coupons = order.coupons
    .filter(({ chosen }) => chosen)
    .map(({ couponId, saves }) => ({ couponId, savedFen: saves }));
  if (!(await holdCoupons(tx, memberId, orderId, coupons))) return { code: 'coupon-unusable' };
  if (order.points.used === 0) return null;
  const held = await holdPoints(tx, { memberId, points: order.points.used, reference: orderId });
  return held === 'short' ? { code: 'points-short' } : null;
}
