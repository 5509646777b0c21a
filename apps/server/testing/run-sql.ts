import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import {
  type Database,
  isDatabaseUnavailable,
  type Queryable,
  transaction,
  withPatience,
} from '#platform/database';

const TRIES = 60;
const PAUSE_MS = 500;
const LONG_TIMEOUT_MS = 5 * 60_000;

/**
 * A statement as it stands, for proofs and benches: they plant rows by the thousand and read what no feature asks for.
 * A database that is away or overrun, which is what proofs do to it, is waited for.
 */
export const runSql = <Row = Record<string, unknown>>(
  db: Queryable,
  text: string,
  parameters: unknown[] = [],
): Promise<Row[]> => {
  const run = async () => (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
  return db.isTransaction ? run() : retryWhileUnavailable(run);
};

/** The same for a question about everything there is, which may take longer than a shopper would wait. */
export const runLongSql = <Row>(db: Database, text: string): Promise<Row[]> =>
  withPatience(LONG_TIMEOUT_MS, () =>
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
