import type { JsonValue, Tx } from '#platform/database';

export interface NewEvent {
  topic: string;
  /** The number of the business event: one topic hears of it once, however often it is published. */
  key: string;
  payload: JsonValue;
}

/** Says in the transaction of a change what others must hear once it is committed; false when it was said before. */
export async function publish(tx: Tx, { topic, key, payload }: NewEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('outbox_event')
    .values({ topic, key, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.columns(['topic', 'key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
