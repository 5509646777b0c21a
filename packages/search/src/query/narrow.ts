import { addAll, type Bitset, emptyBitset, fullBitset, keepOnly, put } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { SearchQuestion } from '../question.ts';

export interface Narrowed {
  /** Everything the question allows. */
  allowed: Bitset;
  /** The same without the choice made in one facet: what that facet counts over. */
  allowedWithout: (code: string) => Bitset;
}

/**
 * Category and brand are the place the shopper stands in; filters and price are choices made there. A choice asks for
 * something that can be bought: sold-out products answer none, just as they are counted by none.
 */
export function narrow(index: SearchIndex, question: SearchQuestion, found: Bitset | null): Narrowed {
  const place = found ?? fullBitset(index.size);
  if (question.category !== undefined)
    keepOnly(place, index.facets.productsWith('category', question.category));
  if (question.brandId !== undefined) keepOnly(place, index.facets.productsWith('brand', question.brandId));
  const choices = choicesOf(index, question);
  const price = question.priceRange && pricedWithin(index, question.priceRange);
  if (price) keepOnly(place, price);
  if (price || choices.size > 0 || question.inStockOnly) keepOnly(place, index.inStock);

  const without = (code: string | null) => {
    const allowed = place.slice();
    for (const [other, set] of choices) if (other !== code) keepOnly(allowed, set);
    return allowed;
  };
  const allowed = without(null);
  return { allowed, allowedWithout: (code) => (choices.has(code) ? without(code) : allowed) };
}

/** Any of the values chosen in a facet. */
function choicesOf(index: SearchIndex, question: SearchQuestion): Map<string, Bitset> {
  const choices = new Map<string, Bitset>();
  for (const [code, values] of Object.entries(question.filters ?? {})) {
    if (values.length === 0) continue;
    const any = emptyBitset(index.size);
    for (const value of values) addAll(any, index.facets.productsWith(code, value));
    choices.set(code, any);
  }
  return choices;
}

function pricedWithin(
  index: SearchIndex,
  { minFen = 0, maxFen = Infinity }: { minFen?: number; maxFen?: number },
) {
  const within = emptyBitset(index.size);
  const { starts, all } = index.prices;
  for (let product = 0; product < index.size; product += 1) {
    for (let at = starts[product]!; at < starts[product + 1]!; at += 1) {
      if (all[at]! >= minFen && all[at]! <= maxFen) put(within, product);
    }
  }
  return within;
}
