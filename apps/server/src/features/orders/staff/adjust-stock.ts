import { type Database, transaction } from '#platform/database';

export interface StockCount {
  available: number;
  held: number;
  sold: number;
}

/** Adds pieces to a shelf, or takes some off; null when there is no such sku, or fewer on it than should go. */
export const changeStock = (
  db: Database,
  skuId: string,
  delta: number,
  note: string,
): Promise<StockCount | null> =>
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

export const findStock = async (db: Database, skuId: string): Promise<StockCount | null> =>
  (await db
    .selectFrom('stock')
    .select(['available', 'held', 'sold'])
    .where('sku_id', '=', skuId)
    .executeTakeFirst()) ?? null;
