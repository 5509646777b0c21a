import type { PaymentStage } from '@huarong/core/payment';
import { type Fen, fen } from '@huarong/core/shared';
import { lockThenRead, type Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { cancelJob } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { postAtCommit, postEntries } from '../../ledger/index.ts';
import {
  listTendersOfOrders,
  lockOrdersOf,
  type OrderToPay,
  type TenderOfOrder,
} from '../orders-to-pay.queries.ts';
import {
  type ConfirmationKeys,
  type ConfirmedPayment,
  endPayment,
  listRivalPayments,
  lockConfirmedPayment,
  markPaid,
  markPaidAtCommit,
  type OpenPayment,
  type PaymentRow,
  recordDiscrepancy,
  setTenderLive,
  type TenderRow,
} from '../payment.queries.ts';
import { countPaid, countUnpaid } from '../payment-counters.ts';
import type { PaymentDeps } from '../payment-deps.ts';
import { paymentSettled, refundRequested } from '../payment-events.ts';
import { queryProviderJob } from '../payment-jobs.ts';
import { insertRefund } from '../refunds/refund-order.ts';
import { captureCards } from '../stored-cards/hold-cards.ts';
import { closeAttempt } from './close-payments.ts';

/** A provider's confirmation of a payment. Only its signature has been verified. */
export interface PaymentConfirmation extends ConfirmationKeys {
  amount: Fen | null;
  payer: string | null;
}
export type SettleOutcome = 'settled' | 'already' | 'unknown' | 'mismatch';

/**
 * Settles a payment that a provider confirmed. A confirmation that does not match the stored payment is recorded for
 * staff and ends an open payment as abnormal. Repeated confirmations have no further effect.
 */
export async function settlePayment(
  tx: Tx,
  deps: PaymentDeps,
  confirmation: PaymentConfirmation,
): Promise<SettleOutcome> {
  const { payment, tenders } = await lockThenRead(
    tx,
    (first) => lockOrdersOf(first, confirmation.number),
    () => ({
      payment: lockConfirmedPayment(tx, confirmation),
      tenders: listTendersOfOrders(tx, confirmation.number),
    }),
  );
  await sync('payment.settle.locked');
  if (!payment) return 'unknown';
  if (payment.is_processed) return 'already';
  const mismatch = findMismatch(payment, confirmation);
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
    countUnpaid(tx, payment.provider, 'mismatch');
    return 'mismatch';
  }
  if (payment.state === 'paid') return 'already';
  const hasRivals = tenders.some(
    ({ is_live, order }) => order.openPayments > (isOpen(payment, is_live) ? 1 : 0),
  );
  const rivals = hasRivals ? await listRivalPayments(tx, payment.id) : [];
  await markPaidAtCommit(tx, payment.id, confirmation);
  await cancelJob(tx, queryProviderJob, payment.id);
  for (const tender of tenders.filter(({ amount_fen }) => amount_fen > 0)) {
    const others = rivals.filter(({ order_id }) => order_id === tender.order_id);
    await applyTender(tx, deps, { payment, confirmation, tender, others });
  }
  countPaid(tx, { method: payment.provider, amountFen: payment.amount_fen });
  await failpoint('payment.settle.before_commit');
  return 'settled';
}

const isOpen = ({ state }: PaymentRow, isLive: boolean) => state === 'pending' && isLive;

/** Why the confirmation does not match the payment; null when it does. */
function findMismatch(payment: ConfirmedPayment, confirmation: PaymentConfirmation): string | null {
  if (payment.provider !== confirmation.provider) return 'other-provider';
  if (confirmation.amount !== payment.amount_fen) return 'other-amount';
  if (!confirmation.tradeNo) return 'no-trade-number';
  if (payment.state === 'paid')
    return payment.provider_trade_no === confirmation.tradeNo ? null : 'second-trade-number';
  return payment.is_trade_no_known ? 'trade-number-of-another' : null;
}

interface TenderToApply {
  payment: PaymentRow;
  confirmation: PaymentConfirmation;
  tender: TenderOfOrder;
  /** Other open payments of the order. */
  others: readonly OpenPayment[];
}

/** One order's share of a payment: it pays the order, or it is refunded automatically because it came too late. */
async function applyTender(tx: Tx, deps: PaymentDeps, toApply: TenderToApply): Promise<void> {
  const { payment, tender, others } = toApply;
  const stage = stageOf(tender);
  const isHeld = ({ provider }: OpenPayment) => payment.purpose === 'rest' && provider === 'stored-card';
  const held = others.filter(isHeld);
  const heldFen = held.reduce((total, card) => total + card.amount_fen, 0);
  const isEnough = tender.amount_fen + heldFen === stageAmount(tender.order, stage);
  const outcome = isEnough ? await deps.onPaid(tx, { orderId: tender.order_id, purpose: stage }) : 'short';
  if (outcome !== 'moved') return refundLateMoney(tx, toApply);

  for (const other of others) if (!isHeld(other)) await closeAttempt(tx, other, null);
  if (!tender.is_live) await setTenderLive(tx, payment.id, tender.order_id, true);
  await captureCards(tx, tender.order_id, held);
  await Promise.all([
    postAtCommit(tx, {
      kind: 'payment',
      reference: `${payment.id}:${tender.order_id}`,
      entries: [
        { account: `bank:${payment.provider}`, amount: fen(tender.amount_fen) },
        { account: `order:${tender.order_id}`, amount: fen(-tender.amount_fen) },
      ],
    }),
    publishEvent(tx, paymentSettled, {
      key: `${payment.id}:${tender.order_id}`,
      payload: { orderId: tender.order_id },
    }),
  ]);
}

/** A tender of a provider names its stage; only the tenders of stored cards do not. */
function stageOf({ payment_id, purpose }: TenderRow): PaymentStage {
  if (purpose === 'stored-card' || purpose === 'rest')
    throw new TypeError(`payment ${payment_id} has a tender without a stage`);
  return purpose;
}

/** The amount of a stage, whether or not it can still be paid. */
const stageAmount = ({ payable, deposit }: OrderToPay, stage: PaymentStage): number =>
  stage === 'full' ? payable : stage === 'deposit' ? (deposit ?? 0) : payable - (deposit ?? 0);

/** The order was cancelled or paid by another method meanwhile, so the money is refunded automatically. */
async function refundLateMoney(tx: Tx, { payment, confirmation, tender }: TenderToApply): Promise<void> {
  // Now: only what is paid can be refunded.
  await markPaid(tx, payment.id, confirmation);
  await setTenderLive(tx, payment.id, tender.order_id, false);
  await postEntries(tx, {
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
  await publishEvent(tx, refundRequested, { key: refundId, payload: { refundId } });
}
