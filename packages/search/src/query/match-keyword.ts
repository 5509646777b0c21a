import type { SearchIndex } from '../build/build-index.ts';
import { FIELD } from '../build/fields.ts';
import { wholeTerm } from '../build/list-terms.ts';
import { float64At, uint16At, uint32At } from '../build/typed-array-at.ts';
import { fold } from '../text/fold.ts';
import { removeGaps } from '../text/split-runs.ts';
import { maxMatches } from './find-posting.ts';
import { type Hits, intersectHits, NO_HITS, uniteHits } from './hits.ts';
import { type MatchScope, matchInterpretation, plainTier, WHOLE_BONUS } from './match-interpretation.ts';
import { TIER } from './tiers.ts';
import type { Interpretation, Word } from './word.ts';

export interface MatchedWord extends Word {
  hits: Hits;
  byInterpretation: { interpretation: Interpretation; hits: Hits }[];
}

export interface KeywordMatch {
  hits: Hits;
  /** The words that every hit matches. */
  words: MatchedWord[];
  droppedWords: string[];
}

/** Enough popular products to find a few good ones. */
const POPULAR_LIMIT = 2_000;

/** The same for a few products: among the most popular with the rarest word, unless these are too few. */
export function matchPopular(
  index: SearchIndex,
  keyword: string,
  typedWords: readonly Word[],
  wanted: number,
): KeywordMatch {
  const popular = matchEveryWord(index, typedWords, { limit: POPULAR_LIMIT });
  return popular.hits.documents.length < wanted
    ? matchWords(index, keyword, typedWords)
    : { ...popular, hits: boostWholeMatches(index, keyword, popular.hits), droppedWords: [] };
}

/** Products that match every word; when there are none, the least important words are dropped one by one. */
export function matchWords(index: SearchIndex, keyword: string, typedWords: readonly Word[]): KeywordMatch {
  const complete = matchEveryWord(index, typedWords, {});
  const { hits, words } = complete.hits.documents.length > 0 ? complete : dropWords(index, typedWords);
  if (hits.documents.length === 0) return { hits: NO_HITS, words: [], droppedWords: [] };
  const matched = new Set(words.map((word) => word.interpretations));
  const droppedWords = typedWords
    .filter((word) => !matched.has(word.interpretations))
    .map((word) => word.typed);
  return { hits: boostWholeMatches(index, keyword, hits), words, droppedWords };
}

/** Starts with the rarest word, so that the others are matched only in its products. */
function matchEveryWord(
  index: SearchIndex,
  typedWords: readonly Word[],
  scope: MatchScope,
): { hits: Hits; words: MatchedWord[] } {
  const rarestFirst = typedWords
    .map((word) => ({
      word,
      maxMatches: sum(
        word.interpretations.map(({ documents, text }) => documents?.length ?? maxMatches(index, text)),
      ),
    }))
    .sort((a, b) => a.maxMatches - b.maxMatches);
  let hits = NO_HITS;
  const words: MatchedWord[] = [];
  for (const { word } of rarestFirst) {
    const matched = matchWord(index, word, words.length === 0 ? scope : { within: hits.documents });
    hits = words.length === 0 ? matched.hits : intersectHits(hits, matched.hits);
    words.push(matched);
    if (hits.documents.length === 0) break;
  }
  return { hits, words: words.sort((a, b) => positionIn(typedWords, a) - positionIn(typedWords, b)) };
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const positionIn = (typedWords: readonly Word[], word: Word) =>
  typedWords.findIndex((each) => each.interpretations === word.interpretations);
const countOf = (word: MatchedWord) => word.hits.documents.length;

/** Adds words from the most important on, each unless nothing would be left; of equal words the most common first. */
function dropWords(index: SearchIndex, typedWords: readonly Word[]): { hits: Hits; words: MatchedWord[] } {
  const ranked = typedWords
    .map((word) => ({ word: matchWord(index, word, {}), importance: importanceOf(index, word) }))
    .sort((a, b) => b.importance - a.importance || countOf(b.word) - countOf(a.word));
  let hits = NO_HITS;
  const words: MatchedWord[] = [];
  for (const { word } of ranked) {
    const narrower = words.length === 0 ? word.hits : intersectHits(hits, word.hits);
    if (narrower.documents.length === 0) continue;
    hits = narrower;
    words.push(word);
  }
  return { hits, words };
}

function matchWord(index: SearchIndex, word: Word, scope: MatchScope): MatchedWord {
  // A two-letter prefix has forty words; together they share the limit of one word.
  const { limit, ...rest } = scope;
  const wordScope =
    limit === undefined ? rest : { ...rest, limit: Math.ceil(limit / word.interpretations.length) };
  const byInterpretation = word.interpretations.map((interpretation) => ({
    interpretation,
    hits: matchInterpretation(index, interpretation, wordScope),
  }));
  return { ...word, byInterpretation, hits: uniteHits(byInterpretation.map((each) => each.hits)) };
}

/** A keyword of several words may be the exact name of a product, brand or shade. */
function boostWholeMatches(index: SearchIndex, keyword: string, hits: Hits): Hits {
  const whole = index.postings.of(wholeTerm(removeGaps(fold(keyword))));
  if (whole.documents.length === 0) return hits;
  const scores = hits.scores.slice();
  for (let at = 0, w = 0; at < scores.length; at += 1) {
    while (w < whole.documents.length && uint32At(whole.documents, w) < uint32At(hits.documents, at)) w += 1;
    if (whole.documents[w] !== hits.documents[at]) continue;
    const fields = uint16At(whole.fields, w);
    scores[at] = float64At(scores, at) + plainTier(fields, fields) - TIER.word + WHOLE_BONUS;
  }
  return { documents: hits.documents, scores };
}

const NAMING_FIELDS =
  FIELD.leafCategory | FIELD.parentCategory | FIELD.brand | FIELD.nickname | FIELD.brandNickname;

/** How specific a word is: names of categories and brands most, a single character least. */
function importanceOf(index: SearchIndex, { typed, interpretations }: Word): number {
  if (typed.length === 1) return 0;
  return interpretations.some(
    ({ text, kind }) => kind === 'nickname' || (kind !== 'typo' && isName(index, text)),
  )
    ? 2
    : 1;
}

const isName = (index: SearchIndex, text: string) =>
  index.categoryNames.has(text) ||
  index.postings.of(wholeTerm(text)).fields.some((fields) => (fields & NAMING_FIELDS) !== 0);
