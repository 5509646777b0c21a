import type { SearchIndex } from '../build/build-index.ts';
import type { Interpretation } from './word.ts';

/** The products that staff gave this nickname, if any. */
export function asNickname(index: SearchIndex, word: string): Interpretation[] {
  const numbers = index.words
    .productsOf(word)
    .map((id) => index.numberOf.get(id))
    .filter((number) => number !== undefined);
  if (numbers.length === 0) return [];
  return [{ text: word, kind: 'nickname', documents: Uint32Array.from(numbers).sort() }];
}
