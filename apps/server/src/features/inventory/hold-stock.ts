import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { findAvailable } from './inventory.queries.ts';
import { inSkuOrder, type UnitsBySku } from './stock-units.ts';

export interface Shortage {
  skuId: string;
  available: number;
}

/** Holds stock for an order until it is paid. On a shortage the caller must roll back; nothing is released here. */
export async function holdStock(
  tx: Tx,
  reference: string,
  units: UnitsBySku,
  until: Date,
): Promise<Shortage | null> {
  const wanted = inSkuOrder(units);
  const taken = await Promise.all(
    wanted.map(([skuId, quantity]) => decrementStock(tx, { skuId, quantity, reference, until })),
  );
  const shortage = wanted.find((_, at) => !taken[at]);
  return shortage ? { skuId: shortage[0], available: (await findAvailable(tx, shortage[0])) ?? 0 } : null;
}

/** The update checks the stock itself, so no separate read is needed. */
async function decrementStock(
  tx: Tx,
  { skuId, quantity, reference, until }: { skuId: string; quantity: number; reference: string; until: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with taken as (
      update stock set available = available - ${quantity}::int, held = held + ${quantity}::int
      where sku_id = ${skuId} and available >= ${quantity}::int
      returning sku_id
    ), held as (
      insert into stock_hold (sku_id, reference, quantity, expires_at)
      select sku_id, ${reference}, ${quantity}::int, ${until}::timestamptz from taken
    )
    insert into stock_ledger (sku_id, delta, reason, reference)
    select sku_id, -${quantity}::int, 'hold', ${reference} from taken`.execute(tx);
  return numAffectedRows === 1n;
}
