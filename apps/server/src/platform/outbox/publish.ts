import { sql } from 'kysely';
import type { JsonValue, Tx } from '#platform/database';

export interface NewEvent {
  topic: string;
  /** The number of the business event: one topic hears of it once, however often it is published. */
  key: string;
  payload: JsonValue;
}

/** Says in the transaction of a change what others must hear once it is committed; false when it was said before. */
export async function publish(tx: Tx, { topic, key, payload }: NewEvent): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into outbox_event (topic, key, payload) values (${topic}, ${key}, ${JSON.stringify(payload)})
    on conflict (topic, key) do nothing`.execute(tx);
  return numAffectedRows === 1n;
}
