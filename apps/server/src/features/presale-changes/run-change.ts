import { OrderStatus } from '@huarong/core/orders';
import { fen } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, type Tx, transaction } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { type JobHandlers, onJob, scheduleJob } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { postEntries } from '../ledger/index.ts';
import {
  extendBalance,
  loadOrder,
  lockOrder,
  orderStaff,
  type PaymentPort,
  restartBalanceTimer,
} from '../orders/index.ts';
import { presaleCancelled, presaleDatesChanged } from '../promotions/index.ts';
import { extraOf } from './cancel-presale.ts';
import { effectsOf } from './change-dates.ts';
import {
  type ChangeRow,
  findChange,
  findNextToCancel,
  finishChange,
  insertSettled,
  listDepositors,
  listWaitingOrders,
} from './changes.queries.ts';
import { presaleChangeJob } from './presale-change-job.ts';
import { reminderJobs } from './remind-depositors.ts';

/** Well below the lease of a job, after which another worker would begin. */
const LONGEST_RUN_MS = 20_000;
const SLICE = 100;
/** Longer than any checkout that read the presale before it changed. */
const LATE_MS = 60_000;

export const presaleChangeJobs = (db: Database, payments: PaymentPort): JobHandlers => ({
  ...onJob(presaleChangeJob, ({ payload }) => runChange(db, payments, payload)),
  ...reminderJobs(db),
});

/**
 * Works through the orders of a change; what was done for an order commits with the row that says so, so a killed run goes
 * on and nobody is refunded or notified twice. A second run a minute later finds orders that were being placed meanwhile.
 */
export async function runChange(
  db: Database,
  payments: PaymentPort,
  { changeId, isLate }: { changeId: number; isLate: boolean },
): Promise<void> {
  const change = await findChange(db, changeId);
  if (!change) return;
  const end = performance.now() + LONGEST_RUN_MS;
  const runNext = change.kind === 'dates' ? notifyNextSlice : cancelNextOrder;
  while (await runNext(db, payments, change)) {
    await failpoint('presale_change.after_commit');
    if (performance.now() >= end) return runAgain(db, { changeId, isLate }, 0);
  }
  await finishChange(db, changeId);
  if (!isLate) await runAgain(db, { changeId, isLate: true }, LATE_MS);
}

const runAgain = async (db: Database, payload: { changeId: number; isLate: boolean }, delayMs: number) =>
  scheduleJob(db, presaleChangeJob, {
    uniqueKey: String(payload.changeId),
    runAt: new Date((await readClock(db)).getTime() + delayMs),
    payload,
  });

/** False when everybody is notified. */
const notifyNextSlice = (db: Database, _payments: PaymentPort, change: ChangeRow): Promise<boolean> =>
  transaction(db, async (tx) => {
    const { dates_before: before, dates_after: after } = change;
    if (!before || !after) throw new Error(`change ${change.id} has no dates`);
    const until = new Date(after.balanceUntil);
    const orderIds = await listDepositors(tx, change, { until, size: SLICE });
    await extendBalance(tx, await listWaitingOrders(tx, change.presale_id, until), until);
    const effects = effectsOf(timesOf(before), timesOf(after));
    for (const orderId of orderIds) {
      if (effects.isLonger) await restartBalanceTimer(tx, orderId, until);
      await publishEvent(tx, presaleDatesChanged, {
        key: `${change.id}:${orderId}`,
        payload: { orderId, changeId: change.id, ...effects },
      });
    }
    if (orderIds.length > 0)
      await insertSettled(
        tx,
        orderIds.map((orderId) => ({ changeId: change.id, orderId, state: 'done' })),
      );
    await failpoint('presale_change.before_commit');
    return orderIds.length === SLICE;
  });

const timesOf = ({ depositUntil, balanceUntil }: { depositUntil: string; balanceUntil: string }) => ({
  depositUntil: Date.parse(depositUntil),
  balanceUntil: Date.parse(balanceUntil),
});

/** False when no order is left. */
async function cancelNextOrder(db: Database, payments: PaymentPort, change: ChangeRow): Promise<boolean> {
  const orderId = await findNextToCancel(db, change);
  if (orderId === null) return false;
  const isCancelled = await transaction(db, (tx) => cancelOrder(tx, payments, change, orderId), {
    shouldCommit: (isDone) => isDone,
  });
  // It was sent or cancelled meanwhile: nothing of it is left to do here.
  if (!isCancelled)
    await transaction(db, (tx) => insertSettled(tx, [{ changeId: change.id, orderId, state: 'skipped' }]));
  return true;
}

/** Cancels one order with its refund, books the second deposit and notifies: all or nothing. */
async function cancelOrder(
  tx: Tx,
  payments: PaymentPort,
  change: ChangeRow,
  orderId: string,
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order) return false;
  const statuses = (await loadOrder(tx, order)).subOrders.map(({ sub }) => sub.status);
  const extraFen = extraOf(change.refund_rule ?? 'paid', {
    group: statuses.includes(OrderStatus.AwaitingDeposit) ? 'unpaid' : 'settled',
    depositFen: order.deposit_fen ?? 0,
  });
  const refundedBefore = await refundedFen(tx, payments, orderId);
  const cancelled = await orderStaff.cancelByStaff(tx, payments, { orderId, reason: change.reason });
  if (!cancelled.ok) return false;
  const refundFen = (await refundedFen(tx, payments, orderId)) - refundedBefore;
  await insertSettled(tx, [{ changeId: change.id, orderId, state: 'done', refundFen, extraFen }]);
  if (extraFen > 0) await bookExtra(tx, orderId, extraFen);
  // Who had paid nothing gets the usual message of a closed order.
  if (refundFen > 0)
    await publishEvent(tx, presaleCancelled, {
      key: `${change.id}:${orderId}`,
      payload: { orderId, refundFen, extraFen, reason: change.reason },
    });
  await failpoint('presale_change.before_commit');
  return true;
}

const refundedFen = async (tx: Tx, payments: PaymentPort, orderId: string): Promise<number> =>
  (await payments.refundsOf(tx, orderId))
    .filter(({ reasonKey }) => !reasonKey.startsWith('late:'))
    .reduce((total, { amountFen }) => total + amountFen, 0);

/** The shop's own money: an expense now, owed until finance has transferred it. No provider refunds more than was paid. */
const bookExtra = (tx: Tx, orderId: string, extraFen: number) =>
  postEntries(tx, {
    kind: 'deposit-double',
    reference: orderId,
    entries: [
      { account: 'compensation', amount: fen(extraFen) },
      { account: 'compensation-due', amount: fen(-extraFen) },
    ],
  });
