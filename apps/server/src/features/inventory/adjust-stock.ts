import { type Database, transaction } from '#platform/database';

export interface StockLevel {
  available: number;
  held: number;
  sold: number;
}

/** Adds or removes units of stock; null when the sku is unknown or fewer units are available than removed. */
export const adjustStock = (
  db: Database,
  skuId: string,
  delta: number,
  note: string,
): Promise<StockLevel | null> =>
  transaction(db, async (tx) => {
    const counted = await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '+', delta) }))
      .where('sku_id', '=', skuId)
      .where('available', '>=', -delta)
      .returning(['available', 'held', 'sold'])
      .executeTakeFirst();
    if (!counted) return null;
    if (delta !== 0)
      await tx
        .insertInto('stock_ledger')
        .values({ sku_id: skuId, delta, reason: 'count', reference: note })
        .execute();
    return counted;
  });

export const findStock = async (db: Database, skuId: string): Promise<StockLevel | null> =>
  (await db
    .selectFrom('stock')
    .select(['available', 'held', 'sold'])
    .where('sku_id', '=', skuId)
    .executeTakeFirst()) ?? null;
