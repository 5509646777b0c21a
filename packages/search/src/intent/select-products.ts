import { addAll, type Bitset, emptyBitset, fullBitset, keepOnly, put, removeAll } from '../build/bitset.ts';
import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import { findPosting } from '../query/find-posting.ts';
import type { Selector } from './selector.ts';

/** The tables of selectors are constant, so each is evaluated once for an index. */
const cache = new WeakMap<SearchIndex, Map<Selector, Bitset>>();

function selectProducts(index: SearchIndex, selector: Selector): Bitset {
  const known = cache.get(index) ?? new Map<Selector, Bitset>();
  cache.set(index, known);
  const cached = known.get(selector);
  if (cached) return cached;
  const selected = evaluate(index, selector);
  known.set(selector, selected);
  return selected;
}

export function selectAny(index: SearchIndex, selectors: readonly Selector[]): Bitset {
  const any = emptyBitset(index.size);
  for (const selector of selectors) addAll(any, selectProducts(index, selector));
  return any;
}

function evaluate(index: SearchIndex, selector: Selector): Bitset {
  const { facets } = index;
  const set = fullBitset(index.size);
  const keepAny = (values: readonly string[] | undefined, productsOf: (value: string) => Bitset) => {
    if (values === undefined) return;
    const any = emptyBitset(index.size);
    for (const value of values) addAll(any, productsOf(value));
    keepOnly(set, any);
  };
  keepAny(selector.categories, (name) => productsIn(index, name));
  keepAny(selector.effects, (effect) => facets.productsWith('effect', effect));
  keepAny(selector.labels, (label) => facets.productsWith('label', label));
  keepAny(selector.skinTypes, (skinType) => facets.productsWith('skinType', skinType));
  keepAny(selector.stars, (word) => productsWithWord(index, word, FIELD.starIngredient));
  keepAny(selector.names, (word) => productsWithWord(index, word, FIELD.name));
  for (const name of selector.exceptCategories ?? []) removeAll(set, productsIn(index, name));
  return set;
}

/** Products of every category of this name: 防晒 is for men too. */
export function productsIn(index: SearchIndex, categoryName: string): Bitset {
  const set = emptyBitset(index.size);
  for (const id of index.categoryIdsByName.get(categoryName) ?? [])
    addAll(set, index.facets.productsWith('category', id));
  return set;
}

export function productsWithWord(index: SearchIndex, word: string, field: number): Bitset {
  const { documents, fields } = findPosting(index, word, undefined);
  const set = emptyBitset(index.size);
  for (const [at, document] of documents.entries()) if ((fields[at] ?? 0) & field) put(set, document);
  return set;
}
