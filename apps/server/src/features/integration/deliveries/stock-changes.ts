import { sql } from 'kysely';
import { type Database, type Tx, transaction } from '#platform/database';
import { addDeliveries } from './add-deliveries.ts';
import { compareStock, deleteStoredStock, storePosition, storePresentStock } from './stock-position.ts';

/** Skus in one transaction: short enough that nobody waits for the webhooks that it locks. */
const SLICE = 500;

interface ChangedStock {
  sku_id: string;
  available: number;
  held: number;
  version: number;
}

/**
 * Compares the stock with what receivers were last informed of. A flash sale changes a row thousands of times in these
 * seconds and makes one delivery; what changed and changed back makes none. Returns whether anybody wants to know.
 */
export async function deliverStockChanges(db: Database): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean; stock: boolean; position: boolean }>`
    select exists (select 1 from webhook where state <> 'removed' and 'stock.changed' = any (topics)) as wanted,
      exists (select 1 from webhook_stock) as stock,
      exists (select 1 from webhook_stock_position) as position`.execute(db);
  const { wanted = false, stock = false, position = false } = rows[0] ?? {};
  if (!wanted) {
    if (stock || position) await transaction(db, deleteStoredStock);
    return false;
  }
  if (stock && position) await deliverCompared(db);
  else await transaction(db, storePresentStock);
  return true;
}

async function deliverCompared(db: Database): Promise<void> {
  const { skuIds, next } = await compareStock(db);
  for (let first = 0; first < skuIds.length; first += SLICE)
    await transaction(db, (tx) => deliverSlice(tx, skuIds.slice(first, first + SLICE)));
  await storePosition(db, next);
}

async function deliverSlice(tx: Tx, skuIds: readonly string[]): Promise<void> {
  const { rows } = await sql<ChangedStock>`
    insert into webhook_stock as last (sku_id, available, held)
    select stock.sku_id, stock.available, stock.held
    from stock left join webhook_stock known on known.sku_id = stock.sku_id
    where stock.sku_id = any (${skuIds}::text[])
      and (known.available, known.held) is distinct from (stock.available, stock.held)
    order by stock.sku_id
    on conflict (sku_id) do update set available = excluded.available, held = excluded.held, version = last.version + 1
    returning sku_id, available, held, version`.execute(tx);
  await addDeliveries(
    tx,
    'stock.changed',
    rows.map(({ sku_id: skuId, available, held, version }) => ({
      eventId: `stock.changed:${skuId}:${version}`,
      mergeKey: `stock:${skuId}`,
      data: { skuId, available, held },
    })),
  );
}
