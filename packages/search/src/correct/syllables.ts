import { toPinyin } from '../text/to-pinyin.ts';

/** Converting takes about ten microseconds; there are only some thousand characters. */
const cache = new Map<string, string>();

/** The syllable of one Chinese character. */
export function syllableOf(character: string): string {
  const cached = cache.get(character);
  if (cached !== undefined) return cached;
  const syllable = toPinyin(character).full;
  cache.set(character, syllable);
  return syllable;
}

/** The pinyin of a word, character by character. */
export const soundOf = (word: string): string => [...word].map(syllableOf).join('');

/** Accents that many speakers do not distinguish: zh and z, ch and c, sh and s, ng and n. */
export const looseSound = (pinyin: string): string => pinyin.replace(/([zcs])h/g, '$1').replace(/ng/g, 'n');
