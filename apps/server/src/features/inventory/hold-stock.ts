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
  const enough = sql`stock.available >= locked.quantity`;
  const { rows: taken } = await holdStatement({ reference, units, until, enough }).execute(tx);
  const takenIds = new Set(taken.map(({ sku_id }) => sku_id));
  const missing = [...units.keys()].sort().find((skuId) => !takenIds.has(skuId));
  return missing ? { skuId: missing, available: (await findAvailable(tx, missing)) ?? 0 } : null;
}

/**
 * The same with the commit: many buyers contend for a row of stock, and so it is locked for one journey less. The constraint
 * `available >= 0` decides. When it is violated, the transaction is rolled back and fails with `OutOfStock`.
 */
export const holdStockAtCommit = (tx: Tx, reference: string, units: UnitsBySku, until: Date): Promise<void> =>
  writeAloneAtCommit(tx, holdStatement({ reference, units, until, enough: sql`true` }), (error) =>
    violatesConstraint(error, 'stock_available_check') ? new OutOfStock(units, error) : error,
  );

interface Hold {
  reference: string;
  units: UnitsBySku;
  until: Date;
  /** Which rows are updated. */
  enough: RawBuilder<unknown>;
}
const holdStatement = ({ reference, units, until, enough }: Hold) => sql<{ sku_id: string }>`
  with wanted as (
    select * from unnest(${[...units.keys()]}::text[], ${[...units.values()]}::int[]) as unit (sku_id, quantity)
  ), locked as (
    select stock.sku_id, wanted.quantity from stock join wanted on wanted.sku_id = stock.sku_id
    order by stock.sku_id for update of stock
  ), taken as (
    update stock set available = available - locked.quantity, held = held + locked.quantity
    from locked where stock.sku_id = locked.sku_id and ${enough}
    returning stock.sku_id, quantity
  ), held as (
    insert into stock_hold (sku_id, reference, quantity, expires_at)
    select sku_id, ${reference}, quantity, ${until}::timestamptz from taken order by sku_id
  )
  insert into stock_ledger (sku_id, delta, reason, reference)
  select sku_id, -quantity, 'hold', ${reference} from taken order by sku_id
  returning sku_id`;

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
