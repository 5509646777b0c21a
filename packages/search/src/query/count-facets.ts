import { type Bitset, countShared, forEach, keepOnly } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import { uint32At } from '../build/typed-array-at.ts';
import type { FacetCounts, FacetValue, SearchQuery } from '../search-query.ts';
import type { FilteredProducts } from './apply-filters.ts';
import { isCountedByTone, productsWithTone } from './shade-tones.ts';

/** Counts every value over products in stock; values without products are left out unless selected. */
export function countFacets(
  index: SearchIndex,
  query: SearchQuery,
  filtered: FilteredProducts,
): FacetCounts[] {
  const ordinary = countIn(index, filtered.allowed);
  const shown = new Map(index.facets.codes.map((code): [string, FacetValue[]] => [code, []]));
  const chosen = new Map(Object.entries(query.filters ?? {}));
  // A facet with a filter of its own has few values, so each is counted by its products.
  const withoutOwn = new Map<string, Bitset>();
  for (const code of shown.keys()) {
    const over = filtered.allowedWithout(code);
    if (over !== filtered.allowed || isCountedByTone(query, code))
      withoutOwn.set(code, inStockOf(index, over));
  }
  index.facets.values.forEach(({ code, value, products }, number) => {
    const over = withoutOwn.get(code);
    const fitting = isCountedByTone(query, code) ? productsWithTone(index, query, code, value) : products;
    const count = over ? countShared(over, fitting) : (ordinary[number] ?? 0);
    const selected = chosen.get(code)?.includes(value) ?? false;
    if (count > 0 || selected) shown.get(code)?.push({ value, count, selected });
  });
  return [...shown].map(([code, values]) => ({ code, values: values.sort(byCount) }));
}

const byCount = (a: FacetValue, b: FacetValue) => b.count - a.count || (a.value < b.value ? -1 : 1);

function inStockOf(index: SearchIndex, set: Bitset): Bitset {
  const inStock = set.slice();
  keepOnly(inStock, index.inStock);
  return inStock;
}

function countIn(index: SearchIndex, set: Bitset): Uint32Array {
  const inStock = inStockOf(index, set);
  const counts = new Uint32Array(index.facets.values.length);
  const { starts, all } = index.facets.valuesOf;
  forEach(inStock, (product) => {
    const end = uint32At(starts, product + 1);
    for (let at = uint32At(starts, product); at < end; at += 1) {
      const value = uint32At(all, at);
      counts[value] = uint32At(counts, value) + 1;
    }
  });
  return counts;
}
