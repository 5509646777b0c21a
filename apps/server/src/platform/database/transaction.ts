import { setTimeout as wait } from 'node:timers/promises';
import type { IsolationLevel } from 'kysely';
import { isRetryable } from './errors.ts';
import type { Queryable, Tx } from './open-database.ts';

const RETRIES = 3;
const PAUSE_MS = 20;

/**
 * One business change, all or nothing. What lost to another transaction (serialization failure, deadlock) is
 * run again, so `run` does nothing but talk to the database. Inside a transaction it joins that one.
 */
export async function transaction<Value>(
  db: Queryable,
  run: (tx: Tx) => Promise<Value>,
  options: { isolation?: IsolationLevel } = {},
): Promise<Value> {
  if (db.isTransaction) return run(db as Tx);
  for (let attempt = 1; ; attempt++) {
    try {
      const begin = db.transaction();
      return await (options.isolation ? begin.setIsolationLevel(options.isolation) : begin).execute(run);
    } catch (error) {
      if (attempt > RETRIES || !isRetryable(error)) throw error;
      // Two that met once would meet again at the same pace.
      await wait(PAUSE_MS * attempt * (0.5 + Math.random()));
    }
  }
}
