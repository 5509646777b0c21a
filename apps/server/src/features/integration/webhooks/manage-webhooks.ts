import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { receiverRules } from '../../../integrations/webhooks/index.ts';
import { addDeliveries } from '../deliveries/add-deliveries.ts';
import { wakeSender } from '../deliveries/delivery-jobs.ts';
import { checkReceiver } from './check-webhook.ts';
import { createWebhookSecret, sealSecret } from './webhook-secret.ts';
import { type ListedWebhook, lockWebhook, type WebhookTopic } from './webhooks.queries.ts';

/** Each event is a request for every webhook: a shop that needs more wants a queue of its own. */
const MAX_WEBHOOKS = 20;

interface WebhookInput {
  name: string;
  url: string;
  topics: readonly WebhookTopic[];
}
type NotFound = { code: 'webhook-not-found' };
const NOT_FOUND = { code: 'webhook-not-found' } as const;

export const presentWebhook = (row: ListedWebhook) => ({
  webhookId: String(row.id),
  name: row.name,
  url: row.url,
  topics: row.topics,
  state: row.state,
  pausedNote: row.paused_note,
  failingSince: row.failing_since?.toISOString() ?? null,
  previousUntil: row.previous_until?.toISOString() ?? null,
  waiting: row.waiting,
  parked: row.parked,
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
});

export async function createWebhook({ db, config, staff }: AdminWriteContext, input: WebhookInput) {
  const url = await checkReceiver(input.url, receiverRules(config));
  if (!url.ok) return url;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from webhook where state <> 'removed'`.execute(db);
  if ((rows[0]?.count ?? 0) >= MAX_WEBHOOKS)
    return refuse({ code: 'webhook-refused', reason: `至多 ${MAX_WEBHOOKS} 个推送` } as const);
  const secret = createWebhookSecret();
  const { id } = await db
    .insertInto('webhook')
    .values({
      name: input.name,
      url: url.value,
      topics: [...new Set(input.topics)],
      secret_sealed: sealSecret(secret, config),
      created_by: staff.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await wakeSender(db, { watch: true });
  return accept({ webhookId: String(id), secret });
}

/** Another address forgets the failures of the one before. */
export async function updateWebhook(
  { db, config }: AdminWriteContext,
  { webhookId, ...input }: WebhookInput & { webhookId: number },
): Promise<Result<null, NotFound | { code: 'webhook-refused'; reason: string }>> {
  const url = await checkReceiver(input.url, receiverRules(config));
  if (!url.ok) return url;
  if (!(await lockWebhook(db, webhookId))) return refuse(NOT_FOUND);
  await db
    .updateTable('webhook')
    .set({ name: input.name, url: url.value, topics: [...new Set(input.topics)] })
    .set({ failures: 0, failing_since: null, resume_at: null })
    .where('id', '=', webhookId)
    .execute();
  await wakeSender(db, { webhookId, watch: true });
  return accept(null);
}

/** For a day the previous secret signs as well, so that the receiver can change whenever it suits. */
export async function rotateSecret({ db, config }: AdminWriteContext, webhookId: number) {
  const webhook = await lockWebhook(db, webhookId);
  if (!webhook) return refuse(NOT_FOUND);
  const secret = createWebhookSecret();
  await db
    .updateTable('webhook')
    .set({
      secret_sealed: sealSecret(secret, config),
      previous_sealed: webhook.secret_sealed,
      previous_until: sql<Date>`now() + interval '1 day'`,
    })
    .where('id', '=', webhookId)
    .execute();
  return accept({ webhookId: String(webhookId), secret });
}

export async function moveWebhook(
  { db }: AdminWriteContext,
  webhookId: number,
  state: 'active' | 'paused',
): Promise<Result<null, NotFound | { code: 'webhook-unchanged' }>> {
  const webhook = await lockWebhook(db, webhookId);
  if (!webhook) return refuse(NOT_FOUND);
  if (webhook.state === state) return refuse({ code: 'webhook-unchanged' });
  await db
    .updateTable('webhook')
    .set({ state, paused_note: null, failures: 0, failing_since: null, resume_at: null })
    .where('id', '=', webhookId)
    .execute();
  if (state === 'active') await wakeSender(db, { webhookId });
  return accept(null);
}

/** The row stays for the audit log; its deliveries go with the others after 30 days. */
export async function removeWebhook(
  { db }: AdminWriteContext,
  webhookId: number,
): Promise<Result<null, NotFound>> {
  if (!(await lockWebhook(db, webhookId))) return refuse(NOT_FOUND);
  await db.updateTable('webhook').set({ state: 'removed' }).where('id', '=', webhookId).execute();
  return accept(null);
}

/** A delivery that says nothing, to see whether the receiver answers and checks the signature. */
export async function pingWebhook({ db, requestId }: AdminWriteContext, webhookId: number) {
  if (!(await lockWebhook(db, webhookId))) return refuse(NOT_FOUND);
  const eventId = `ping:${requestId}`;
  await addDeliveries(db, 'ping', [{ eventId, data: { message: '花容测试推送' } }], { only: webhookId });
  return accept({ eventId });
}
