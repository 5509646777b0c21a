import { ReturnStatus } from '@huarong/core/returns';
import { memberIdOfOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { restoreCoupons } from '../../coupons/index.ts';
import { addSettledUnits, loadOrder, type OrderRow } from '../../orders/index.ts';
import { reclaimPoints, refundPoints } from '../../points/index.ts';
import { moveReturn, type ReturnMove } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import { type ReturnRow, reasonKeyOf } from '../return-rows.ts';
import { refundDeadline } from '../return-timers.ts';
import { listLiveUnits } from '../returns.queries.ts';
import { calculateRefund, unitsByLine } from './calculate-refund.ts';

/**
 * Refunds the units of a return: money to its tenders, spent points, earned points, and the coupon with the last unit of
 * the order. Null when the status has changed.
 */
export async function startRefund(
  tx: Tx,
  refunds: RefundPort,
  order: OrderRow,
  row: ReturnRow,
  { note, fields }: Pick<ReturnMove, 'note' | 'fields'>,
): Promise<ReturnRow | null> {
  const loaded = await loadOrder(tx, order);
  const units = unitsByLine(await listLiveUnits(tx, row.id));
  const { refund, amountFen, pointsTaken, isCouponBack } = await calculateRefund(
    tx,
    refunds,
    loaded,
    row,
    units,
  );

  const moved = await moveReturn(tx, order, row.id, {
    from: [ReturnStatus.AwaitingReview, ReturnStatus.Inspecting],
    to: ReturnStatus.Refunding,
    note,
    fields: {
      refund_by: row.refund_by ?? (await refundDeadline(tx, row)),
      ...fields,
      goods_fen: refund.goodsFen,
      promotion_fen: refund.promotionFen,
      coupon_fen: refund.couponFen,
      points_fen: refund.pointsFen,
      gift_fen: refund.giftFen,
      freight_fen: refund.freightFen,
      refund_fen: amountFen,
      points_back: refund.pointsBack,
      points_taken: pointsTaken,
      is_coupon_back: isCouponBack,
    },
  });
  if (!moved) return null;
  for (const [lineId, settled] of refund.settles) await addSettledUnits(tx, lineId, settled);

  const memberId = memberIdOfOwner(order.owner);
  if (memberId && refund.pointsBack > 0)
    await refundPoints(tx, { memberId, points: refund.pointsBack, reference: row.id, orderId: order.id });
  if (memberId && pointsTaken > 0)
    await reclaimPoints(tx, { memberId, points: pointsTaken, reference: row.id });
  if (refund.isWholeOrder) await restoreCoupons(tx, order.id);
  await failpoint('return.refund.before_money');
  if (amountFen === 0)
    return moveReturn(tx, order, row.id, {
      from: [ReturnStatus.Refunding],
      to: ReturnStatus.Completed,
      note: NOTES.nothingToRefund,
    });
  await refunds.refundOrder(tx, { orderId: order.id, amountFen, reasonKey: reasonKeyOf(row.id) });
  return moved;
}
