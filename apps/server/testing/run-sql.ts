import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { isDatabaseUnavailable, type Queryable } from '#platform/database';

const TRIES = 60;
const PAUSE_MS = 500;

/**
 * A statement as it stands, for proofs and benches: they plant rows by the thousand and read what no feature asks for.
 * A database that is away or overrun, which is what proofs do to it, is waited for.
 */
export async function runSql<Row = Record<string, unknown>>(
  db: Queryable,
  text: string,
  parameters: unknown[] = [],
): Promise<Row[]> {
  for (let tries = 1; ; tries++) {
    try {
      return (await db.executeQuery<Row>(CompiledQuery.raw(text, parameters))).rows;
    } catch (error) {
      if (db.isTransaction || tries === TRIES || !isDatabaseUnavailable(error)) throw error;
      await wait(PAUSE_MS);
    }
  }
}
