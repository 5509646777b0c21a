import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import {
  type Database,
  isDatabaseUnavailable,
  type Queryable,
  transaction,
  withTimeout,
} from '#platform/database';

const TRIES = 60;
const PAUSE_MS = 500;
const LONG_TIMEOUT_MS = 5 * 60_000;

/**
 * Runs raw SQL, for proofs and benches, which create thousands of rows and read what no feature reads.
 * Waits while the database is unavailable, because proofs kill and overload it.
 */
export const runSql = <Row = Record<string, unknown>>(
  db: Queryable,
  text: string,
  parameters: unknown[] = [],
): Promise<Row[]> => {
  const run = async () => (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  return db.isTransaction ? run() : retryWhileUnavailable(run);
};

/** The same with a long timeout, for queries over whole tables. */
export const runLongSql = <Row>(db: Database, text: string): Promise<Row[]> =>
  withTimeout(LONG_TIMEOUT_MS, () =>
    retryWhileUnavailable(() =>
      transaction(db, async (tx) => {
        await runSql(tx, `set local statement_timeout = ${LONG_TIMEOUT_MS}`);
        return runSql<Row>(tx, text);
      }),
    ),
  );

async function retryWhileUnavailable<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === TRIES || !isDatabaseUnavailable(error)) throw error;
      await wait(PAUSE_MS);
    }
  }
}
