import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import { wholeTerm } from '../build/terms-of.ts';
import type { Word } from './word.ts';

const NAMES = FIELD.leaf | FIELD.shelf | FIELD.brand | FIELD.nickname | FIELD.brandNickname;

/** How much a word says about what is wanted: the name of a shelf or brand most, a single character least. */
export function importanceOf(index: SearchIndex, { typed, readings }: Word): number {
  if (typed.length === 1) return 0;
  return readings.some(({ text, kind }) => kind !== 'typo' && isName(index, text)) ? 2 : 1;
}

const isName = (index: SearchIndex, text: string) =>
  index.shelfNames.has(text) ||
  index.postings.of(wholeTerm(text)).fields.some((fields) => (fields & NAMES) !== 0);
