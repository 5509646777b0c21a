import type { PaymentStage } from '@huarong/core/payment';
import { type Fen, fen } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { cancelJob } from '#platform/jobs';
import { publish } from '#platform/outbox';
import type { ProviderName } from '../../../integrations/payment/index.ts';
import { book } from '../../ledger/index.ts';
import { PAYMENT_SETTLED, QUERY_PROVIDER, SEND_REFUND } from '../job-and-event-names.ts';
import { listOrdersToPay, lockOrdersOf, type OrderToPay } from '../orders-to-pay.queries.ts';
import {
  endPayment,
  findByTradeNo,
  listOpenPaymentsOf,
  listPaymentTenders,
  lockPayment,
  markPaid,
  type OpenPayment,
  type PaymentRow,
  recordDiscrepancy,
  setTenderLive,
  type TenderRow,
} from '../payment.queries.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { insertRefund } from '../refunds/refund-order.ts';
import { captureCards } from '../stored-cards/hold-cards.ts';
import { closeAttempt } from './close-payments.ts';

/** A provider's word that a payment was made; its signature has been checked, nothing else. */
export interface PaymentConfirmation {
  provider: ProviderName;
  number: string;
  tradeNo: string | null;
  amount: Fen | null;
  payer: string | null;
}
export type SettleOutcome = 'settled' | 'already' | 'unknown' | 'mismatch';

/**
 * Books money that a provider says it has. Everything has to agree with what we wrote down before asking for it; what
 * does not is put before a person, and nothing moves. The hundredth copy of the word finds the first.
 */
export async function settlePayment(
  tx: Tx,
  deps: PaymentDeps,
  confirmation: PaymentConfirmation,
): Promise<SettleOutcome> {
  // Asked in one breath and answered in turn: the orders are ours before the rest is read.
  const [, tenders, payment, sameTradeNo] = await Promise.all([
    lockOrdersOf(tx, confirmation.number),
    listPaymentTenders(tx, confirmation.number),
    lockPayment(tx, confirmation.number),
    findByTradeNo(tx, confirmation.provider, confirmation.tradeNo),
  ]);
  await sync('payment.settle.locked');
  if (!payment) return 'unknown';
  const mismatch = findMismatch(payment, confirmation, sameTradeNo);
  if (mismatch) {
    await recordDiscrepancy(tx, {
      provider: confirmation.provider,
      paymentId: payment.id,
      kind: mismatch,
      detail: {
        expectedFen: payment.amount_fen,
        saidFen: confirmation.amount,
        tradeNo: confirmation.tradeNo,
      },
    });
    if (payment.state === 'pending')
      await endPayment(tx, payment.id, { state: 'abnormal', failure: mismatch });
    return 'mismatch';
  }
  if (payment.state === 'paid') return 'already';
  const orderIds = tenders.map((tender) => tender.order_id);
  const [, , orders, open] = await Promise.all([
    markPaid(tx, payment.id, confirmation),
    cancelJob(tx, { kind: QUERY_PROVIDER, uniqueKey: payment.id }),
    listOrdersToPay(tx, orderIds),
    listOpenPaymentsOf(tx, orderIds),
  ]);
  for (const tender of tenders.filter(({ amount_fen }) => amount_fen > 0)) {
    const order = orders.find(({ id }) => id === tender.order_id)!;
    const others = open.filter(({ order_id }) => order_id === tender.order_id);
    await applyTender(tx, deps, { payment, tender, order, others });
  }
  await failpoint('payment.settle.before_commit');
  return 'settled';
}

/** Why the word does not fit the payment; null when it does. */
function findMismatch(
  payment: PaymentRow,
  confirmation: PaymentConfirmation,
  /** Whichever payment has this trade number. */
  sameTradeNo: { id: string } | undefined,
): string | null {
  if (payment.provider !== confirmation.provider) return 'other-provider';
  if (confirmation.amount !== payment.amount_fen) return 'other-amount';
  if (!confirmation.tradeNo) return 'no-trade-number';
  if (payment.state === 'paid')
    return payment.provider_trade_no === confirmation.tradeNo ? null : 'second-trade-number';
  return sameTradeNo ? 'trade-number-of-another' : null;
}

interface TenderToApply {
  payment: PaymentRow;
  tender: TenderRow;
  order: OrderToPay;
  /** What else was open for the order. */
  others: readonly OpenPayment[];
}

/** One order's share of the money: it pays for the order, or it came too late and goes back by itself. */
async function applyTender(
  tx: Tx,
  deps: PaymentDeps,
  { payment, tender: part, order, others }: TenderToApply,
): Promise<void> {
  const stage = part.purpose as PaymentStage;
  const isHeld = ({ provider }: OpenPayment) => payment.purpose === 'rest' && provider === 'stored-card';
  const held = others.filter(isHeld);
  const heldFen = held.reduce((total, card) => total + card.amount_fen, 0);
  const isEnough = part.amount_fen + heldFen === stageAmount(order, stage);
  const outcome = isEnough ? await deps.onPaid(tx, { orderId: part.order_id, purpose: stage }) : 'short';
  if (outcome !== 'moved') return refundLateMoney(tx, payment, part);

  for (const other of others) if (!isHeld(other)) await closeAttempt(tx, other, null);
  if (!part.is_live) await setTenderLive(tx, payment.id, part.order_id, true);
  await captureCards(tx, part.order_id, held);
  await Promise.all([
    book(tx, {
      kind: 'payment',
      reference: `${payment.id}:${part.order_id}`,
      entries: [
        { account: `bank:${payment.provider}`, amount: fen(part.amount_fen) },
        { account: `order:${part.order_id}`, amount: fen(-part.amount_fen) },
      ],
    }),
    publish(tx, {
      topic: PAYMENT_SETTLED,
      key: `${payment.id}:${part.order_id}`,
      payload: { orderId: part.order_id },
    }),
  ]);
}

/** What a stage costs, whether or not it may still be paid. */
const stageAmount = ({ payable, deposit }: OrderToPay, stage: PaymentStage): number =>
  stage === 'full' ? payable : stage === 'deposit' ? (deposit ?? 0) : payable - (deposit ?? 0);

/** Cancelled, or paid by something else meanwhile: the money is nobody's, and goes back without being asked for. */
async function refundLateMoney(tx: Tx, payment: PaymentRow, tender: TenderRow): Promise<void> {
  await setTenderLive(tx, payment.id, tender.order_id, false);
  await book(tx, {
    kind: 'payment',
    reference: `${payment.id}:${tender.order_id}`,
    entries: [
      { account: `bank:${payment.provider}`, amount: fen(tender.amount_fen) },
      { account: 'unapplied', amount: fen(-tender.amount_fen) },
    ],
  });
  const refundId = await insertRefund(tx, {
    paymentId: payment.id,
    orderId: tender.order_id,
    amountFen: tender.amount_fen,
    reasonKey: `late:${payment.id}:${tender.order_id}`,
  });
  await publish(tx, { topic: SEND_REFUND, key: refundId, payload: { refundId } });
}
