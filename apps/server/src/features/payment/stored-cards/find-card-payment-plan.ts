import { accept, type Result, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { findMemberCards } from '../../stored-cards/index.ts';
import { type AmountDue, amountDueNow } from '../open/amount-due.ts';
import { listOrdersToPay } from '../orders-to-pay.queries.ts';
import { type CardPaymentPlan, planCardPayment } from './plan-card-payment.ts';

type Refused = {
  code: 'order-not-found' | 'order-not-payable' | 'stored-card-not-found' | 'stored-card-unusable';
};

export async function findAmountDue(
  db: Queryable,
  memberId: string,
  orderId: string,
): Promise<Result<AmountDue, { code: 'order-not-found' | 'order-not-payable' }>> {
  const [order] = await listOrdersToPay(db, [orderId], memberOwner(memberId));
  if (!order) return refuse({ code: 'order-not-found' });
  const due = amountDueNow(order, await readClock(db));
  return due ? accept(due) : refuse({ code: 'order-not-payable' });
}

/** How these cards would pay the order now. Nothing is held yet. */
export async function findCardPaymentPlan(
  db: Queryable,
  memberId: string,
  { orderId, cardIds }: { orderId: string; cardIds: readonly string[] },
): Promise<Result<CardPaymentPlan, Refused>> {
  const due = await findAmountDue(db, memberId, orderId);
  return due.ok ? planCardPayment(due.value, cardIds, await findMemberCards(db, memberId, cardIds)) : due;
}
