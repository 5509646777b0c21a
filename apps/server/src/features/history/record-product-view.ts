import { sql } from 'kysely';
import { type Queryable, transaction } from '#platform/database';
import { isAllowed } from '../account/index.ts';
import { trimHistory } from './history.queries.ts';

interface ProductView {
  owner: string;
  productId: string;
  skuId: string | null;
}

/** Puts a product on top of the shopper's recent views and lets the oldest go; answers how many are kept. */
export const recordProductView = (db: Queryable, { owner, productId, skuId }: ProductView): Promise<number> =>
  transaction(db, async (tx) => {
    if (!(await isHistoryRecorded(tx, owner))) return 0;
    await tx
      .insertInto('browsing_history')
      .values({ owner, product_id: productId, sku_id: skuId, seen_at: sql<Date>`shop_now()` })
      .onConflict((again) =>
        again.columns(['owner', 'product_id']).doUpdateSet((row) => ({
          seen_at: row.ref('excluded.seen_at'),
          sku_id: row.ref('excluded.sku_id'),
        })),
      )
      .execute();
    return trimHistory(tx, owner);
  });

/** A member may switch 浏览记录 off; of a guest only her browser's own cookie is asked, before anything is sent. */
export const isHistoryRecorded = async (db: Queryable, owner: string): Promise<boolean> =>
  owner.startsWith('member:') ? isAllowed(db, owner.slice('member:'.length), 'history') : true;
