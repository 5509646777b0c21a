import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { deliverOutbox } from '#platform/outbox';
import { webhookEventHandlers } from '../index.ts';

/** Gives every waiting event to the webhooks alone; `again`: those that were given before as well. */
export async function passWebhookEvents(db: Database, { again = false } = {}): Promise<void> {
  const handlers = webhookEventHandlers(db);
  if (again)
    await sql`
      update outbox_event set state = 'waiting', settled_at = null, next_attempt_at = now()
      where topic = any (${Object.keys(handlers)}::text[])`.execute(db);
  while ((await deliverOutbox(db, handlers)) > 0);
}
