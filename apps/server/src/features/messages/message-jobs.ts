import { STORE, startOfShanghaiDay } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { type JobHandlers, schedule } from '#platform/jobs';
import { publish } from '#platform/outbox';
import { BALANCE_OPENED, OPEN_BALANCE } from './events/on-order-events.ts';
import { publishExpiring } from './expiring-assets.queries.ts';
import { deleteOldMessages } from './messages.queries.ts';
import { findOrderFacts } from './order-facts.queries.ts';

const DAILY_MESSAGES = 'message-day';
const HOUR_MS = 3_600_000;

export const messageJobs = (db: Database): JobHandlers => ({
  async [DAILY_MESSAGES]() {
    await publishExpiring(db);
    await deleteOldMessages(db);
    await schedule(db, {
      kind: DAILY_MESSAGES,
      uniqueKey: 'daily',
      runAt: await nextDailyRun(db),
      payload: {},
    });
  },

  /** The order may have been closed since the deposit. */
  [OPEN_BALANCE]: ({ payload }) =>
    transaction(db, async (tx) => {
      const { orderId } = payload as { orderId: string };
      const order = await findOrderFacts(tx, orderId);
      if (order?.isWaitingForBalance) await publish(tx, { topic: BALANCE_OPENED, key: orderId, payload: {} });
    }),
});

/** Tomorrow in the daytime, so that messages do not arrive at night. */
async function nextDailyRun(db: Database): Promise<Date> {
  const tomorrow = startOfShanghaiDay(await readClock(db), 1);
  return new Date(tomorrow.getTime() + STORE.messages.dailyHour * HOUR_MS);
}
