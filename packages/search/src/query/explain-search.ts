import type { SearchIndex } from '../build/build-index.ts';
import { float64At } from '../build/typed-array-at.ts';
import type { MatchedBy } from '../search-query.ts';
import { truncateKeyword } from '../text/truncate-keyword.ts';
import { bestReading } from './explain-match.ts';
import { scoreOf } from './hits.ts';
import { isFiller, parseAllWords } from './parse-words.ts';
import { matchUnderstood } from './search.ts';
import { understandKeyword } from './understand-keyword.ts';
import type { Interpretation } from './word.ts';

/** How one product matches one word. */
export interface MatchReason {
  word: string;
  kind: Interpretation['kind'];
  /** The text of the product that the word was read as. */
  text: string;
}

export interface SearchExplanation {
  /** The words of the keyword without its intents, as they were read. */
  words: { typed: string; use: 'matched' | 'ignored' | 'dropped'; synonyms: string[] }[];
  /** How the keyword was corrected before matching. */
  corrected: MatchedBy | null;
  /** Of each asked product; absent when it does not match the words. */
  products: ReadonlyMap<string, { score: number; reasons: MatchReason[] }>;
}

/** Why a search answers what it does, for those who edit words. */
export function explainSearch(index: SearchIndex, typed: string, ids: readonly string[]): SearchExplanation {
  const understood = understandKeyword(index, truncateKeyword(typed));
  const { match, droppedWords } = matchUnderstood(index, understood);
  const products = new Map<string, { score: number; reasons: MatchReason[] }>();
  for (const id of ids) {
    const number = index.numberOf.get(id);
    const score = number === undefined || match === null ? null : scoreOf(match.hits, number);
    if (number === undefined || match === null || score === null) continue;
    const reasons = match.words.flatMap((word): MatchReason[] => {
      const reading = bestReading(word, number);
      return reading ? [{ word: word.typed, kind: reading.kind, text: reading.meaning ?? reading.text }] : [];
    });
    products.set(id, { score: score + float64At(index.weights, number), reasons });
  }
  const matched = new Set(match?.words.map((word) => word.typed));
  return {
    words: parseAllWords(index, understood.words).map((word) => ({
      typed: word.typed,
      use: matched.has(word.typed)
        ? 'matched'
        : droppedWords.includes(word.typed) || !isFiller(index, word)
          ? 'dropped'
          : 'ignored',
      synonyms: word.interpretations.filter(({ kind }) => kind === 'synonym').map(({ text }) => text),
    })),
    corrected: understood.matchedBy,
    products,
  };
}
