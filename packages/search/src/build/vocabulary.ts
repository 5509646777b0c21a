import type { SearchBrand, SearchDocument } from '../document.ts';
import { fold } from '../text/fold.ts';
import { loadDictionarySegmenter } from '../text/segment-words.ts';
import { splitRuns } from '../text/split-runs.ts';
import { PRODUCTS_PER_STEP } from './step.ts';

export interface Vocabulary {
  /** Words of the shop: brands, nicknames, categories, effects; with what staff entered also their synonyms. */
  ownWords: Map<string, number>;
  /** Words segmented from names and shades by a general dictionary. */
  otherWords: Map<string, number>;
}

/** Higher than any count, so that words of the shop win in segmentation. */
export const OWN_WORD_WEIGHT = 2_000;

/** Every Chinese word of the catalogue with its weight for segmentation. */
export function* collectVocabulary(
  documents: readonly SearchDocument[],
  brands: readonly SearchBrand[],
): Generator<void, Vocabulary> {
  const segmentByDictionary = loadDictionarySegmenter();
  const ownWords = new Map<string, number>();
  const otherWords = new Map<string, number>();
  const addWithParts = (text: string) => {
    for (const word of chineseRuns(text)) {
      if (word.length > 1) ownWords.set(word, OWN_WORD_WEIGHT);
      for (const part of segmentByDictionary(word)) if (part.length > 1) ownWords.set(part, OWN_WORD_WEIGHT);
    }
  };
  const addSegmented = (text: string) => {
    for (const han of chineseRuns(text)) {
      for (const word of segmentByDictionary(han)) otherWords.set(word, (otherWords.get(word) ?? 0) + 1);
    }
  };
  for (const text of distinct(brands.flatMap(namesOfBrand))) addWhole(ownWords, text);
  for (const text of distinct(documents.flatMap((each) => each.nicknames))) addWhole(ownWords, text);
  for (const text of distinct(documents.flatMap(categoryWords))) addWithParts(text);
  yield;
  for (const [number, document] of documents.entries()) {
    addSegmented(document.nameCn);
    if (number % PRODUCTS_PER_STEP === 0) yield;
  }
  let count = 0;
  for (const text of distinct(documents.flatMap((each) => [...each.shades, ...each.stars]))) {
    addSegmented(text);
    count += 1;
    if (count % PRODUCTS_PER_STEP === 0) yield;
  }
  return { ownWords, otherWords };
}

const namesOfBrand = (brand: SearchBrand) => [brand.cn, ...brand.nicknames];
const categoryWords = (document: SearchDocument) => [
  ...document.categoryNames,
  ...document.effects,
  ...document.skinTypes,
];
const distinct = (texts: readonly string[]) => new Set(texts);
const chineseRuns = (text: string) =>
  splitRuns(fold(text))
    .filter((run) => run.script === 'han')
    .map((run) => run.text);

/** 小赤木 stays one word; its parts have no meaning. */
export function addWhole(ownWords: Map<string, number>, text: string): void {
  for (const word of chineseRuns(text)) if (word.length > 1) ownWords.set(word, OWN_WORD_WEIGHT);
}
