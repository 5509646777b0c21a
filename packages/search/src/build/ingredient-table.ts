import type { SearchDocument } from '../document.ts';
import { INGREDIENT_GROUPS } from '../intent/words/exclusions.ts';
import { type Bitset, emptyBitset, put } from './bitset.ts';
import { PRODUCTS_PER_STEP } from './step.ts';

/** By the name of an ingredient group: the products whose complete list has none of it. */
export type IngredientTable = ReadonlyMap<string, Bitset>;

// Ingredients repeat over thousands of products, so each is tested once.
const groupsOf = new Map<string, number>();
/** A catalogue names a few thousand; a file of nonsense must not fill the memory. */
const MAX_KNOWN = 50_000;

/** The groups that a list of ingredients contains, as bits in the order of INGREDIENT_GROUPS. */
export const readIngredientGroups = (ingredients: readonly string[]): number =>
  ingredients.reduce((bits, ingredient) => bits | groupsOfIngredient(ingredient), 0);

function groupsOfIngredient(ingredient: string): number {
  const known = groupsOf.get(ingredient);
  if (known !== undefined) return known;
  const groups = INGREDIENT_GROUPS.reduce(
    (bits, { printed }, at) => (printed.test(ingredient) ? bits | (1 << at) : bits),
    0,
  );
  if (groupsOf.size >= MAX_KNOWN) groupsOf.clear();
  groupsOf.set(ingredient, groups);
  return groups;
}

export function* buildIngredientTable(
  documents: readonly SearchDocument[],
): Generator<void, IngredientTable> {
  const sets = INGREDIENT_GROUPS.map(({ name }) => [name, emptyBitset(documents.length)] as const);
  for (const [number, { ingredientGroups }] of documents.entries()) {
    if (number % PRODUCTS_PER_STEP === 0) yield;
    if (ingredientGroups === undefined) continue;
    for (const [at, [, set]] of sets.entries()) if ((ingredientGroups & (1 << at)) === 0) put(set, number);
  }
  return new Map(sets);
}
