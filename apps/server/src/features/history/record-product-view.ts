import { sql } from 'kysely';
import { memberIdOfOwner } from '#platform/context';
import { type Queryable, transaction } from '#platform/database';
import { isAllowed } from '../account/index.ts';
import { trimHistory } from './history.queries.ts';

interface ProductView {
  owner: string;
  productId: string;
  skuId: string | null;
}

/** Records a product view and deletes the oldest; returns how many remain. */
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

/** A member may switch 浏览记录 off. A guest's choice is a browser cookie, checked before the call is sent. */
export async function isHistoryRecorded(db: Queryable, owner: string): Promise<boolean> {
  const memberId = memberIdOfOwner(owner);
  return memberId === null || isAllowed(db, memberId, 'history');
}
