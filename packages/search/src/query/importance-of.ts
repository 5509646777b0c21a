import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import { wholeTerm } from '../build/list-terms.ts';
import type { Word } from './word.ts';

const NAMING_FIELDS =
  FIELD.leafCategory | FIELD.parentCategory | FIELD.brand | FIELD.nickname | FIELD.brandNickname;

/** How specific a word is: names of categories and brands most, a single character least. */
export function importanceOf(index: SearchIndex, { typed, interpretations }: Word): number {
  if (typed.length === 1) return 0;
  return interpretations.some(({ text, kind }) => kind !== 'typo' && isName(index, text)) ? 2 : 1;
}

const isName = (index: SearchIndex, text: string) =>
  index.categoryNames.has(text) ||
  index.postings.of(wholeTerm(text)).fields.some((fields) => (fields & NAMING_FIELDS) !== 0);
