import type { SearchIndex } from '../build/build-index.ts';
import { isOneSlipAway } from '../text/edit-distance.ts';
import { synonymsOf } from '../text/shop-words.ts';
import type { Run } from '../text/split-runs.ts';
import { isOfWords, type PinyinPiece, splitPinyin } from './split-pinyin.ts';
import type { Reading } from './word.ts';

const SHORTEST_TYPO = 4;
/** Two syllables at least: a slip in less turns any word into any other. */
const SHORTEST_SPELLING_TYPO = 6;
const MOST_BEGINNINGS = 40;

/**
 * What a Latin word may stand for, surest first: itself or the pinyin of a word; initials, one syllable or the
 * beginning of a word; pinyin of several words; a word or its pinyin one slip away; pinyin of single characters. A
 * surer reading ends the search, so that `kestra` is not also a guess.
 */
export function readLatin(index: SearchIndex, run: Run): { readings: Reading[] } | { pieces: PinyinPiece[] } {
  const { text } = run;
  const itself: Reading[] = index.postings.of(text).documents.length > 0 ? asTerms([text], 'plain') : [];
  if (run.script === 'digits') return { readings: itself };
  const spelled = index.spellings.full.get(text) ?? [];
  const sure = [...itself, ...asPinyin(spelled.filter((word) => word.length > 1))];
  if (sure.length > 0) return { readings: sure };
  const likely = [
    ...asPinyin(spelled),
    ...(text.length > 1 ? asPinyin(index.spellings.initials.get(text) ?? [], 'initials') : []),
    ...asTerms(beginnings(index.postings.latinTerms, text), 'part'),
  ];
  if (likely.length > 0) return { readings: likely };
  const pieces = splitPinyin(index.spellings, text);
  if (pieces && isOfWords(pieces)) return { pieces };
  const slipped = [...asTerms(slips(index, text), 'typo'), ...asPinyin(spellingSlips(index, text))];
  return slipped.length > 0 || pieces === null ? { readings: slipped } : { pieces };
}

/** kouhong is 口红, and 口红 is also sold as 唇膏. */
export const asPinyin = (words: readonly string[], kind: 'pinyin' | 'initials' = 'pinyin'): Reading[] =>
  words.flatMap((word) =>
    [word, ...synonymsOf(word)].map((text): Reading => ({ text, kind, meaning: word })),
  );

/** shampoo is printed on what lies on the shelf 洗发水. */
const asTerms = (terms: readonly string[], kind: 'plain' | 'part' | 'typo'): Reading[] =>
  terms.flatMap((term) => [
    { text: term, kind },
    ...synonymsOf(term).map((text): Reading => ({ text, kind: kind === 'typo' ? 'typo' : 'synonym' })),
  ]);

function beginnings(terms: readonly string[], text: string): string[] {
  if (text.length < 2) return [];
  const found: string[] = [];
  for (let at = firstNotBelow(terms, text); at < terms.length && found.length < MOST_BEGINNINGS; at += 1) {
    const term = terms[at]!;
    if (!term.startsWith(text)) break;
    found.push(term);
  }
  return found;
}

function firstNotBelow(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle]! < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const slips = ({ postings }: SearchIndex, text: string): string[] =>
  text.length < SHORTEST_TYPO
    ? []
    : postings.latinTerms.filter((term) => term.length >= SHORTEST_TYPO && isOneSlipAway(term, text));

/** kuohong → 口红 */
function spellingSlips({ spellings }: SearchIndex, text: string): string[] {
  if (text.length < SHORTEST_SPELLING_TYPO) return [];
  const found: string[] = [];
  for (const [spelling, words] of spellings.full)
    if (isOneSlipAway(spelling, text)) found.push(...words.filter((word) => word.length > 1));
  return found;
}
