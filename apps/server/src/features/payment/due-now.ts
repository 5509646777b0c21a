import { type PaymentStage, stageDue } from '@huarong/core/payment';
import type { Fen } from '@huarong/core/shared';
import type { OrderToPay } from './orders-to-pay.queries.ts';

export interface DueNow {
  orderId: string;
  stage: PaymentStage;
  amount: Fen;
  /** When the provider may stop waiting for it. */
  until: Date;
}

const USUAL_MINUTES = 30;

/** What an order costs now, and until when; null when nothing is to be paid. */
export function dueNow(order: OrderToPay, now: Date): DueNow | null {
  const due = stageDue(order, now);
  if (!due || due.due === 0) return null;
  const until = due.stage === 'balance' ? order.balanceUntil : order.payUntil;
  return {
    orderId: order.id,
    stage: due.stage,
    amount: due.due,
    until: until ?? new Date(now.getTime() + USUAL_MINUTES * 60_000),
  };
}
