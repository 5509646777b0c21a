import { put, remove } from './bitset.ts';
import type { SearchIndex } from './build-index.ts';
import { stockColumns } from './stock-columns.ts';

/**
 * The same index after products sold out or came back, in a fraction of the time of building it. Shades, prices and
 * keywords stay those of the last build.
 */
export function withStock(index: SearchIndex, changes: ReadonlyMap<string, boolean>): SearchIndex {
  const inStock = index.inStock.slice();
  for (const [id, isInStock] of changes) {
    const number = index.numberOf.get(id);
    if (number !== undefined) (isInStock ? put : remove)(inStock, number);
  }
  const { weights, defaultOrder } = stockColumns(inStock, index.popularity);
  return { ...index, inStock, weights, orders: { ...index.orders, default: defaultOrder } };
}
