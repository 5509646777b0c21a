import { sql } from 'kysely';
import { isTransaction, type Queryable, type Tx, transaction } from '#platform/database';

/**
 * Reads what the shop shows at another moment: in a read-only transaction in which `shop_now()` is that moment. A transaction
 * of the caller could write, so it is refused.
 */
export function readAt<Value>(db: Queryable, at: Date, run: (tx: Tx) => Promise<Value>): Promise<Value> {
  if (isTransaction(db)) throw new Error('another moment is read in a transaction of its own');
  return transaction(
    db,
    async (tx) => {
      await sql`select set_config('shop.at', ${at.toISOString()}, true)`.execute(tx);
      return run(tx);
    },
    { isReadOnly: true },
  );
}
