import { type ProductPool, type ProductRule, selectProducts } from '@huarong/core/content';
import { getFirst, startOfShanghaiDay } from '@huarong/core/shared';
import type { Product, Snapshot } from '../catalogue/index.ts';
import type { Selected } from './navigation.queries.ts';

const poolOf = ({ products }: Snapshot, now: Date): ProductPool<Product> => ({
  all: () => products.values(),
  find: (id) => products.get(id),
  readFacts: ({ labels, tags, sold_count, brand_id, category, published_at, skus }) => ({
    labels,
    tags,
    soldCount: sold_count,
    brandId: brand_id,
    categoryIds: category.trail.map(({ id }) => id),
    publishedAt: published_at.getTime(),
    priceFen: getFirst(skus).offer_price_fen,
    marketPriceFen: getFirst(skus).market_price_fen,
  }),
  today: startOfShanghaiDay(now).getTime(),
});

interface Remembered {
  today: number;
  products: readonly Product[];
}
/** By row, as long as the snapshot and the row are the same objects: a large catalogue is not sorted for every page. */
const cache = new WeakMap<Snapshot, WeakMap<object, Remembered>>();

/** The products that a row of staff selects now. */
export function listSelected(snapshot: Snapshot, row: Selected, now: Date): readonly Product[] {
  const ofSnapshot = cache.get(snapshot) ?? new WeakMap<object, Remembered>();
  cache.set(snapshot, ofSnapshot);
  const pool = poolOf(snapshot, now);
  const known = ofSnapshot.get(row);
  if (known?.today === pool.today) return known.products;
  const products = selectProducts(pool, row.selection, row.pins);
  ofSnapshot.set(row, { today: pool.today, products });
  return products;
}

/** The products that a rule selects, without pins. */
export const listByRule = (snapshot: Snapshot, rule: ProductRule, now: Date): Product[] =>
  selectProducts(poolOf(snapshot, now), { rule });
