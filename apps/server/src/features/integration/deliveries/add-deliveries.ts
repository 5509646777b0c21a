import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { WebhookTopic } from '../webhooks/webhooks.queries.ts';
import { wakeSender } from './delivery-jobs.ts';

export interface WebhookEvent {
  /** One delivery of a webhook has it, however often the event is reported. */
  eventId: string;
  /** Only the newest state of this matters: it replaces what waits. */
  mergeKey?: string;
  data: Record<string, unknown>;
}

interface LockedWebhook {
  id: number;
  last: number;
  can_wake: boolean;
}

/**
 * Adds a delivery for every webhook of the topic, in the transaction of the caller. The lock on the webhook gives the
 * numbers their order, and its sender sees either these deliveries before it ends or is woken after it has ended.
 */
export async function addDeliveries(
  tx: Tx,
  topic: WebhookTopic | 'ping',
  events: readonly WebhookEvent[],
  { only = null }: { only?: number | null } = {},
): Promise<void> {
  if (events.length === 0) return;
  const { rows: webhooks } = await sql<LockedWebhook>`
    with locked as (
      select id from webhook
      where state <> 'removed' and (${topic} = any (topics) or id = ${only}) and (${only}::bigint is null or id = ${only})
      order by id for update
    )
    update webhook set sequence = sequence + ${events.length} from locked where webhook.id = locked.id
    returning webhook.id, webhook.sequence as last,
      (state = 'active' and coalesce(sending_until < now(), true) and coalesce(resume_at < now(), true)) as can_wake`.execute(
    tx,
  );
  const createdAt = new Date().toISOString();
  for (const { id, last, can_wake } of webhooks) {
    const first = last - events.length + 1;
    await insertDeliveries(
      tx,
      id,
      topic,
      events.map((event, at) => ({ ...event, sequence: first + at, createdAt })),
    );
    if (can_wake) await wakeSender(tx, { webhookId: id });
  }
}

interface NumberedEvent extends WebhookEvent {
  sequence: number;
  createdAt: string;
}

const bodyOf = (topic: string, { eventId, sequence, createdAt, data }: NumberedEvent): string =>
  JSON.stringify({ id: eventId, topic, sequence, createdAt, data });

/**
 * Replaces waiting deliveries of the same merge key. One that is being sent stays waiting, with the newer body. The keys are
 * named a second time as a list, so that each is looked up in the index: joined alone, every waiting delivery was compared
 * with every event while the statistics were older than a burst, 18 s for 10,000 skus.
 */
const insertDeliveries = (tx: Tx, webhookId: number, topic: string, events: readonly NumberedEvent[]) =>
  sql`
  with event as (
    select * from unnest(
      ${events.map(({ eventId }) => eventId)}::text[], ${events.map(({ mergeKey }) => mergeKey ?? null)}::text[],
      ${events.map(({ sequence }) => sequence)}::bigint[], ${events.map((event) => bodyOf(topic, event))}::text[]
    ) as given (event_id, merge_key, sequence, body)
  ), merged as (
    update webhook_delivery waiting set event_id = event.event_id, sequence = event.sequence, body = event.body
    from event
    where waiting.webhook_id = ${webhookId} and waiting.merge_key = event.merge_key and waiting.state = 'waiting'
      and waiting.merge_key = any (${events.flatMap(({ mergeKey }) => mergeKey ?? [])}::text[])
    returning waiting.merge_key
  )
  insert into webhook_delivery (webhook_id, event_id, topic, merge_key, sequence, body)
  select ${webhookId}, event_id, ${topic}, merge_key, sequence, body from event
  where merge_key is null or merge_key not in (select merge_key from merged)
  on conflict (webhook_id, event_id) do nothing`.execute(tx);
