import type { SearchIndex } from '../build/build-index.ts';
import { CHINESE_PHRASES } from '../intent/phrase-table.ts';
import { findPosting } from '../query/find-posting.ts';
import { looseSound, soundOf, syllableOf } from './syllables.ts';

export interface Correction {
  start: number;
  end: number;
  meaning: string;
}

const MAX_WORD = 5;

/**
 * Words of the right sound in the wrong characters: 睫毛高 → 睫毛膏. Only around characters that no word of the catalogue
 * explains, and only into words that share at least half of the characters.
 */
export function correctHomophones(index: SearchIndex, han: string): Correction[] {
  const isUnknown = markUnknown(index, han);
  if (!isUnknown.includes(true)) return [];
  const corrections: Correction[] = [];
  for (let start = 0; start < han.length; ) {
    const found = findAt(index, han, start, isUnknown);
    if (found) corrections.push(found);
    start = found?.end ?? start + 1;
  }
  return corrections;
}

/** The longest correction that begins here. */
function findAt(
  index: SearchIndex,
  han: string,
  start: number,
  isUnknown: readonly boolean[],
): Correction | null {
  for (let end = Math.min(han.length, start + MAX_WORD); end > start + 1; end -= 1) {
    if (!isUnknown.slice(start, end).includes(true)) continue;
    const typed = han.slice(start, end);
    if (isInCatalogue(index, typed)) return null;
    const meaning = findHomophone(index, typed);
    if (meaning !== null) return { start, end, meaning };
  }
  return null;
}

function markUnknown(index: SearchIndex, han: string): boolean[] {
  return index
    .segment(han)
    .flatMap((word) => Array.from(word, () => !index.words.isFiller(word) && !isKnownWord(index, word)));
}

const isKnownWord = (index: SearchIndex, word: string) => word.length > 1 && isInCatalogue(index, word);

const isInCatalogue = (index: SearchIndex, word: string) =>
  findPosting(index, word, undefined).documents.length > 0 ||
  index.words.synonymsOf(word).length > 0 ||
  index.words.productsOf(word).length > 0;

function findHomophone(index: SearchIndex, typed: string): string | null {
  const sound = soundOf(typed);
  const candidates = [
    ...(index.pinyin.full.get(sound) ?? []),
    ...(phrasesBySound().get(sound) ?? []),
    ...(looseWords(index).get(looseSound(sound)) ?? []),
  ];
  let best: { word: string; shared: number } | null = null;
  for (const word of candidates) {
    const shared = countShared(word, typed);
    if (
      word !== typed &&
      word.length === typed.length &&
      shared * 2 >= typed.length &&
      shared > (best?.shared ?? 0)
    )
      best = { word, shared };
  }
  return best?.word ?? null;
}

const countShared = (word: string, typed: string): number =>
  [...word].filter((character, at) => character === typed[at]).length;

let phraseSounds: Map<string, string[]> | undefined;

function phrasesBySound(): ReadonlyMap<string, readonly string[]> {
  phraseSounds ??= Map.groupBy(CHINESE_PHRASES, soundOf);
  return phraseSounds;
}

const looseCache = new WeakMap<SearchIndex, Map<string, string[]>>();

/** Words of the shop by their sound without the distinctions that accents drop. */
function looseWords(index: SearchIndex): ReadonlyMap<string, readonly string[]> {
  const cached = looseCache.get(index);
  if (cached) return cached;
  const words = Map.groupBy(index.ownWords, (word) => looseSound([...word].map(syllableOf).join('')));
  looseCache.set(index, words);
  return words;
}
