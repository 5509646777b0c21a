import { shanghaiDate } from '@huarong/core/shared';
import type { Product, Snapshot } from '../catalogue/index.ts';

export interface ArrivalDay {
  date: string;
  products: Product[];
}

const cache = new WeakMap<Snapshot, ArrivalDay[]>();
/** The most any client requests. */
const MAX_DAYS = 14;

/** New products by day, newest day first; days without new products are left out. */
export function listNewArrivals(snapshot: Snapshot): ArrivalDay[] {
  const cached = cache.get(snapshot);
  if (cached) return cached;
  const byDay = Map.groupBy(snapshot.products.values(), (product) => shanghaiDate(product.published_at));
  const days = [...byDay]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, MAX_DAYS)
    .map(([date, products]) => ({ date, products: products.sort((a, b) => b.sold_count - a.sold_count) }));
  cache.set(snapshot, days);
  return days;
}
