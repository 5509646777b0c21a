import { STORE, startOfShanghaiDay } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { type JobHandlers, schedule } from '#platform/jobs';
import { publish } from '#platform/outbox';
import { publishEndings } from './assets.queries.ts';
import { BALANCE_OPEN, BALANCE_OPENS } from './hear-orders.ts';
import { deleteOld } from './messages.queries.ts';
import { findOrderFacts } from './order-facts.queries.ts';

const DAY = 'message-day';
const HOUR_MS = 3_600_000;

export const messageJobs = (db: Database): JobHandlers => ({
  async [DAY]() {
    await publishEndings(db);
    await deleteOld(db);
    await schedule(db, { kind: DAY, uniqueKey: 'daily', runAt: await nextDay(db), payload: {} });
  },

  /** The order may have been closed since its deposit came in. */
  [BALANCE_OPENS]: ({ payload }) =>
    transaction(db, async (tx) => {
      const { orderId } = payload as { orderId: string };
      const order = await findOrderFacts(tx, orderId);
      if (order?.isWaitingForBalance) await publish(tx, { topic: BALANCE_OPEN, key: orderId, payload: {} });
    }),
});

/** Tomorrow, at an hour when a message wakes nobody. */
async function nextDay(db: Database): Promise<Date> {
  const tomorrow = startOfShanghaiDay(await readClock(db), 1);
  return new Date(tomorrow.getTime() + STORE.messages.dayBeginsAt * HOUR_MS);
}
