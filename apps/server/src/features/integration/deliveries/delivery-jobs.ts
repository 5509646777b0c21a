import { sql } from 'kysely';
import { z } from 'zod';
import type { Queryable } from '#platform/database';
import { defineJob, scheduleJob } from '#platform/jobs';

/** Sends what is due of one webhook. */
export const sendJob = defineJob('webhook-send', z.object({ webhookId: z.string() }));
/** Looks for changed stock and for webhooks whose sender was lost. */
export const watchJob = defineJob('webhook-watch', z.object({}));
export const WATCH_KEY = 'all';

/** Runs the sender of a webhook, and what looks for changed stock, as soon as this transaction is committed. */
export async function wakeSender(
  db: Queryable,
  { webhookId, watch = false }: { webhookId?: number; watch?: boolean },
): Promise<void> {
  const runAt = sql<Date>`shop_now()`;
  if (webhookId !== undefined)
    await scheduleJob(db, sendJob, {
      uniqueKey: String(webhookId),
      runAt,
      payload: { webhookId: String(webhookId) },
    });
  if (watch) await scheduleJob(db, watchJob, { uniqueKey: WATCH_KEY, runAt, payload: {} });
}
