import { DAY_MS, STORE, startOfShanghaiDay } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { type Database, getColumn, transaction } from '#platform/database';
import { type JobHandlers, onJob, onRecurringJob, scheduleJob } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { publishExpiring } from './expiring-assets.queries.ts';
import { balanceEnding, balanceOpened } from './message-events.ts';
import { dailyMessagesJob, openBalanceJob, remindBalanceJob } from './message-jobs.ts';
import { deleteOldMessages } from './messages.queries.ts';
import { findOrderFacts } from './order-facts.queries.ts';

const HOUR_MS = 3_600_000;

export const messageJobs = (db: Database): JobHandlers => ({
  ...onRecurringJob(dailyMessagesJob, 'daily', async () => {
    await publishExpiring(db);
    await deleteOldMessages(db);
    await scheduleJob(db, dailyMessagesJob, {
      uniqueKey: 'daily',
      runAt: await nextDailyRun(db),
      payload: {},
    });
  }),

  /** The order may have been closed since the deposit. */
  ...onJob(openBalanceJob, ({ payload: { orderId } }) =>
    transaction(db, async (tx) => {
      const order = await findOrderFacts(tx, orderId);
      if (!order?.isWaitingForBalance) return;
      await publishEvent(tx, balanceOpened, { key: orderId, payload: { orderId } });
      const runAt = new Date(getColumn(order, 'balanceUntil').getTime() - DAY_MS);
      // A window of a day or less has one message.
      if (runAt > (await readClock(tx)))
        await scheduleJob(tx, remindBalanceJob, { uniqueKey: orderId, runAt, payload: { orderId } });
    }),
  ),
  ...onJob(remindBalanceJob, ({ payload: { orderId, changeId } }) =>
    transaction(db, async (tx) => {
      const order = await findOrderFacts(tx, orderId);
      if (!order?.isWaitingForBalance) return;
      // The end was moved while this waited: the change schedules its own reminder.
      if (getColumn(order, 'balanceUntil').getTime() - DAY_MS > (await readClock(tx)).getTime()) return;
      const key = changeId === undefined ? orderId : `${orderId}:${changeId}`;
      await publishEvent(tx, balanceEnding, { key, payload: { orderId } });
    }),
  ),
});

/** Tomorrow in the daytime, so that messages do not arrive at night. */
async function nextDailyRun(db: Database): Promise<Date> {
  const tomorrow = startOfShanghaiDay(await readClock(db), 1);
  return new Date(tomorrow.getTime() + STORE.messages.dailyHour * HOUR_MS);
}
