import { accept, type Result, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable } from '#platform/database';
import { findCardsOf } from '../stored-cards/index.ts';
import { type DueNow, dueNow } from './due-now.ts';
import { listOrdersToPay } from './orders-to-pay.queries.ts';
import { planSilkpay, type SilkpayPlan } from './plan-silkpay.ts';

type Refused = {
  code: 'order-not-found' | 'order-not-payable' | 'stored-card-not-found' | 'stored-card-unusable';
};

export async function findDueOrder(
  db: Queryable,
  memberId: string,
  orderId: string,
): Promise<Result<DueNow, { code: 'order-not-found' | 'order-not-payable' }>> {
  const [order] = await listOrdersToPay(db, [orderId], `member:${memberId}`);
  if (!order) return refuse({ code: 'order-not-found' });
  const due = dueNow(order, await readClock(db));
  return due ? accept(due) : refuse({ code: 'order-not-payable' });
}

/** What a payment by these cards would be at this moment; nothing is held yet. */
export async function planNow(
  db: Queryable,
  memberId: string,
  { orderId, cardIds }: { orderId: string; cardIds: readonly string[] },
): Promise<Result<SilkpayPlan, Refused>> {
  const due = await findDueOrder(db, memberId, orderId);
  return due.ok ? planSilkpay(due.value, cardIds, await findCardsOf(db, memberId, cardIds)) : due;
}
