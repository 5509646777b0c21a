import type { AdjustmentCause } from '@huarong/core/inventory';
import { type Database, type Queryable, type Tx, transaction } from '#platform/database';

export interface StockLevel {
  available: number;
  held: number;
  sold: number;
}

/** Why the stock is corrected: the ledger stores all of it. */
export interface StockCorrection {
  difference: number;
  cause: AdjustmentCause;
  /** What the ledger refers to: `console`, `adjustment`, `approval:17`. */
  reference: string;
  note?: string;
}

/** Adds or removes units of stock; null when the sku is unknown or fewer units are available than removed. */
export const adjustStock = (
  db: Database,
  skuId: string,
  { difference, cause, reference, note }: StockCorrection,
): Promise<StockLevel | null> =>
  transaction(db, async (tx) => {
    const counted = await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', difference) }))
      .where('sku_id', '=', skuId)
      .where('available', '>=', -difference)
      .returning(['available', 'held', 'sold'])
      .executeTakeFirst();
    if (!counted) return null;
    if (difference !== 0)
      await tx
        .insertInto('stock_ledger')
        .values({ sku_id: skuId, delta: difference, reason: cause, reference, note: note ?? null })
        .execute();
    return counted;
  });

export const findStock = async (db: Queryable, skuId: string): Promise<StockLevel | null> =>
  (await db
    .selectFrom('stock')
    .select(['available', 'held', 'sold'])
    .where('sku_id', '=', skuId)
    .executeTakeFirst()) ?? null;

/** Locked until the transaction ends, so that a count is compared with what is there. */
export const lockStockLevel = async (tx: Tx, skuId: string): Promise<StockLevel | null> =>
  (await tx
    .selectFrom('stock')
    .select(['available', 'held', 'sold'])
    .where('sku_id', '=', skuId)
    .forUpdate()
    .executeTakeFirst()) ?? null;
