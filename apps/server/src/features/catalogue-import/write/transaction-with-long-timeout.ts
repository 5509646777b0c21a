import { type IsolationLevel, sql } from 'kysely';
import { type Database, type Tx, transaction, withPatience } from '#platform/database';

/** How long a call may stay unanswered before the work counts as lost. */
const TIMEOUT_MS = 10 * 60_000;

/** A transaction over a whole catalogue: it may take longer than a shopper's, and wait longer for rows in use. */
export const transactionWithLongTimeout = <Value>(
  db: Database,
  run: (tx: Tx) => Promise<Value>,
  options: { isolation?: IsolationLevel } = {},
): Promise<Value> =>
  withPatience(TIMEOUT_MS, () =>
    transaction(
      db,
      async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`set local lock_timeout = '30s'`.execute(tx);
        await sql`set local idle_in_transaction_session_timeout = '1min'`.execute(tx);
        // A plan made when the tables were small would be kept for the rows that came since.
        await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
        return run(tx);
      },
      options,
    ),
  );

/** Imports and undoings follow one another. */
export const lockImports = (tx: Tx) =>
  sql`select pg_advisory_xact_lock(hashtext('catalogue-import'))`.execute(tx);
