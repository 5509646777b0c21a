import { type PaymentStage, payableStage } from '@huarong/core/payment';
import type { Fen } from '@huarong/core/shared';
import type { OrderToPay } from '../orders-to-pay.queries.ts';

export interface AmountDue {
  orderId: string;
  stage: PaymentStage;
  amount: Fen;
  /** When the payment expires at the provider. */
  until: Date;
}

const DEFAULT_MINUTES = 30;

/** What is to be paid for an order now, and until when; null when nothing is due. */
export function amountDueNow(order: OrderToPay, now: Date): AmountDue | null {
  const due = payableStage(order, now);
  if (!due || due.due === 0) return null;
  const until = due.stage === 'balance' ? order.balanceUntil : order.payUntil;
  return {
    orderId: order.id,
    stage: due.stage,
    amount: due.due,
    until: until ?? new Date(now.getTime() + DEFAULT_MINUTES * 60_000),
  };
}
