import { sql } from 'kysely';
import type { Database, Queryable, Tx } from '#platform/database';
import { scheduleJob } from '#platform/jobs';
import { sendJob } from './delivery-jobs.ts';

export interface ClaimedWebhook {
  id: number;
  name: string;
  url: string;
  sender: string;
  failures: number;
  /** The newest first. */
  secretsSealed: string[];
}

/** Longer than a run and its last requests; after this a dead sender is replaced. */
const CLAIM_SECONDS = 30;

/** Null: it is paused or removed, its receiver is down for now, or another process sends. */
export async function claimWebhook(db: Database, webhookId: number): Promise<ClaimedWebhook | null> {
  const { rows } = await sql<ClaimedWebhook>`
    update webhook set sender = gen_random_uuid(), sending_until = now() + make_interval(secs => ${CLAIM_SECONDS})
    where id = ${webhookId} and state = 'active' and coalesce(sending_until < now(), true)
      and coalesce(resume_at <= now(), true)
    returning id, name, url, sender, failures,
      array_remove(array[secret_sealed, case when previous_until > now() then previous_sealed end], null)
        as "secretsSealed"`.execute(db);
  return rows[0] ?? null;
}

export interface DueDelivery {
  id: number;
  event_id: string;
  topic: string;
  body: string;
  attempts: number;
}

export async function listDue(db: Queryable, webhookId: number, limit: number): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select id, event_id, topic, body, attempts from webhook_delivery
    where webhook_id = ${webhookId} and state = 'waiting' and next_attempt_at <= now()
    order by next_attempt_at, id limit ${limit}`.execute(db);
  return rows;
}

/** Ends the claim and schedules the next run, if anything waits. The lock makes whoever adds deliveries wait for it. */
export async function releaseWebhook(tx: Tx, { id, sender }: ClaimedWebhook): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update webhook set sender = null, sending_until = null where id = ${id} and sender = ${sender}`.execute(
    tx,
  );
  if (numAffectedRows === 0n) return;
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from greatest(due.at, webhook.resume_at, now()) - now())::float as seconds
    from webhook cross join lateral (
      select min(next_attempt_at) as at from webhook_delivery
      where webhook_id = webhook.id and webhook_delivery.state = 'waiting') due
    where webhook.id = ${id} and webhook.state = 'active' and due.at is not null`.execute(tx);
  const seconds = rows[0]?.seconds;
  if (seconds === undefined) return;
  await scheduleJob(tx, sendJob, {
    uniqueKey: String(id),
    runAt: sql<Date>`shop_now() + make_interval(secs => ${seconds})`,
    payload: { webhookId: String(id) },
  });
}

/** Active webhooks with something due that nobody sends: their sender died, or its job was cancelled. */
export async function listStranded(db: Queryable): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from webhook
    where state = 'active' and coalesce(sending_until < now(), true) and coalesce(resume_at <= now(), true)
      and exists (select 1 from webhook_delivery due
        where due.webhook_id = webhook.id and due.state = 'waiting' and next_attempt_at < now() - interval '5 seconds')
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}
