import type { ProductDetail } from '@huarong/contract/catalogue';
import { STORE } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Product } from '../catalogue/index.ts';
import { findLatestRun, listPlacesOf } from './rankings.queries.ts';

const WHOLE_SHOP = 'all';

/** The best place a product holds among the best sold, for its page; of two like places the wider shelf. */
export async function findRank(db: Queryable, product: Product): Promise<ProductDetail['rank'] | null> {
  const run = await findLatestRun(db);
  if (!run) return null;
  const shelves = [WHOLE_SHOP, ...product.category.trail.map(({ id }) => id)];
  const [best] = (await listPlacesOf(db, run.id, product.id))
    .filter(
      ({ category_id: shelf, position }) =>
        shelves.includes(shelf) && position <= STORE.rankBadge.lowestPlace,
    )
    .sort(
      (a, b) => a.position - b.position || shelves.indexOf(a.category_id) - shelves.indexOf(b.category_id),
    );
  if (!best) return null;
  const shelf = product.category.trail.find(({ id }) => id === best.category_id);
  return {
    title: `${shelf?.name ?? '全站'}热卖榜`,
    position: best.position,
    link: shelf ? `/rank/${shelf.id}/` : '/rank/',
  };
}
