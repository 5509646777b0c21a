import { type Bitset, has } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import { float64At, uint32At } from '../build/typed-array-at.ts';
import type { SearchQuery } from '../search-query.ts';
import type { Hits } from './hits.ts';
import { smallestOf } from './smallest-of.ts';

/**
 * Score and product number share one float, so that plain numbers are sorted: 2³² scores × 2²⁰ products are exact.
 */
const MAX_PRODUCTS = 2 ** 20;
const MAX_SCORE = 2 ** 32 - 1;
/** At most fifty words of score 24, in steps of a millionth. */
const SCORE_STEPS = 2 ** 20;

/** Allowed hits, best first: match score times popularity. */
export function byRelevance(index: SearchIndex, hits: Hits, allowed: Bitset | null): Page {
  const { documents, scores } = hits;
  const keys = new Float64Array(documents.length);
  let size = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const document = uint32At(documents, at);
    if (allowed !== null && !has(allowed, document)) continue;
    const score = Math.max(0, float64At(scores, at) + float64At(index.weights, document));
    keys[size] = (MAX_SCORE - Math.round(score * SCORE_STEPS)) * MAX_PRODUCTS + document;
    size += 1;
  }
  return (start, end) =>
    Array.from(smallestOf(keys.subarray(0, size), end).subarray(start), (key) => key % MAX_PRODUCTS);
}

/** A slice of the sorted result. */
export type Page = (start: number, end: number) => number[];

/** Allowed products in a prebuilt order, walked only as far as the page needs. */
export function byOrder(order: Uint32Array, allowed: Bitset): Page {
  return (start, end) => {
    const page: number[] = [];
    for (let at = 0, seen = 0; at < order.length && seen < end; at += 1) {
      if (!has(allowed, uint32At(order, at))) continue;
      if (seen >= start) page.push(uint32At(order, at));
      seen += 1;
    }
    return page;
  };
}

export function takePage(page: Page, { pageNo = 1, pageSize = 24 }: SearchQuery): number[] {
  const size = Math.max(1, Math.floor(pageSize));
  const start = (Math.max(1, Math.floor(pageNo)) - 1) * size;
  return page(start, start + size);
}
