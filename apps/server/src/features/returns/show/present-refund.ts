import type { RefundPreview } from '@huarong/contract/returns';
import { isEndedWithoutRefund, ReturnKind, type ReturnReason, reasonRule } from '@huarong/core/returns';
import { fen, getFrom, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { LoadedOrder } from '../../orders/index.ts';
import type { ReturnPlan } from '../apply/plan-return.ts';
import type { RefundPort } from '../ports.ts';
import { type ReturnRow, reasonKeyOf } from '../return-rows.ts';

export const yuan = (amountFen: number): string => toYuan(fen(amountFen));

/** The planned refund. An exchange refunds nothing and shows only the value of the items. */
export async function presentRefundPlan(
  db: Queryable,
  refunds: RefundPort,
  loaded: LoadedOrder,
  request: { subOrderId: string; kind: ReturnKind; reason: ReturnReason },
  { refund }: ReturnPlan,
): Promise<RefundPreview> {
  const { order, subOrders } = loaded;
  const isExchange = request.kind === ReturnKind.Exchange;
  const totalFen = isExchange ? 0 : refund.totalFen;
  const isCompleted = subOrders.find(({ sub }) => sub.id === request.subOrderId)?.sub.completed_at != null;
  const lines = new Map(subOrders.flatMap((subOrder) => subOrder.lines).map((line) => [line.id, line]));
  return {
    goods: yuan(refund.goodsFen),
    promotionShare: yuan(refund.promotionFen),
    couponShare: yuan(refund.couponFen),
    pointsShare: yuan(refund.pointsFen),
    giftValue: yuan(isExchange ? 0 : refund.giftFen),
    freight: yuan(isExchange ? 0 : refund.freightFen),
    total: yuan(totalFen),
    tenders: await refunds.refundTenders(db, {
      orderId: order.id,
      amountFen: totalFen,
      reasonKey: 'planned',
    }),
    pointsBack: isExchange ? 0 : refund.pointsBack,
    pointsTaken: isExchange || !isCompleted ? 0 : refund.pointsTaken,
    couponBack: !isExchange && refund.isWholeOrder && order.coupon_ids.length > 0,
    hasCoupon: order.coupon_ids.length > 0,
    postageByShop: reasonRule(request.reason).isFault,
    gifts: isExchange
      ? []
      : refund.giftsDue.map(({ lineId, quantity, comingBack, valueFen }) => ({
          returnSkuId: lineId,
          productName: getFrom(lines, lineId).snapshot.productName,
          quantity,
          comingBack,
          value: yuan(valueFen),
        })),
  };
}

/** The refund as stored with the return. */
export const presentRefund = async (
  db: Queryable,
  refunds: RefundPort,
  row: ReturnRow,
  hasCoupon: boolean,
): Promise<RefundPreview> => ({
  goods: yuan(row.goods_fen),
  promotionShare: yuan(row.promotion_fen),
  couponShare: yuan(row.coupon_fen),
  pointsShare: yuan(row.points_fen),
  giftValue: yuan(row.gift_fen),
  freight: yuan(row.freight_fen),
  total: yuan(row.refund_fen),
  tenders: isEndedWithoutRefund(row.status)
    ? []
    : await refunds.refundTenders(db, {
        orderId: row.order_id,
        amountFen: row.refund_fen,
        reasonKey: reasonKeyOf(row.id),
      }),
  pointsBack: row.points_back,
  pointsTaken: row.points_taken,
  couponBack: row.is_coupon_back,
  hasCoupon,
  postageByShop: reasonRule(row.reason).isFault,
  gifts: [],
});
