import type { SearchDocument } from '../document.ts';
import type { Sort } from '../question.ts';

/** By sort: product numbers from first to last. Equals keep their numbers' order, which is by popularity. */
export type Orders = Readonly<Record<Sort, Uint32Array>>;

const BIG_FIRST = -1;

export function buildOrders(documents: readonly SearchDocument[]): Orders {
  const sorted = (key: (document: SearchDocument) => number) => {
    const keys = Float64Array.from(documents, key);
    return Uint32Array.from(documents.keys()).sort((a, b) => keys[a]! - keys[b]! || a - b);
  };
  return {
    default: Uint32Array.from(documents.keys()),
    sales: sorted((document) => BIG_FIRST * document.soldCount),
    new: sorted((document) => BIG_FIRST * document.publishedAt),
    rating: sorted((document) => BIG_FIRST * document.rating),
    priceAsc: sorted((document) => document.priceFen),
    priceDesc: sorted((document) => BIG_FIRST * document.priceFen),
  };
}
