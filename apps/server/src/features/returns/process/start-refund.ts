import { ReturnStatus, reasonRule, refundOfUnits } from '@huarong/core/returns';
import { DAY_MS, getFirst, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { memberIdOfOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { restoreCoupons } from '../../coupons/index.ts';
import {
  addSettledUnits,
  getSubOrder,
  type LoadedOrder,
  loadOrder,
  type OrderRow,
} from '../../orders/index.ts';
import { reclaimPoints, refundPoints } from '../../points/index.ts';
import { moveReturn, type ReturnMove } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import { type ReturnRow, reasonKeyOf } from '../return-rows.ts';
import { listClaimedUnits, listReturnUnits } from '../returns.queries.ts';
import { refundableOf } from './refundable.ts';

/**
 * Refunds the units of a return: money to its tenders, spent points, earned points, and the coupon with the last unit of
 * the order. Calculated now, because other returns since the application affect freight, gifts and coupon. Null when the
 * status has changed.
 */
export async function startRefund(
  tx: Tx,
  refunds: RefundPort,
  order: OrderRow,
  row: ReturnRow,
  { note, fields }: Pick<ReturnMove, 'note' | 'fields'>,
): Promise<ReturnRow | null> {
  const loaded = await loadOrder(tx, order);
  const rule = reasonRule(row.reason);
  const units = Map.groupBy(await listReturnUnits(tx, [row.id]), (unit) => unit.order_line_id);
  const returned = new Map([...units].map(([lineId, rows]) => [lineId, rows.map(({ piece }) => piece)]));
  const refund = refundOfUnits(
    refundableOf(loaded, await listUnitsOfOtherReturns(tx, loaded, returned)),
    returned,
    rule,
  );
  const amountFen = Math.min(refund.totalFen, await refundableAmount(tx, refunds, order.id));
  const subOrder = getSubOrder(loaded, row.sub_order_id);
  // Points are granted on completion, so before it there is nothing to deduct.
  const pointsTaken = subOrder.sub.completed_at ? refund.pointsTaken : 0;

  const moved = await moveReturn(tx, order, row.id, {
    from: [ReturnStatus.AwaitingReview, ReturnStatus.Inspecting],
    to: ReturnStatus.Refunding,
    note,
    fields: {
      refund_by:
        row.refund_by ?? new Date((await readClock(tx)).getTime() + STORE.returns.refundDays * DAY_MS),
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
      is_coupon_back: refund.isWholeOrder && order.coupon_ids.length > 0,
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

/** Units that other returns claim. */
async function listUnitsOfOtherReturns(
  tx: Tx,
  { subOrders }: LoadedOrder,
  own: ReadonlyMap<string, readonly number[]>,
): Promise<Map<string, number[]>> {
  const lineIds = subOrders.flatMap(({ lines }) => lines.map(({ id }) => id));
  const claimed = await listClaimedUnits(tx, lineIds);
  return new Map(
    [...claimed].map(([lineId, units]) => [lineId, units.filter((unit) => !own.get(lineId)?.includes(unit))]),
  );
}

/** The paid amount less all refunds, done or pending, so that refunds never exceed the payment. */
async function refundableAmount(tx: Tx, refunds: RefundPort, orderId: string): Promise<number> {
  const { rows } = await sql<{ back: number }>`
    select coalesce(sum(amount_fen), 0)::bigint as back from refund
    where order_id = ${orderId} and reason_key not like 'late:%'`.execute(tx);
  return Math.max(0, (await refunds.paidSoFar(tx, orderId)) - getFirst(rows).back);
}
