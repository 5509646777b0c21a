import { getAt } from '@huarong/core/shared';
import type { SearchIndex } from '../build/build-index.ts';
import { isOneEditAway } from '../text/edit-distance.ts';
import type { Run } from '../text/split-runs.ts';
import { asNickname } from './as-nickname.ts';
import { hasWholeWords, type PinyinPart, splitPinyin } from './split-pinyin.ts';
import type { Interpretation } from './word.ts';

const MIN_TYPO_LENGTH = 4;
/** Two syllables: with fewer, one edit turns any word into any other. */
const MIN_PINYIN_TYPO_LENGTH = 6;
const MAX_PREFIX_MATCHES = 40;

/**
 * Interpretations of a Latin word, most certain first: the word itself or the pinyin of a word; initials, one
 * syllable or a prefix; pinyin of several words; a word or its pinyin with one edit; pinyin of single characters. A
 * more certain interpretation ends the search, so that `kestra` is not also a guess.
 */
export function interpretLatin(
  index: SearchIndex,
  run: Run,
): { interpretations: Interpretation[] } | { parts: PinyinPart[] } {
  const { text } = run;
  const exact = [
    ...(index.postings.of(text).documents.length > 0 ? asTerms(index, [text], 'plain') : []),
    ...asNickname(index, text),
  ];
  if (run.script === 'digits') return { interpretations: exact };
  const words = index.pinyin.full.get(text) ?? [];
  const certain = [
    ...exact,
    ...asPinyin(
      index,
      words.filter((word) => word.length > 1),
    ),
  ];
  if (certain.length > 0) return { interpretations: certain };
  const likely = [
    ...asPinyin(index, words),
    ...(text.length > 1 ? asPinyin(index, index.pinyin.initials.get(text) ?? [], 'initials') : []),
    ...asTerms(index, listPrefixMatches(index.postings.latinTerms, text), 'part'),
  ];
  if (likely.length > 0) return { interpretations: likely };
  // A word that only staff know.
  if (index.words.synonymsOf(text).length > 0) return { interpretations: asTerms(index, [text], 'plain') };
  const parts = splitPinyin(index.pinyin, text);
  if (parts && hasWholeWords(parts)) return { parts };
  const typos = [
    ...asTerms(index, listTypoMatches(index, text), 'typo'),
    ...asPinyin(index, listPinyinTypoMatches(index, text)),
  ];
  return typos.length > 0 || parts === null ? { interpretations: typos } : { parts };
}

/** kouhong is 口红, and 口红 is also sold as 唇膏. */
export const asPinyin = (
  index: SearchIndex,
  words: readonly string[],
  kind: 'pinyin' | 'initials' = 'pinyin',
): Interpretation[] =>
  words.flatMap((word) => [
    ...[word, ...index.words.synonymsOf(word)].map((text): Interpretation => ({ text, kind, meaning: word })),
    ...asNickname(index, word),
  ]);

/** `shampoo` also matches products in the category 洗发水. */
const asTerms = (
  index: SearchIndex,
  terms: readonly string[],
  kind: 'plain' | 'part' | 'typo',
): Interpretation[] =>
  terms.flatMap((term) => [
    { text: term, kind },
    ...index.words
      .synonymsOf(term)
      .map((text): Interpretation => ({ text, kind: kind === 'typo' ? 'typo' : 'synonym' })),
  ]);

function listPrefixMatches(terms: readonly string[], text: string): string[] {
  if (text.length < 2) return [];
  const found: string[] = [];
  for (let at = lowerBound(terms, text); at < terms.length && found.length < MAX_PREFIX_MATCHES; at += 1) {
    const term = getAt(terms, at);
    if (!term.startsWith(text)) break;
    found.push(term);
  }
  return found;
}

function lowerBound(sorted: readonly string[], text: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (getAt(sorted, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const listTypoMatches = ({ postings }: SearchIndex, text: string): string[] =>
  text.length < MIN_TYPO_LENGTH
    ? []
    : postings.latinTerms.filter((term) => term.length >= MIN_TYPO_LENGTH && isOneEditAway(term, text));

/** kuohong → 口红 */
function listPinyinTypoMatches({ pinyin }: SearchIndex, text: string): string[] {
  if (text.length < MIN_PINYIN_TYPO_LENGTH) return [];
  const found: string[] = [];
  for (const [pinyinText, words] of pinyin.full)
    if (isOneEditAway(pinyinText, text)) found.push(...words.filter((word) => word.length > 1));
  return found;
}
