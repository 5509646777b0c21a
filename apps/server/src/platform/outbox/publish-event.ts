import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Tx, writeAtCommit } from '#platform/database';
import type { EventDefinition } from './define-event.ts';

/** Publishes an event in the transaction of the change it reports. One topic holds a key once: published again, nothing changes. */
export const publishEvent = <Payload extends z.ZodType>(
  tx: Tx,
  { topic }: EventDefinition<Payload>,
  { key, payload }: { key: string; payload: z.input<Payload> },
): Promise<void> =>
  writeAtCommit(tx, `event ${topic} ${key}`, () => ({
    event: sql`
      insert into outbox_event (topic, key, payload)
      values (${topic}::text, ${key}::text, ${JSON.stringify(payload)}::jsonb)
      on conflict (topic, key) do nothing`,
  }));

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
