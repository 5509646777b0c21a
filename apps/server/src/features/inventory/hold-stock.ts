import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { findAvailable } from './inventory.queries.ts';
import type { UnitsBySku } from './stock-units.ts';

export interface Shortage {
  skuId: string;
  available: number;
}

/**
 * Holds stock for an order until it is paid. On a shortage the caller must roll back; nothing is released here. The update
 * checks the stock itself. Stock rows are locked in the order of their skus, as everywhere, so that two orders of the
 * same skus cannot deadlock.
 */
export async function holdStock(
  tx: Tx,
  reference: string,
  units: UnitsBySku,
  until: Date,
): Promise<Shortage | null> {
  const { rows: taken } = await sql<{ sku_id: string }>`
    with wanted as (
      select * from unnest(${[...units.keys()]}::text[], ${[...units.values()]}::int[]) as unit (sku_id, quantity)
    ), locked as (
      select stock.sku_id, wanted.quantity from stock join wanted on wanted.sku_id = stock.sku_id
      order by stock.sku_id for update of stock
    ), taken as (
      update stock set available = available - locked.quantity, held = held + locked.quantity
      from locked where stock.sku_id = locked.sku_id and stock.available >= locked.quantity
      returning stock.sku_id, quantity
    ), held as (
      insert into stock_hold (sku_id, reference, quantity, expires_at)
      select sku_id, ${reference}, quantity, ${until}::timestamptz from taken order by sku_id
    )
    insert into stock_ledger (sku_id, delta, reason, reference)
    select sku_id, -quantity, 'hold', ${reference} from taken order by sku_id
    returning sku_id`.execute(tx);
  const takenIds = new Set(taken.map(({ sku_id }) => sku_id));
  const missing = [...units.keys()].sort().find((skuId) => !takenIds.has(skuId));
  return missing ? { skuId: missing, available: (await findAvailable(tx, missing)) ?? 0 } : null;
}
