import type { SearchDocument } from '../document.ts';
import { type Bitset, emptyBitset, put } from './bitset.ts';
import { type Ragged, ragged } from './ragged.ts';

export interface FacetColumnValue {
  code: string;
  value: string;
  products: Bitset;
}

/** Facets in both directions: product sets for filtering, value lists for counting. */
export interface FacetTable {
  codes: readonly string[];
  /** By number. */
  values: readonly FacetColumnValue[];
  /** Value numbers by product. */
  valuesOf: Ragged;
  productsWith: (code: string, value: string) => Bitset;
}

const facetsOf = (document: SearchDocument): Record<string, readonly string[]> => ({
  category: document.categoryIds,
  brand: [document.brandId],
  effect: document.effects,
  skinType: document.skinTypes,
  shadeFamily: document.shadeFamilies,
  label: document.labels,
  ...document.facets,
});

export function buildFacetTable(documents: readonly SearchDocument[]): FacetTable {
  const numbers = new Map<string, Map<string, number>>();
  const values: FacetColumnValue[] = [];
  const numberOf = (code: string, value: string): number => {
    const facet = numbers.get(code) ?? new Map<string, number>();
    if (facet.size === 0) numbers.set(code, facet);
    const existing = facet.get(value);
    if (existing !== undefined) return existing;
    facet.set(value, values.length);
    return values.push({ code, value, products: emptyBitset(documents.length) }) - 1;
  };
  const lists = documents.map((document, product) => {
    const own = Object.entries(facetsOf(document)).flatMap(([code, list]) =>
      [...new Set(list)].map((value) => numberOf(code, value)),
    );
    for (const number of own) put(values[number]!.products, product);
    return own;
  });
  const noProducts = emptyBitset(documents.length);
  return {
    codes: [...numbers.keys()],
    values,
    valuesOf: ragged(lists),
    productsWith: (code, value) => values[numbers.get(code)?.get(value) ?? -1]?.products ?? noProducts,
  };
}
