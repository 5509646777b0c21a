import { type SkinTone, toneKey } from '@huarong/core/catalogue';
import { getAt } from '@huarong/core/shared';
import type { SearchDocument } from '../document.ts';
import { type Bitset, emptyBitset, has, put } from './bitset.ts';
import { type Ragged, raggedFrom } from './ragged.ts';

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

const facetsOf = (
  document: SearchDocument,
  shadeFamilies: readonly string[],
): Record<string, readonly string[]> => ({
  category: document.categoryIds,
  brand: [document.brandId],
  effect: document.effects,
  skinType: document.skinTypes,
  shadeFamily: shadeFamilies,
  label: document.labels,
  ...(document.tones && tonesOf(document.tones)),
  ...document.facets,
});

const tonesOf = (tones: readonly SkinTone[]) => ({
  undertone: tones.map(({ undertone }) => undertone),
  depth: tones.map(({ depth }) => String(depth)),
  tone: tones.map(toneKey),
});

/** `shadeFamilies`: of each document. */
export function buildFacetTable(
  documents: readonly SearchDocument[],
  shadeFamilies: readonly (readonly string[])[],
): FacetTable {
  const numbering = createNumbering(documents.length);
  const valuesOf = raggedFrom(documents, (document, product) => {
    const own: number[] = [];
    for (const [code, list] of Object.entries(facetsOf(document, getAt(shadeFamilies, product)))) {
      for (const value of list) {
        const number = numbering.numberOf(code, value);
        const { products } = getAt(numbering.values, number);
        // A value that is named twice counts once.
        if (has(products, product)) continue;
        put(products, product);
        own.push(number);
      }
    }
    return own;
  });
  return { ...numbering.finish(), valuesOf };
}

/** Facet values as numbers. Its functions outlive the build, so they must not refer to the documents. */
function createNumbering(size: number) {
  const numbers = new Map<string, Map<string, number>>();
  const values: FacetColumnValue[] = [];
  const noProducts = emptyBitset(size);
  return {
    values,
    numberOf(code: string, value: string): number {
      const facet = numbers.get(code) ?? new Map<string, number>();
      if (facet.size === 0) numbers.set(code, facet);
      const existing = facet.get(value);
      if (existing !== undefined) return existing;
      facet.set(value, values.length);
      return values.push({ code, value, products: emptyBitset(size) }) - 1;
    },
    finish: () => ({
      codes: [...numbers.keys()],
      values,
      productsWith: (code: string, value: string) =>
        values[numbers.get(code)?.get(value) ?? -1]?.products ?? noProducts,
    }),
  };
}
