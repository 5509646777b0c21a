import type { SearchDocument } from '../document.ts';
import type { Sort } from '../search-query.ts';
import { float64At } from './typed-array-at.ts';

/** Product numbers in the order of each sort. Ties keep the order of numbers, which is by popularity. */
export type Orders = Readonly<Record<Sort, Uint32Array>>;

const DESCENDING = -1;

export function buildOrders(documents: readonly SearchDocument[]): Omit<Orders, 'default'> {
  const sorted = (key: (document: SearchDocument) => number) => {
    const keys = Float64Array.from(documents, key);
    return Uint32Array.from(documents.keys()).sort(
      (a, b) => float64At(keys, a) - float64At(keys, b) || a - b,
    );
  };
  return {
    sales: sorted((document) => DESCENDING * document.soldCount),
    new: sorted((document) => DESCENDING * document.publishedAt),
    rating: sorted((document) => DESCENDING * document.rating),
    priceAsc: sorted((document) => document.priceFen),
    priceDesc: sorted((document) => DESCENDING * document.priceFen),
  };
}
