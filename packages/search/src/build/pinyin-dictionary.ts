import type { ToPinyin } from '../text/to-pinyin.ts';
import { PRODUCTS_PER_STEP } from './step.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Chinese words by their pinyin. */
export interface PinyinDictionary {
  /** kouhong → 口红 */
  full: ReadonlyMap<string, readonly string[]>;
  /** kh → 口红: words of the shop; other words of the catalogue only for initials without one. */
  initials: ReadonlyMap<string, readonly string[]>;
  /** Length of the longest key in `full`. */
  maxLength: number;
}

export function* buildPinyinDictionary(
  { ownWords, otherWords }: Vocabulary,
  toPinyin: ToPinyin,
): Generator<void, PinyinDictionary> {
  const full = new Map<string, string[]>();
  const initials = new Map<string, string[]>();
  for (const word of ownWords.keys()) {
    addWord(full, toPinyin(word).full, word);
    addWord(initials, toPinyin(word).initials, word);
  }
  yield;
  const usedInitials = new Set(initials.keys());
  let count = 0;
  for (const word of otherWords.keys()) {
    count += 1;
    if (count % PRODUCTS_PER_STEP === 0) yield;
    if (ownWords.has(word)) continue;
    addWord(full, toPinyin(word).full, word);
    if (word.length > 1 && !usedInitials.has(toPinyin(word).initials))
      addWord(initials, toPinyin(word).initials, word);
  }
  const maxLength = [...full.keys()].reduce((most, key) => Math.max(most, key.length), 0);
  return { full, initials, maxLength };
}

function addWord(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key);
  if (words) words.push(word);
  else map.set(key, [word]);
}
