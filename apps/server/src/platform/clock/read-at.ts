import { sql } from 'kysely';
import { isTransaction, type Queryable, type Tx, transaction } from '#platform/database';
import { layOver, NO_OVERLAY, overlaySettings, type RowOverlay } from './row-overlay.ts';

/**
 * Reads what the shop shows at another moment: in a read-only transaction in which `shop_now()` is that moment, and rows are
 * what the overlay says. A transaction of the caller could write, so it is refused.
 */
export function readAt<Value>(
  db: Queryable,
  at: Date,
  run: (tx: Tx) => Promise<Value>,
  overlay: RowOverlay = NO_OVERLAY,
): Promise<Value> {
  if (isTransaction(db)) throw new Error('another moment is read in a transaction of its own');
  const settings = [{ name: 'shop.at', value: at.toISOString() }, ...overlaySettings(overlay)];
  return transaction(
    db,
    async (tx) => {
      await sql`select ${sql.join(settings.map(({ name, value }) => sql`set_config(${name}, ${value}, true)`))}`.execute(
        tx,
      );
      return run(tx);
    },
    { isReadOnly: true, ...(overlay.size > 0 && { rewrite: layOver(overlay) }) },
  );
}
