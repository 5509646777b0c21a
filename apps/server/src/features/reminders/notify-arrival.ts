import { z } from 'zod';
import { type Database, transaction } from '#platform/database';
import { defineJob, type JobHandlers, onJob } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { skuArrived } from './reminder-events.ts';
import { getSkuNames, markNotified } from './reminders.queries.ts';

const BATCH_SIZE = 200;

/** Written by the database trigger `stock_arrival_noticed`, in the transaction that restores the stock. */
const notifyArrivalJob = defineJob('arrival-reminder', z.object({ skuId: z.string() }));

/**
 * Notifies everyone who waits for a sku that it is back in stock. Each batch is marked and published in one transaction,
 * so a repetition sends nothing twice.
 */
export async function notifyArrival(db: Database, skuId: string): Promise<void> {
  const notifyBatch = () =>
    transaction(db, async (tx) => {
      const notified = await markNotified(tx, skuId, BATCH_SIZE);
      if (notified.length === 0) return 0;
      const names = await getSkuNames(tx, skuId);
      for (const { id, member_id, mobile, email } of notified)
        await publishEvent(tx, skuArrived, {
          key: id,
          payload: {
            reminderId: id,
            memberId: member_id,
            mobile,
            email,
            skuId,
            productId: names.product_id,
            productName: `${names.brand_name} ${names.product_name}`,
            skuName: names.sku_name,
          },
        });
      return notified.length;
    });
  while ((await notifyBatch()) === BATCH_SIZE);
}

export const reminderJobs = (db: Database): JobHandlers =>
  onJob(notifyArrivalJob, ({ payload }) => notifyArrival(db, payload.skuId));
