import { type Bitset, emptyBitset, forEach, has, put } from './bitset.ts';

/** The columns that follow from which products are in stock. */
export interface StockColumns {
  inStock: Bitset;
  /** Ranking factors as binary logarithms, like all scores. */
  weights: Float64Array;
  /** In stock, then sold out, each by popularity. */
  defaultOrder: Uint32Array;
}

/** Sold-out products rank behind equal ones. */
const SOLD_OUT_WEIGHT = Math.log2(0.75);

export function stockColumns(inStock: Bitset, popularity: Float64Array): StockColumns {
  const weights = popularity.map((weight, number) => weight + (has(inStock, number) ? 0 : SOLD_OUT_WEIGHT));
  const defaultOrder = new Uint32Array(popularity.length);
  let size = 0;
  forEach(inStock, (number) => {
    defaultOrder[size++] = number;
  });
  for (let number = 0; number < popularity.length; number += 1)
    if (!has(inStock, number)) defaultOrder[size++] = number;
  return { inStock, weights, defaultOrder };
}

export function inStockSet(documents: readonly { inStock: boolean }[]): Bitset {
  const set = emptyBitset(documents.length);
  for (const [number, document] of documents.entries()) if (document.inStock) put(set, number);
  return set;
}
