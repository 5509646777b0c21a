import { shanghaiDate } from '@huarong/core/shared';
import type { Product, Snapshot } from '../catalogue/index.ts';

export interface ArrivalDay {
  date: string;
  products: Product[];
}

const known = new WeakMap<Snapshot, ArrivalDay[]>();
/** More days are never asked for. */
const DAYS = 14;

/** What came to the shelves day by day, the newest day first; days on which nothing came are left out. */
export function newArrivals(snapshot: Snapshot): ArrivalDay[] {
  const found = known.get(snapshot);
  if (found) return found;
  const byDay = Map.groupBy(snapshot.products.values(), (product) => shanghaiDate(product.published_at!));
  const days = [...byDay]
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .slice(0, DAYS)
    .map(([date, products]) => ({ date, products: products.sort((a, b) => b.sold_count - a.sold_count) }));
  known.set(snapshot, days);
  return days;
}
