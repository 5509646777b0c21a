import type { PaymentCode } from '@huarong/contract/payment';
import { PayStatus } from '@huarong/core/orders';
import { accept, type Fen, type Result, refuse, STORE, toYuan } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { memberOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import type { Payer } from '../../../integrations/payment/index.ts';
import { lockCards } from '../../stored-cards/index.ts';
import { type AmountDue, amountDueNow } from '../open/amount-due.ts';
import { openPayment } from '../open/open-payment.ts';
import { providerOf } from '../open/pay-info.ts';
import { listOrdersToPay, lockOrders } from '../orders-to-pay.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { paymentSettled } from '../payment-events.ts';
import { closePayments } from '../settle/close-payments.ts';
import { captureCards, holdCards, listHeldCards } from './hold-cards.ts';
import { type CardPaymentPlan, planCardPayment } from './plan-card-payment.ts';

export interface CardPaymentRequest {
  memberId: string;
  orderId: string;
  cardIds: readonly string[];
  /** The method for the rest when the cards do not cover the amount. */
  paymentCode?: PaymentCode | undefined;
  /** The amount that the member confirmed with an SMS code; null without a code. */
  verifiedFen: Fen | null;
  isKnownDevice: boolean;
  /** Where the rest is paid. */
  way: Payer['way'];
}
export interface CardPaymentResult {
  orderId: string;
  payStatus: PayStatus;
  paidAmount: string;
  remaining: string;
  restPaymentId: string | null;
}
export type CardRefusal = {
  code:
    | 'order-not-found'
    | 'order-not-payable'
    | 'stored-card-not-found'
    | 'stored-card-unusable'
    | 'stored-card-balance-changed'
    | 'stored-card-code-needed';
};

/** Cards pay the whole amount now, or hold their share until the rest is paid. On a refusal the caller rolls back. */
export async function chargeStoredCards(
  tx: Tx,
  deps: PaymentDeps,
  request: CardPaymentRequest,
): Promise<Result<CardPaymentResult, CardRefusal>> {
  const due = await lockAmountDue(tx, request);
  if (!due.ok) return due;
  // Release earlier holds first, so that they count as available.
  await closePayments(tx, request.orderId);
  const cards = await lockCards(tx, request.memberId, request.cardIds);
  const planned = planCardPayment(due.value, request.cardIds, cards);
  if (!planned.ok) return planned;
  const plan = planned.value;
  const rest = plan.left > 0 && request.paymentCode ? providerOf(request.paymentCode) : null;
  if (plan.left > 0 && !rest) return refuse({ code: 'stored-card-balance-changed' });
  if (isCodeNeeded(plan, request)) return refuse({ code: 'stored-card-code-needed' });

  const { stage, until } = due.value;
  const { memberId, orderId } = request;
  if (!(await holdCards(tx, { memberId, orderId, stage, shares: plan.shares, expiresAt: until })))
    return refuse({ code: 'stored-card-balance-changed' });
  if (!rest) return captureAndSettle(tx, deps, due.value);
  const payment = await openPayment(tx, {
    owner: memberOwner(memberId),
    provider: rest,
    purpose: 'rest',
    tenders: [{ orderId, amount: plan.left, stage }],
    expiresAt: until,
    way: request.way,
  });
  return accept({
    orderId,
    payStatus: stage === 'balance' ? PayStatus.DepositPaid : PayStatus.Unpaid,
    paidAmount: toYuan(plan.byCards),
    remaining: toYuan(plan.left),
    restPaymentId: payment.id,
  });
}

async function lockAmountDue(
  tx: Tx,
  { memberId, orderId }: CardPaymentRequest,
): Promise<Result<AmountDue, CardRefusal>> {
  await lockOrders(tx, [orderId]);
  const [order] = await listOrdersToPay(tx, [orderId], memberOwner(memberId));
  if (!order) return refuse({ code: 'order-not-found' });
  const due = amountDueNow(order, await readClock(tx));
  return due ? accept(due) : refuse({ code: 'order-not-payable' });
}

/** Above a limit, or on an unknown device, a code for exactly this amount is required. */
function isCodeNeeded(
  { byCards }: CardPaymentPlan,
  { isKnownDevice, verifiedFen }: CardPaymentRequest,
): boolean {
  const isNeeded = byCards > STORE.storedCards.codeAbove || !isKnownDevice;
  return isNeeded && verifiedFen !== byCards;
}

async function captureAndSettle(
  tx: Tx,
  deps: PaymentDeps,
  { orderId, stage, amount }: AmountDue,
): Promise<Result<CardPaymentResult, CardRefusal>> {
  const held = await listHeldCards(tx, orderId);
  if ((await deps.onPaid(tx, { orderId, purpose: stage })) !== 'moved')
    return refuse({ code: 'order-not-payable' });
  await captureCards(tx, orderId, held);
  await publishEvent(tx, paymentSettled, { key: `${orderId}:${stage}`, payload: { orderId } });
  return accept({
    orderId,
    payStatus: stage === 'deposit' ? PayStatus.DepositPaid : PayStatus.Paid,
    paidAmount: toYuan(amount),
    remaining: '0.00',
    restPaymentId: null,
  });
}
