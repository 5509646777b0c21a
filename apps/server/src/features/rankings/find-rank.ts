import type { ProductDetail } from '@huarong/contract/catalogue';
import { STORE } from '@huarong/core/shared';
import { type Product, shownTrail } from '../catalogue/index.ts';
import type { SalesPlace } from './rankings.queries.ts';

const WHOLE_SHOP = 'all';

/** The best sales rank of a product for its page; of equal ranks the one in the wider category. */
export function findBestRank(product: Product, places: readonly SalesPlace[]): ProductDetail['rank'] | null {
  const categoryIds = [WHOLE_SHOP, ...shownTrail(product.category).map(({ id }) => id)];
  const [best] = places
    .filter(
      ({ categoryId, position }) => categoryIds.includes(categoryId) && position <= STORE.rankBadge.maxPlace,
    )
    .sort(
      (a, b) =>
        a.position - b.position || categoryIds.indexOf(a.categoryId) - categoryIds.indexOf(b.categoryId),
    );
  if (!best) return null;
  const category = product.category.trail.find(({ id }) => id === best.categoryId);
  return {
    title: `${category?.name ?? '全站'}热卖榜`,
    position: best.position,
    link: category ? `/rank/${category.id}/` : '/rank/',
  };
}
