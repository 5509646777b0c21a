import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { blockRecalled } from './lots/settle-lots.ts';

/**
 * Releases the holds of an order that is cancelled before payment. A second call finds no hold and does nothing. Stock
 * rows are locked in the order of their skus, as everywhere. Units of a lot that was recalled meanwhile are not for sale.
 */
export async function releaseStock(tx: Tx, reference: string): Promise<void> {
  const { rows } = await sql<{ sku_id: string }>`
    with ended as (
      update stock_hold set ended_at = shop_now() where reference = ${reference} and ended_at is null
      returning sku_id, quantity
    ), locked as (
      select stock.sku_id, ended.quantity from stock join ended on ended.sku_id = stock.sku_id
      order by stock.sku_id for update of stock
    ), released as (
      update stock set available = available + locked.quantity, held = held - locked.quantity
      from locked where stock.sku_id = locked.sku_id
    )
    insert into stock_ledger (sku_id, delta, reason, reference)
    select sku_id, quantity, 'release', ${reference} from ended order by sku_id returning sku_id`.execute(tx);
  if (rows.length > 0)
    await blockRecalled(
      tx,
      rows.map(({ sku_id }) => sku_id),
    );
}
