import { sql } from 'kysely';
import { type Database, type Tx, transaction } from '#platform/database';
import { addDeliveries } from './add-deliveries.ts';

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
  const { rows } = await sql<{ wanted: boolean; known: boolean }>`
    select exists (select 1 from webhook where state <> 'removed' and 'stock.changed' = any (topics)) as wanted,
      exists (select 1 from webhook_stock) as known`.execute(db);
  const { wanted = false, known = false } = rows[0] ?? {};
  if (!wanted) {
    if (known) await sql`delete from webhook_stock`.execute(db);
    return false;
  }
  if (!known) await storePresentStock(db);
  else while ((await transaction(db, deliverSlice)) === SLICE);
  return true;
}

/** Receivers read the whole stock once with a key; from then on they get what changes. */
const storePresentStock = (db: Database) =>
  sql`insert into webhook_stock (sku_id, available, held) select sku_id, available, held from stock
    on conflict (sku_id) do nothing`.execute(db);

async function deliverSlice(tx: Tx): Promise<number> {
  const { rows } = await sql<ChangedStock>`
    insert into webhook_stock as last (sku_id, available, held)
    select stock.sku_id, stock.available, stock.held
    from stock left join webhook_stock known on known.sku_id = stock.sku_id
    where (known.available, known.held) is distinct from (stock.available, stock.held)
    order by stock.sku_id limit ${SLICE}
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
  return rows.length;
}
