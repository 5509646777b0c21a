import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Tx } from '#platform/database';
import type { EventDefinition } from './define-event.ts';

/**
 * Publishes an event in the transaction of the change it reports. One topic holds a key once: false when the event was
 * published before.
 */
export async function publishEvent<Payload extends z.ZodType>(
  tx: Tx,
  { topic }: EventDefinition<Payload>,
  { key, payload }: { key: string; payload: z.input<Payload> },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into outbox_event (topic, key, payload) values (${topic}, ${key}, ${JSON.stringify(payload)})
    on conflict (topic, key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/**
 * The statement that publishes one event for each row of a query with the columns `key` and `payload`; for events that a
 * set-based statement finds, alone or as a part of a `with`. The payload is checked when it is delivered.
 */
export const insertEvents = (
  { topic }: EventDefinition,
  rows: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into outbox_event (topic, key, payload)
  select ${topic}::text, found.key, found.payload from (${rows}) as found
  on conflict (topic, key) do nothing`;
