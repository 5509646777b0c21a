import type { Product, Snapshot } from '../catalogue/index.ts';

const cache = new WeakMap<Snapshot, readonly Product[]>();

/**
 * The catalogue for an unknown visitor: the best seller of every leaf category, then the second of every one, and so
 * on, so that a page is not all lipsticks. Computed once for each snapshot.
 */
export function mixBestSellers(snapshot: Snapshot): readonly Product[] {
  const cached = cache.get(snapshot);
  if (cached) return cached;
  const leaves = Map.groupBy(snapshot.products.values(), (product) => product.category_id);
  const ranked = [...leaves.values()].flatMap((products) =>
    products.sort(bySold).map((product, round) => ({ product, round })),
  );
  const order = ranked
    .sort((a, b) => a.round - b.round || bySold(a.product, b.product))
    .map(({ product }) => product);
  cache.set(snapshot, order);
  return order;
}

export const bySold = (a: Product, b: Product) => b.sold_count - a.sold_count || (a.id < b.id ? -1 : 1);
