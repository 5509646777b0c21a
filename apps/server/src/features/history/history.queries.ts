import { getFirst, STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';

/** The owner's viewed products that are still published. */
const selectPublished = (db: Queryable, owner: string) =>
  db
    .selectFrom('browsing_history')
    .innerJoin('product', 'product.id', 'browsing_history.product_id')
    .where('browsing_history.owner', '=', owner)
    .where('product.status', '=', 'published');

export const listViewed = (
  db: Queryable,
  { owner, limit, offset }: { owner: string; limit: number; offset: number },
) =>
  selectPublished(db, owner)
    .select(['product_id', 'sku_id', 'seen_at'])
    .orderBy('seen_at', 'desc')
    .orderBy('product_id')
    .limit(limit)
    .offset(offset)
    .execute();

export const countViewed = async (db: Queryable, owner: string): Promise<number> =>
  (
    await selectPublished(db, owner)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

/** Deletes all but the newest hundred; returns how many remain. */
export async function trimHistory(tx: Tx, owner: string): Promise<number> {
  const { rows } = await sql<{ remaining: number }>`
    with old as (
      select product_id from browsing_history where owner = ${owner}
      order by seen_at desc, product_id offset ${STORE.cart.maxHistory}
    ), gone as (
      delete from browsing_history using old
      where browsing_history.owner = ${owner} and browsing_history.product_id = old.product_id
    )
    select least(count(*), ${STORE.cart.maxHistory}::int)::int as remaining
    from browsing_history where owner = ${owner}`.execute(tx);
  return getFirst(rows).remaining;
}

export const deleteViewed = (db: Queryable, owner: string, productIds: readonly string[]) =>
  db
    .deleteFrom('browsing_history')
    .where('owner', '=', owner)
    .where((row) => row('product_id', '=', row.fn.any(row.val([...productIds]))))
    .execute();

export const deleteAllViewed = (db: Queryable, owner: string) =>
  db.deleteFrom('browsing_history').where('owner', '=', owner).execute();
