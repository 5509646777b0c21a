import { DAY_MS, STORE } from '../shared/index.ts';
import { OrderStatus } from './order-status.ts';

/** Statuses from which receipt is confirmed, by the shopper or automatically. */
export const UNCONFIRMED_STATUSES = [OrderStatus.Shipped, OrderStatus.Delivered] as const;

export interface ReceiptFacts {
  status: OrderStatus;
  /** When the last parcel was shipped; null until all are. */
  shippedAt: Date | null;
  /** Until when it was extended, by the member or staff. */
  extendedUntil: Date | null;
  /** When the member extended it. */
  extendedAt: Date | null;
  /** The days of the order's settings from the last parcel to the automatic confirmation. */
  receiptDays: number;
}

/** When receipt is confirmed automatically; null unless everything is shipped and not confirmed. */
export function receiptDue({ status, shippedAt, extendedUntil, receiptDays }: ReceiptFacts): Date | null {
  const isWaiting = UNCONFIRMED_STATUSES.some((each) => each === status);
  if (!isWaiting || !shippedAt) return null;
  return extendedUntil ?? new Date(shippedAt.getTime() + receiptDays * DAY_MS);
}

export type ExtensionProblem = 'order-moved-on' | 'receipt-extended' | 'receipt-not-near';

/** Why the member cannot extend the receipt now; null when they can. */
export function findExtensionProblem(facts: ReceiptFacts, now: Date): ExtensionProblem | null {
  const due = receiptDue(facts);
  if (!due || due <= now) return 'order-moved-on';
  if (facts.extendedAt) return 'receipt-extended';
  return due.getTime() - now.getTime() > STORE.orders.extensionOpensDays * DAY_MS ? 'receipt-not-near' : null;
}
