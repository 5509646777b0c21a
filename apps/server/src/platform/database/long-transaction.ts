import { type IsolationLevel, sql } from 'kysely';
import type { Queryable, Tx } from './open-database.ts';
import { withTimeout } from './timeouts.ts';
import { transaction } from './transaction.ts';

/** After this time without a response a statement counts as failed. */
const TIMEOUT_MS = 10 * 60_000;

/** A transaction over a whole catalogue or many orders: it may take longer than a request and wait longer for locks. */
export const longTransaction = <Value>(
  db: Queryable,
  run: (tx: Tx) => Promise<Value>,
  options: { isolation?: IsolationLevel } = {},
): Promise<Value> =>
  withTimeout(TIMEOUT_MS, () =>
    transaction(
      db,
      async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`set local lock_timeout = '30s'`.execute(tx);
        await sql`set local idle_in_transaction_session_timeout = '1min'`.execute(tx);
        // A generic plan made while the tables were small would be reused for the new rows.
        await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
        return run(tx);
      },
      options,
    ),
  );
