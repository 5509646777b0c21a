import type { Queryable } from '#platform/database';

export const findAvailable = async (db: Queryable, skuId: string): Promise<number | null> =>
  (await db.selectFrom('stock').select('available').where('sku_id', '=', skuId).executeTakeFirst())
    ?.available ?? null;
