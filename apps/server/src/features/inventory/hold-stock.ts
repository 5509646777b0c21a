import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import { type Queryable, type Tx, violatesConstraint, writeAloneAtCommit } from '#platform/database';
import { findAvailable } from './inventory.queries.ts';
import type { UnitsBySku } from './stock-units.ts';

export interface Shortage {
  skuId: string;
  available: number;
}

/** The transaction was rolled back, because a sku has fewer units than it holds. */
export class OutOfStock extends Error {
  override name = 'OutOfStock';
  readonly units: UnitsBySku;
  constructor(units: UnitsBySku, cause: unknown) {
    super('a sku has too few units', { cause });
    this.units = units;
  }
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
  const enough = sql`stock.available >= wanted.quantity`;
  const parts = holdParts({ reference, units, until, enough })((part) => sql.ref(part));
  const { rows: taken } = await sql<{ sku_id: string }>`
    with held_stock as (${parts.held_stock}), taken as (${parts.taken}), hold as (${parts.hold}),
      hold_entry as (${parts.hold_entry})
    select sku_id from taken`.execute(tx);
  const takenIds = new Set(taken.map(({ sku_id }) => sku_id));
  const missing = [...units.keys()].sort().find((skuId) => !takenIds.has(skuId));
  return missing ? { skuId: missing, available: (await findAvailable(tx, missing)) ?? 0 } : null;
}

/**
 * The same with the commit: many buyers contend for a row of stock, and so it is locked for one journey less. The constraint
 * `available >= 0` decides. When it is violated, the transaction is rolled back and fails with `OutOfStock`.
 */
export const holdStockAtCommit = (tx: Tx, reference: string, units: UnitsBySku, until: Date): Promise<void> =>
  writeAloneAtCommit(tx, holdParts({ reference, units, until, enough: sql`true` }), (error) =>
    violatesConstraint(error, 'stock_available_check') ? new OutOfStock(units, error) : error,
  );

interface Hold {
  reference: string;
  units: UnitsBySku;
  until: Date;
  /** Which rows are updated. */
  enough: RawBuilder<unknown>;
}
/** The units are written out: with as many rows as they are, PostgreSQL keeps the plan; of a list it would plan each order anew. */
const holdParts =
  ({ reference, units, until, enough }: Hold) =>
  (refer: (part: string) => RawBuilder<unknown>) => ({
    held_stock: sql`
      select stock.sku_id, unit.quantity
      from stock join (values ${sql.join([...units].map(([skuId, quantity]) => sql`(${skuId}::text, ${quantity}::int)`))})
        as unit (sku_id, quantity) on unit.sku_id = stock.sku_id
      order by stock.sku_id for update of stock`,
    taken: sql`
      update stock set available = available - wanted.quantity, held = held + wanted.quantity
      from ${refer('held_stock')} as wanted where stock.sku_id = wanted.sku_id and ${enough}
      returning stock.sku_id, quantity`,
    hold: sql`
      insert into stock_hold (sku_id, reference, quantity, expires_at)
      select sku_id, ${reference}::text, quantity, ${until}::timestamptz from ${refer('taken')} as taken order by sku_id`,
    hold_entry: sql`
      insert into stock_ledger (sku_id, delta, reason, reference)
      select sku_id, -quantity, 'hold', ${reference}::text from ${refer('taken')} as taken order by sku_id`,
  });

/** The first of these skus that has too few units; when some came back meanwhile, the first of all. */
export async function findShortage(db: Queryable, units: UnitsBySku): Promise<Shortage> {
  const rows = await db
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where('sku_id', 'in', [...units.keys()])
    .orderBy('sku_id')
    .execute();
  const { sku_id: skuId, available } =
    rows.find((row) => row.available < units.get(row.sku_id)!) ?? getFirst(rows);
  return { skuId, available };
}
