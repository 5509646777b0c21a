import { type Lab, labOf } from '@huarong/core/catalogue';
import type { SearchDocument } from '../document.ts';
import { PRODUCTS_PER_STEP } from './step.ts';

/** A colour with the products that have a shade of it in stock, ascending. */
export interface ColourEntry {
  lab: Lab;
  products: readonly number[];
}

/** Distinct colours: a hundred thousand products share a few thousand. */
export function* buildColourTable(documents: readonly SearchDocument[]): Generator<void, ColourEntry[]> {
  const byHex = new Map<string, number[]>();
  for (const [number, { shadeColours = [] }] of documents.entries()) {
    for (const { hex } of shadeColours) {
      const products = byHex.get(hex);
      if (!products) byHex.set(hex, [number]);
      else if (products.at(-1) !== number) products.push(number);
    }
    if (number % PRODUCTS_PER_STEP === 0) yield;
  }
  return Array.from(byHex, ([hex, products]) => ({ lab: labOf(hex), products }));
}
