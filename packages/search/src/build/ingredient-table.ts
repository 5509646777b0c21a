import type { SearchDocument } from '../document.ts';
import { INGREDIENT_GROUPS } from '../intent/words/exclusions.ts';
import { type Bitset, emptyBitset, put } from './bitset.ts';
import { PRODUCTS_PER_STEP } from './step.ts';

/** By the name of an ingredient group: the products whose complete list has none of it. */
export type IngredientTable = ReadonlyMap<string, Bitset>;

export function* buildIngredientTable(
  documents: readonly SearchDocument[],
): Generator<void, IngredientTable> {
  // Ingredients repeat over thousands of products, so each is tested once; the groups are bits.
  const groupsOf = new Map<string, number>();
  const readGroups = (ingredient: string): number => {
    const known = groupsOf.get(ingredient);
    if (known !== undefined) return known;
    const groups = INGREDIENT_GROUPS.reduce(
      (bits, { printed }, at) => (printed.test(ingredient) ? bits | (1 << at) : bits),
      0,
    );
    groupsOf.set(ingredient, groups);
    return groups;
  };
  const sets = INGREDIENT_GROUPS.map(({ name }) => [name, emptyBitset(documents.length)] as const);
  for (const [number, { ingredients }] of documents.entries()) {
    if (number % PRODUCTS_PER_STEP === 0) yield;
    if (!ingredients) continue;
    const contained = ingredients.reduce((bits, ingredient) => bits | readGroups(ingredient), 0);
    for (const [at, [, set]] of sets.entries()) if ((contained & (1 << at)) === 0) put(set, number);
  }
  return new Map(sets);
}
