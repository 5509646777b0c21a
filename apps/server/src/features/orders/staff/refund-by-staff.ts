import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { cancelFullyRefunded } from '../cancel/cancel-fully-refunded.ts';
import { refundableAmount } from '../cancel/refund-ended.ts';
import { orderCancelled, orderRefunded } from '../order-events.ts';
import { lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';

export interface StaffRefund {
  orderId: string;
  amountFen: number;
  reason: string;
  /** The approval of a second person. */
  approvalId?: number | undefined;
}

/**
 * Refund by staff, for example for a late parcel. Never more than what is left of the paid amount. With the last fen an
 * order that has not shipped is cancelled, and everything it took is given back.
 */
export const refundByStaff = (
  db: Database,
  payments: PaymentPort,
  { orderId, amountFen, reason, approvalId }: StaffRefund,
): Promise<Result<{ left: number }, { code: 'order-not-found' } | { code: 'order-moved-on' }>> =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    const paid = await payments.paidSoFar(tx, orderId);
    const left = (await refundableAmount(tx, payments, orderId, paid)) - amountFen;
    if (left < 0) return refuse({ code: 'order-moved-on' });
    const times = (await payments.refundsOf(tx, orderId)).length + 1;
    const isCancelled = left === 0 && (await cancelFullyRefunded(tx, payments, order));
    await payments.refundOrder(tx, { orderId, amountFen, reasonKey: `shop:${times}:${reason}`, approvalId });
    const id = `${orderId}:${times}`;
    await (isCancelled
      ? publishEvent(tx, orderCancelled, { key: id, payload: { id, orderId, paid: true } })
      : publishEvent(tx, orderRefunded, { key: id, payload: { id, orderId, amountFen } }));
    return accept({ left });
  });
