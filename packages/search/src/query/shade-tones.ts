import { toneKey } from '@huarong/core/catalogue';
import { addAll, type Bitset, emptyBitset } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import type { SearchQuery } from '../search-query.ts';

/** Undertone and depth together. A product fits when one of its shades has both, not one shade each. */
export const TONE = 'tone';
const [UNDERTONE, DEPTH] = ['undertone', 'depth'] as const;
type ToneCode = typeof UNDERTONE | typeof DEPTH;

export const isToneCode = (code: string): code is ToneCode => code === UNDERTONE || code === DEPTH;

const chosenIn = ({ filters }: SearchQuery, code: ToneCode): readonly string[] => filters?.[code] ?? [];

/** The values that are chosen of the other facet of a tone. */
const chosenBeside = (query: SearchQuery, code: ToneCode): readonly string[] =>
  chosenIn(query, code === UNDERTONE ? DEPTH : UNDERTONE);

/** Whether a facet has to be counted by tones, because the other facet of a tone is chosen. */
export const isCountedByTone = (query: SearchQuery, code: string): code is ToneCode =>
  isToneCode(code) && chosenBeside(query, code).length > 0;

/** Products with a shade of this value and of one of the values chosen beside it. */
export function productsWithTone(
  index: SearchIndex,
  query: SearchQuery,
  code: ToneCode,
  value: string,
): Bitset {
  const products = emptyBitset(index.size);
  for (const other of chosenBeside(query, code)) {
    const tone = code === UNDERTONE ? { undertone: value, depth: other } : { undertone: other, depth: value };
    addAll(products, index.facets.productsWith(TONE, toneKey(tone)));
  }
  return products;
}

/** Products with a shade of a chosen undertone and a chosen depth; null unless both are chosen. */
export function productsOfChosenTones(index: SearchIndex, query: SearchQuery): Bitset | null {
  const undertones = chosenIn(query, UNDERTONE);
  if (undertones.length === 0 || chosenIn(query, DEPTH).length === 0) return null;
  const products = emptyBitset(index.size);
  for (const undertone of undertones) addAll(products, productsWithTone(index, query, UNDERTONE, undertone));
  return products;
}
