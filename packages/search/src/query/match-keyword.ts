import type { SearchIndex } from '../build/build-index.ts';
import { wholeTerm } from '../build/terms-of.ts';
import { fold } from '../text/fold.ts';
import { squeeze } from '../text/split-runs.ts';
import { type Bounds, findReading, plainTier, WHOLE_BONUS } from './find-reading.ts';
import { type Hits, inAny, inBoth, NO_HITS } from './hits.ts';
import { importanceOf } from './importance-of.ts';
import { mostOf } from './posting-of.ts';
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

/** Products that hold every word; when none does, the words that say least go, one by one. */
export const matchKeyword = (index: SearchIndex, keyword: string): KeywordMatch =>
  matchWords(index, keyword, readWords(index, keyword));

/** Enough popular products for a few good ones among them. */
const POPULAR = 2_000;

/** The same for a few products only: among the most popular that hold the rarest word, unless those are too few. */
export function matchForFew(
  index: SearchIndex,
  keyword: string,
  read: readonly Word[],
  few: number,
): KeywordMatch {
  const popular = matchStrictly(index, read, { most: POPULAR });
  return popular.hits.documents.length < few
    ? matchWords(index, keyword, read)
    : { ...popular, hits: preferWhole(index, keyword, popular.hits), droppedWords: [] };
}

function matchWords(index: SearchIndex, keyword: string, read: readonly Word[]): KeywordMatch {
  const strict = matchStrictly(index, read, {});
  const { hits, words } = strict.hits.documents.length > 0 ? strict : dropWords(index, read);
  if (hits.documents.length === 0) return { hits: NO_HITS, words: [], droppedWords: [] };
  const held = new Set(words.map((word) => word.readings));
  const droppedWords = read.filter((word) => !held.has(word.readings)).map((word) => word.typed);
  return { hits: preferWhole(index, keyword, hits), words, droppedWords };
}

/** From the rarest word on, so that the others are only looked for in what is left. */
function matchStrictly(
  index: SearchIndex,
  read: readonly Word[],
  bounds: Bounds,
): { hits: Hits; words: MatchedWord[] } {
  const rarestFirst = read
    .map((word) => ({ word, most: sum(word.readings.map((reading) => mostOf(index, reading.text))) }))
    .sort((a, b) => a.most - b.most);
  let hits = NO_HITS;
  const words: MatchedWord[] = [];
  for (const { word } of rarestFirst) {
    const matched = matchWord(index, word, words.length === 0 ? bounds : { within: hits.documents });
    hits = words.length === 0 ? matched.hits : inBoth(hits, matched.hits);
    words.push(matched);
    if (hits.documents.length === 0) break;
  }
  return { hits, words: words.sort((a, b) => placeIn(read, a) - placeIn(read, b)) };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const placeIn = (read: readonly Word[], word: Word) =>
  read.findIndex((each) => each.readings === word.readings);
const countOf = (word: MatchedWord) => word.hits.documents.length;

/** Words are taken in from the one that says most, each unless nothing would be left; equals from the most common. */
function dropWords(index: SearchIndex, read: readonly Word[]): { hits: Hits; words: MatchedWord[] } {
  const ranked = read
    .map((word) => ({ word: matchWord(index, word, {}), importance: importanceOf(index, word) }))
    .sort((a, b) => b.importance - a.importance || countOf(b.word) - countOf(a.word));
  let hits = NO_HITS;
  const words: MatchedWord[] = [];
  for (const { word } of ranked) {
    const narrower = words.length === 0 ? word.hits : inBoth(hits, word.hits);
    if (narrower.documents.length === 0) continue;
    hits = narrower;
    words.push(word);
  }
  return { hits, words };
}

function matchWord(index: SearchIndex, word: Word, bounds: Bounds): MatchedWord {
  // Two letters begin forty words: together they get what one word would.
  const { most, ...rest } = bounds;
  const own = most === undefined ? rest : { ...rest, most: Math.ceil(most / word.readings.length) };
  const byReading = word.readings.map((reading) => ({ reading, hits: findReading(index, reading, own) }));
  return { ...word, byReading, hits: inAny(byReading.map((each) => each.hits)) };
}

/** A keyword of several words may be exactly the name of a product, a brand or a shade. */
function preferWhole(index: SearchIndex, keyword: string, hits: Hits): Hits {
  const whole = index.postings.of(wholeTerm(squeeze(fold(keyword))));
  if (whole.documents.length === 0) return hits;
  const scores = hits.scores.slice();
  for (let at = 0, w = 0; at < scores.length; at += 1) {
    while (w < whole.documents.length && whole.documents[w]! < hits.documents[at]!) w += 1;
    if (whole.documents[w] !== hits.documents[at]) continue;
    const fields = whole.fields[w]!;
    scores[at]! += plainTier(fields, fields) - TIER.word + WHOLE_BONUS;
  }
  return { documents: hits.documents, scores };
}
