import type { SearchIndex } from '../build/build-index.ts';
import { wholeTerm } from '../build/terms-of.ts';
import { fold } from '../text/fold.ts';
import { squeeze } from '../text/split-runs.ts';
import { findReading, plainTier } from './find-reading.ts';
import { type Hits, inBoth, inEither, NO_HITS } from './hits.ts';
import { readWords } from './read-words.ts';
import { TIER } from './tiers.ts';
import type { Reading, Word } from './word.ts';

export interface MatchedWord extends Word {
  hits: Hits;
  byReading: { reading: Reading; hits: Hits }[];
}

export interface KeywordMatch {
  hits: Hits;
  /** The words every hit holds. */
  words: MatchedWord[];
  droppedWords: string[];
}

/** Products that hold every word; when none does, the rarest words go, one by one. */
export function matchKeyword(index: SearchIndex, keyword: string): KeywordMatch {
  let words = readWords(index, keyword).map((word) => matchWord(index, word));
  const droppedWords: string[] = [];
  let hits = inAll(words);
  while (hits.documents.length === 0 && words.length > 1) {
    const rarest = words.reduce((least, word) => (countOf(word) < countOf(least) ? word : least));
    words = words.filter((word) => word !== rarest);
    droppedWords.push(rarest.typed);
    hits = inAll(words);
  }
  if (hits.documents.length === 0) return { hits: NO_HITS, words: [], droppedWords: [] };
  return { hits: preferWhole(index, keyword, hits), words, droppedWords };
}

const countOf = (word: MatchedWord) => word.hits.documents.length;
const inAll = (words: readonly MatchedWord[]): Hits =>
  words.length === 0 ? NO_HITS : words.map((word) => word.hits).reduce(inBoth);

function matchWord(index: SearchIndex, word: Word): MatchedWord {
  const byReading = word.readings.map((reading) => ({ reading, hits: findReading(index, reading) }));
  return { ...word, byReading, hits: byReading.reduce((all, each) => inEither(all, each.hits), NO_HITS) };
}

/** A keyword of several words may be exactly a product's or a brand's name. */
function preferWhole(index: SearchIndex, keyword: string, hits: Hits): Hits {
  const whole = index.postings.of(wholeTerm(squeeze(fold(keyword))));
  if (whole.documents.length === 0) return hits;
  const scores = hits.scores.slice();
  for (let at = 0, w = 0; at < scores.length; at += 1) {
    while (w < whole.documents.length && whole.documents[w]! < hits.documents[at]!) w += 1;
    if (whole.documents[w] !== hits.documents[at]) continue;
    const fields = whole.fields[w]!;
    scores[at]! += plainTier(fields, fields) - TIER.word;
  }
  return { documents: hits.documents, scores };
}
