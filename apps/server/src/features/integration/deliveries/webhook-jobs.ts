import { sql } from 'kysely';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { type JobHandlers, onJob, onRecurringJob, scheduleJob } from '#platform/jobs';
import { createWebhookSender, receiverRules } from '../../../integrations/webhooks/index.ts';
import { sendJob, WATCH_KEY, wakeSender, watchJob } from './delivery-jobs.ts';
import { type SendDeps, sendDue } from './send-due.ts';
import { listStranded } from './sending.queries.ts';
import { deliverStockChanges } from './stock-changes.ts';

const WATCH_SECONDS = 3;
const IDLE_SECONDS = 60;

/** Requests wait for other hosts for seconds: these have a worker of their own. */
export const webhookSendJobs = (
  db: Database,
  config: Config,
  send: SendDeps['send'] = createWebhookSender(receiverRules(config)),
): JobHandlers => onJob(sendJob, ({ payload }) => sendDue({ db, config, send }, Number(payload.webhookId)));

export const webhookWatchJobs = (db: Database): JobHandlers =>
  onRecurringJob(watchJob, WATCH_KEY, () => watchWebhooks(db));

async function watchWebhooks(db: Database): Promise<void> {
  for (const webhookId of await listStranded(db)) await wakeSender(db, { webhookId });
  const seconds = (await deliverStockChanges(db)) ? WATCH_SECONDS : IDLE_SECONDS;
  await scheduleJob(db, watchJob, {
    uniqueKey: WATCH_KEY,
    runAt: sql<Date>`shop_now() + make_interval(secs => ${seconds})`,
    payload: {},
  });
}
