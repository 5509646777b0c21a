import type { Database } from '#platform/database';

/** Inserts a line without checking stock or limits, as an old cart may contain. */
export async function insertCartLine(db: Database, owner: string, skuId: string, quantity = 1) {
  await db
    .insertInto('cart')
    .values({ owner, changed_at: new Date() })
    .onConflict((known) => known.doNothing())
    .execute();
  await db
    .insertInto('cart_line')
    .values({ owner, sku_id: skuId, quantity, added_price_fen: 100_00, added_at: new Date() })
    .execute();
}
