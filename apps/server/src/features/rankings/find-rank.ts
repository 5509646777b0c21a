import type { ProductDetail } from '@huarong/contract/catalogue';
import { STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Product } from '../catalogue/index.ts';
import { findLatestRun, listPlacesOf } from './rankings.queries.ts';

const WHOLE_SHOP = 'all';

/** The best sales rank of a product for its page; of equal ranks the one in the wider category. */
export async function findRank(db: Queryable, product: Product): Promise<ProductDetail['rank'] | null> {
  const run = await findLatestRun(db);
  if (!run) return null;
  const categoryIds = [WHOLE_SHOP, ...product.category.trail.map(({ id }) => id)];
  const [best] = (await listPlacesOf(db, run.id, product.id))
    .filter(
      ({ category_id: category, position }) =>
        categoryIds.includes(category) && position <= STORE.rankBadge.maxPlace,
    )
    .sort(
      (a, b) =>
        a.position - b.position || categoryIds.indexOf(a.category_id) - categoryIds.indexOf(b.category_id),
    );
  if (!best) return null;
  const category = product.category.trail.find(({ id }) => id === best.category_id);
  return {
    title: `${category?.name ?? '全站'}热卖榜`,
    position: best.position,
    link: category ? `/rank/${category.id}/` : '/rank/',
  };
}
