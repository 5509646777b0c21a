import type { PaymentStage } from '@huarong/core/payment';
import { type Fen, fen } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { cancelJob } from '#platform/jobs';
import { publish } from '#platform/outbox';
import type { ProviderName } from '../../integrations/payment/index.ts';
import { book } from '../ledger/index.ts';
import { captureCards, listHeldCards } from './card-payments.ts';
import { closeAttempt } from './close-payments.ts';
import { listOrdersToPay, lockOrders, type OrderToPay } from './orders-to-pay.queries.ts';
import {
  endPayment,
  listOpenPayments,
  listParts,
  lockPayment,
  markPaid,
  noteBreak,
  type PartRow,
  type PaymentRow,
  setPartLive,
} from './payment.queries.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { insertRefund } from './refund-order.ts';
import { ASK_PROVIDER, PAYMENT_SETTLED, SEND_REFUND } from './work-names.ts';

/** A provider's word that a payment was made; its signature has been checked, nothing else. */
export interface PaidWord {
  provider: ProviderName;
  number: string;
  tradeNo: string | null;
  amount: Fen | null;
  payer: string | null;
}
export type Settled = 'settled' | 'already' | 'unknown' | 'mismatch';

/**
 * Books money that a provider says it has. Everything has to agree with what we wrote down before asking for it; what
 * does not is put before a person, and nothing moves. The hundredth copy of the word finds the first.
 */
export async function settlePayment(tx: Tx, deps: PaymentDeps, word: PaidWord): Promise<Settled> {
  const parts = await listParts(tx, word.number);
  await lockOrders(
    tx,
    parts.map((part) => part.order_id),
  );
  await sync('payment.settle.locked');
  const payment = await lockPayment(tx, word.number);
  if (!payment) return 'unknown';
  const objection = await objectionTo(tx, payment, word);
  if (objection) {
    await noteBreak(tx, {
      provider: word.provider,
      paymentId: payment.id,
      kind: objection,
      detail: { expectedFen: payment.amount_fen, saidFen: word.amount, tradeNo: word.tradeNo },
    });
    if (payment.state === 'pending')
      await endPayment(tx, payment.id, { state: 'abnormal', failure: objection });
    return 'mismatch';
  }
  if (payment.state === 'paid') return 'already';
  await markPaid(tx, payment.id, word);
  await cancelJob(tx, { kind: ASK_PROVIDER, uniqueKey: payment.id });
  for (const part of parts) if (part.amount_fen > 0) await applyPart(tx, deps, payment, part);
  await failpoint('payment.settle.before_commit');
  return 'settled';
}

/** Why the word does not fit the payment; null when it does. */
async function objectionTo(tx: Tx, payment: PaymentRow, word: PaidWord): Promise<string | null> {
  if (payment.provider !== word.provider) return 'other-provider';
  if (word.amount !== payment.amount_fen) return 'other-amount';
  if (!word.tradeNo) return 'no-trade-number';
  if (payment.state === 'paid')
    return payment.provider_trade_no === word.tradeNo ? null : 'second-trade-number';
  const taken = await tx
    .selectFrom('payment')
    .select('id')
    .where('provider', '=', word.provider)
    .where('provider_trade_no', '=', word.tradeNo)
    .executeTakeFirst();
  return taken ? 'trade-number-of-another' : null;
}

/** One order's share of the money: it pays for the order, or it came too late and goes back by itself. */
async function applyPart(tx: Tx, deps: PaymentDeps, payment: PaymentRow, part: PartRow): Promise<void> {
  const [order] = await listOrdersToPay(tx, [part.order_id]);
  const stage = part.purpose as PaymentStage;
  const held = payment.purpose === 'rest' ? await listHeldCards(tx, part.order_id) : [];
  const heldFen = held.reduce((total, card) => total + card.amount_fen, 0);
  const isEnough = part.amount_fen + heldFen === amountOf(order!, stage);
  const outcome = isEnough ? await deps.onPaid(tx, { orderId: part.order_id, purpose: stage }) : 'short';
  if (outcome !== 'moved') return sendBack(tx, payment, part);

  const isOurs = new Set([payment.id, ...held.map(({ id }) => id)]);
  for (const other of await listOpenPayments(tx, part.order_id))
    if (!isOurs.has(other.id)) await closeAttempt(tx, other, null);
  await setPartLive(tx, payment.id, part.order_id, true);
  await captureCards(tx, part.order_id, held);
  await book(tx, {
    kind: 'payment',
    reference: `${payment.id}:${part.order_id}`,
    entries: [
      { account: `bank:${payment.provider}`, amount: fen(part.amount_fen) },
      { account: `order:${part.order_id}`, amount: fen(-part.amount_fen) },
    ],
  });
  await publish(tx, {
    topic: PAYMENT_SETTLED,
    key: `${payment.id}:${part.order_id}`,
    payload: { orderId: part.order_id },
  });
}

/** What a stage costs, whether or not it may still be paid. */
const amountOf = ({ payable, deposit }: OrderToPay, stage: PaymentStage): number =>
  stage === 'full' ? payable : stage === 'deposit' ? (deposit ?? 0) : payable - (deposit ?? 0);

/** Cancelled, or paid by something else meanwhile: the money is nobody's, and goes back without being asked for. */
async function sendBack(tx: Tx, payment: PaymentRow, part: PartRow): Promise<void> {
  await setPartLive(tx, payment.id, part.order_id, false);
  await book(tx, {
    kind: 'payment',
    reference: `${payment.id}:${part.order_id}`,
    entries: [
      { account: `bank:${payment.provider}`, amount: fen(part.amount_fen) },
      { account: 'unapplied', amount: fen(-part.amount_fen) },
    ],
  });
  const refundId = await insertRefund(tx, {
    paymentId: payment.id,
    orderId: part.order_id,
    amountFen: part.amount_fen,
    reasonKey: `late:${payment.id}:${part.order_id}`,
  });
  await publish(tx, { topic: SEND_REFUND, key: refundId, payload: { refundId } });
}
