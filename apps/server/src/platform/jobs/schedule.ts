import { sql } from 'kysely';
import type { JsonValue, Queryable } from '#platform/database';

export interface NewJob {
  kind: string;
  /** At most one job of a kind waits under a key; scheduling it again moves it. */
  uniqueKey?: string;
  /** Business time. */
  runAt: Date;
  payload: JsonValue;
}

/** Plans work for later, in the transaction of the change that asks for it. */
export async function schedule(tx: Queryable, { kind, uniqueKey, runAt, payload }: NewJob): Promise<void> {
  await tx
    .insertInto('job')
    .values({ kind, unique_key: uniqueKey ?? null, run_at: runAt, payload: JSON.stringify(payload) })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'unique_key'])
        .where('state', '=', sql.lit('waiting'))
        .doUpdateSet((row) => ({
          run_at: row.ref('excluded.run_at'),
          payload: row.ref('excluded.payload'),
          // Whoever may be running the old plan no longer holds this one.
          lease: null,
          attempts: 0,
          next_attempt_at: sql<Date>`now()`,
          last_error: null,
        })),
    )
    .execute();
}

/** Takes a waiting job back; false when there was none. One that is running already runs to its end. */
export async function cancelJob(tx: Queryable, job: { kind: string; uniqueKey: string }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set({ state: 'cancelled', lease: null, settled_at: sql<Date>`now()` })
    .where('kind', '=', job.kind)
    .where('unique_key', '=', job.uniqueKey)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
