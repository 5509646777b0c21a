import type { SearchBrand, SearchDocument } from '../document.ts';
import { cutByDictionary } from '../text/cut-words.ts';
import { fold } from '../text/fold.ts';
import { SYNONYMS } from '../text/shop-words.ts';
import { splitRuns } from '../text/split-runs.ts';
import { STEP } from './step.ts';

export interface Vocabulary {
  /** The shop's own words: brands, nicknames, categories, effects and what shoppers call them. */
  named: Map<string, number>;
  /** Words cut out of names and shades by a general dictionary. */
  found: Map<string, number>;
}

/** A named word wins over what chance cuts out of its neighbourhood. */
export const NAMED_WEIGHT = 2_000;

/** Every Chinese word of the catalogue with how much it weighs when a query is cut. */
export function* collectVocabulary(
  documents: readonly SearchDocument[],
  brands: readonly SearchBrand[],
): Generator<void, Vocabulary> {
  const named = new Map<string, number>();
  const found = new Map<string, number>();
  const name = (text: string) => {
    for (const word of hanOf(text)) {
      if (word.length > 1) named.set(word, NAMED_WEIGHT);
      for (const part of cutByDictionary(word)) if (part.length > 1) named.set(part, NAMED_WEIGHT);
    }
  };
  const find = (text: string) => {
    for (const han of hanOf(text)) {
      for (const word of cutByDictionary(han)) found.set(word, (found.get(word) ?? 0) + 1);
    }
  };
  for (const text of distinct(brands.flatMap(namesOfBrand))) nameWhole(named, text);
  for (const text of distinct(documents.flatMap((each) => each.nicknames))) nameWhole(named, text);
  for (const text of distinct(documents.flatMap(shelfWords))) name(text);
  for (const text of SYNONYMS.flat()) nameWhole(named, text);
  yield;
  for (const [number, document] of documents.entries()) {
    find(document.nameCn);
    if (number % STEP === 0) yield;
  }
  let count = 0;
  for (const text of distinct(documents.flatMap((each) => [...each.shades, ...each.stars]))) {
    find(text);
    count += 1;
    if (count % STEP === 0) yield;
  }
  return { named, found };
}

const namesOfBrand = (brand: SearchBrand) => [brand.cn, ...brand.nicknames];
const shelfWords = (document: SearchDocument) => [
  ...document.categoryNames,
  ...document.effects,
  ...document.skinTypes,
];
const distinct = (texts: readonly string[]) => new Set(texts);
const hanOf = (text: string) =>
  splitRuns(fold(text))
    .filter((run) => run.script === 'han')
    .map((run) => run.text);

/** 小赤木 stays one word; its parts mean nothing. */
function nameWhole(named: Map<string, number>, text: string): void {
  for (const word of hanOf(text)) if (word.length > 1) named.set(word, NAMED_WEIGHT);
}
