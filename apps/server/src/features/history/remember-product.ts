import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Queryable, transaction } from '#platform/database';

interface Seen {
  owner: string;
  productId: string;
  skuId: string | null;
}

/** Puts a product on top of the shopper's recent views and lets the oldest go; answers how many are kept. */
export const rememberProduct = (db: Queryable, { owner, productId, skuId }: Seen): Promise<number> =>
  transaction(db, async (tx) => {
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
    const { rows } = await sql<{ kept: number }>`
      with old as (
        select product_id from browsing_history where owner = ${owner}
        order by seen_at desc, product_id offset ${STORE.cart.history}
      ), gone as (
        delete from browsing_history using old
        where browsing_history.owner = ${owner} and browsing_history.product_id = old.product_id
      )
      select least(count(*), ${STORE.cart.history}::int)::int as kept
      from browsing_history where owner = ${owner}`.execute(tx);
    return rows[0]!.kept;
  });
