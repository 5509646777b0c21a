import type { Speller } from '../text/spell.ts';
import { STEP } from './step.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Chinese words by the way they are typed in Latin letters. */
export interface SpellingBook {
  /** kouhong → 口红 */
  full: ReadonlyMap<string, readonly string[]>;
  /** kh → 口红: the shop's own words; only when none fits, any word of the catalogue. */
  initials: ReadonlyMap<string, readonly string[]>;
  /** Of `full`: the longest key. */
  longest: number;
}

export function* writeSpellingBook(
  { named, found }: Vocabulary,
  spell: Speller,
): Generator<void, SpellingBook> {
  const full = new Map<string, string[]>();
  const initials = new Map<string, string[]>();
  for (const word of named.keys()) {
    put(full, spell(word).full, word);
    put(initials, spell(word).initials, word);
  }
  yield;
  const taken = new Set(initials.keys());
  let count = 0;
  for (const word of found.keys()) {
    count += 1;
    if (count % STEP === 0) yield;
    if (named.has(word)) continue;
    put(full, spell(word).full, word);
    if (word.length > 1 && !taken.has(spell(word).initials)) put(initials, spell(word).initials, word);
  }
  const longest = [...full.keys()].reduce((most, key) => Math.max(most, key.length), 0);
  return { full, initials, longest };
}

function put(map: Map<string, string[]>, key: string, word: string): void {
  const words = map.get(key);
  if (words) words.push(word);
  else map.set(key, [word]);
}
