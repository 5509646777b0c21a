import type { SearchIndex } from '../build/build-index.ts';
import type { SpellingBook } from '../build/spelling-book.ts';
import { isOneSlipAway } from '../text/edit-distance.ts';
import { synonymsOf } from '../text/shop-words.ts';
import type { Run } from '../text/split-runs.ts';
import type { Reading } from './word.ts';

const SHORTEST_TYPO = 4;
const MOST_BEGINNINGS = 40;

/**
 * What a Latin word may stand for, surest first: itself or the pinyin of a word; initials, one syllable or the
 * beginning of a word; a word one slip away. A surer reading ends the search, so that `kestra` is not also a guess.
 */
export function readLatin(index: SearchIndex, run: Run): Reading[] {
  const { text } = run;
  const itself: Reading[] = index.postings.of(text).documents.length > 0 ? [{ text, kind: 'plain' }] : [];
  if (run.script === 'digits') return itself;
  const spelled = index.spellings.full.get(text) ?? [];
  const sure = [...itself, ...asPinyin(spelled.filter((word) => word.length > 1))];
  if (sure.length > 0) return sure;
  const short = [...spelled, ...(text.length > 1 ? (index.spellings.initials.get(text) ?? []) : [])];
  const likely = [...asPinyin(short), ...beginnings(index.postings.latinTerms, text)];
  if (likely.length > 0) return likely;
  return text.length < SHORTEST_TYPO ? [] : slips(index.postings.latinTerms, text);
}

/** kouhong is 口红, and 口红 is also sold as 唇膏. */
export const asPinyin = (words: readonly string[]): Reading[] =>
  words.flatMap((word) =>
    [word, ...synonymsOf(word)].map((text): Reading => ({ text, kind: 'pinyin', meaning: word })),
  );

function beginnings(terms: readonly string[], text: string): Reading[] {
  if (text.length < 2) return [];
  const found: Reading[] = [];
  for (let at = firstNotBelow(terms, text); at < terms.length && found.length < MOST_BEGINNINGS; at += 1) {
    const term = terms[at]!;
    if (!term.startsWith(text)) break;
    found.push({ text: term, kind: 'part' });
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

const slips = (terms: readonly string[], text: string): Reading[] =>
  terms
    .filter((term) => term.length >= SHORTEST_TYPO && isOneSlipAway(term, text))
    .map((term) => ({ text: term, kind: 'typo' }));

export interface PinyinPiece {
  start: number;
  end: number;
  meanings: readonly string[];
}

/** `baoshimianshuang` → 保湿 · 面霜: the fewest words of the catalogue whose pinyin fill the text; null when none do. */
export function splitPinyin(book: SpellingBook, text: string): PinyinPiece[] | null {
  const best: (PinyinPiece[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - book.longest); start < end; start += 1) {
      const before = best[start];
      const meanings = before && book.full.get(text.slice(start, end));
      if (meanings && (best[end] === null || before.length + 1 < best[end]!.length))
        best[end] = [...before, { start, end, meanings }];
    }
  }
  return best[text.length] ?? null;
}
