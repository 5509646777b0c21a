import { addAll, type Bitset, emptyBitset, fullBitset, keepOnly, put } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { SearchQuery } from '../search-query.ts';
import { type AppliedIntent, facetOf } from './apply-intents.ts';
import { listInPriceRange } from './list-in-price-range.ts';
import { isToneCode, productsOfChosenTones, TONE } from './shade-tones.ts';

export interface FilteredProducts {
  /** All products the query allows. */
  allowed: Bitset;
  /** The same without the filter of one facet: the base for counting that facet. */
  allowedWithout: (code: string) => Bitset;
}

/**
 * Category and brand are the scope; facet filters and price narrow it. With a filter only products in stock match, as
 * facet counts only include these.
 */
export function applyFilters(
  index: SearchIndex,
  query: SearchQuery,
  found: Bitset | null,
  intents: readonly AppliedIntent[] = [],
): FilteredProducts {
  const scope = found ?? fullBitset(index.size);
  if (query.only) keepOnly(scope, numbersOf(index, query.only));
  if (query.category !== undefined) keepOnly(scope, index.facets.productsWith('category', query.category));
  if (query.brandId !== undefined) keepOnly(scope, index.facets.productsWith('brand', query.brandId));
  const facetFilters = listFacetFilters(index, query);
  const price = query.priceRange && listInPriceRange(index, query.priceRange);
  if (price) keepOnly(scope, price);
  if (price || facetFilters.size > 0 || query.inStockOnly) keepOnly(scope, index.inStock);
  for (const intent of intents) {
    // A facet is counted without its own intent, because choosing a value replaces the intent.
    const facet = facetOf(intent);
    if (facet === undefined) keepOnly(scope, intent.allowed);
    else facetFilters.set(facet, intent.allowed);
  }

  const without = (code: string | null) => {
    const allowed = scope.slice();
    for (const [other, set] of facetFilters)
      if (other !== code && !(other === TONE && code !== null && isToneCode(code))) keepOnly(allowed, set);
    return allowed;
  };
  const allowed = without(null);
  return { allowed, allowedWithout: (code) => (facetFilters.has(code) ? without(code) : allowed) };
}

function numbersOf(index: SearchIndex, ids: ReadonlySet<string>): Bitset {
  const numbers = emptyBitset(index.size);
  for (const id of ids) {
    const number = index.numberOf.get(id);
    if (number !== undefined) put(numbers, number);
  }
  return numbers;
}

/** Products with any of the values of a facet. */
function listFacetFilters(index: SearchIndex, query: SearchQuery): Map<string, Bitset> {
  const facetFilters = new Map<string, Bitset>();
  for (const [code, values] of Object.entries(query.filters ?? {})) {
    if (values.length === 0) continue;
    const any = emptyBitset(index.size);
    for (const value of values) addAll(any, index.facets.productsWith(code, value));
    facetFilters.set(code, any);
  }
  const ofTones = productsOfChosenTones(index, query);
  if (ofTones) facetFilters.set(TONE, ofTones);
  return facetFilters;
}
