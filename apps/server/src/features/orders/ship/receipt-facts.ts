import type { ReceiptFacts } from '@huarong/core/orders';
import type { LoadedOrder } from '../load-orders.ts';
import type { SubOrderRow } from '../order-rows.ts';

/** What decides when the receipt of a sub-order is confirmed automatically. */
export const receiptFactsOf = ({ times }: Pick<LoadedOrder, 'times'>, sub: SubOrderRow): ReceiptFacts => ({
  status: sub.status,
  shippedAt: sub.shipped_at,
  extendedUntil: sub.receipt_until,
  extendedAt: sub.receipt_extended_at,
  receiptDays: times.receiptDays,
});
