import { emptyBitset, put } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import { uint32At } from '../build/typed-array-at.ts';

/** Products with a size in stock in this price range. */
export function listInPriceRange(
  index: SearchIndex,
  { minFen = 0, maxFen = Infinity }: { minFen?: number; maxFen?: number },
  /** Only these products are looked at; without them all. */
  products: Iterable<number> = index.orders.default,
) {
  const within = emptyBitset(index.size);
  const { starts, all } = index.prices;
  for (const product of products) {
    for (let at = uint32At(starts, product); at < uint32At(starts, product + 1); at += 1) {
      if (uint32At(all, at) >= minFen && uint32At(all, at) <= maxFen) put(within, product);
    }
  }
  return within;
}
