import { sql } from 'kysely';
import type { JsonValue, Tx } from '#platform/database';

export interface NewEvent {
  topic: string;
  /** The id of the business event: a topic holds each key once, however often it is published. */
  key: string;
  payload: JsonValue;
}

/** Publishes an event in the transaction of a change; false when it was published before. */
export async function publish(tx: Tx, { topic, key, payload }: NewEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into outbox_event (topic, key, payload) values (${topic}, ${key}, ${JSON.stringify(payload)})
    on conflict (topic, key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
