import { sql } from 'kysely';
import { type Tx, writeAloneAtCommit } from '#platform/database';

/**
 * Turns the holds of a paid order into sales. A second call finds no hold and does nothing. Stock rows are locked in the
 * order of their skus, as everywhere; with the commit, so that others wait for them for the shortest time.
 */
export const sellStock = (tx: Tx, reference: string): Promise<void> =>
  writeAloneAtCommit(tx, (refer) => ({
    ended: sql`
      update stock_hold set ended_at = shop_now() where reference = ${reference} and ended_at is null
      returning sku_id, quantity`,
    held_stock: sql`
      select stock.sku_id, ended.quantity from stock join ${refer('ended')} as ended on ended.sku_id = stock.sku_id
      order by stock.sku_id for update of stock`,
    sold: sql`
      update stock set held = held - ended.quantity, sold = sold + ended.quantity
      from ${refer('held_stock')} as ended where stock.sku_id = ended.sku_id`,
    sale_entries: sql`
      insert into stock_ledger (sku_id, delta, reason, reference)
      select sku_id, delta, reason, ${reference}::text
      from ${refer('ended')} as ended
        cross join lateral (values (quantity, 'release'), (-quantity, 'sale')) entry (delta, reason)
      order by sku_id, reason`,
  }));
