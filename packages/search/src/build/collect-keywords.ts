import type { SearchDocument } from '../document.ts';
import { fold } from '../text/fold.ts';
import { removeGaps, splitRuns } from '../text/split-runs.ts';
import type { ToPinyin } from '../text/to-pinyin.ts';

/** A keyword that suggestions may offer. */
export interface KeywordCandidate {
  word: string;
  /** Set when the word belongs to one brand. */
  brandId?: string;
  /** Folded, without gaps. */
  names: readonly [string];
  /** Empty unless the whole word is Chinese. */
  pinyin: string;
  initials: string;
  /** Number of products in stock for it. */
  count: number;
}

/** Categories, effects, nicknames, and every brand with its leaf categories. */
export function collectKeywords(
  documents: readonly SearchDocument[],
  toPinyin: ToPinyin,
): KeywordCandidate[] {
  const candidates = new Map<string, { word: string; brandId?: string; count: number }>();
  const add = (word: string, count: number, brandId?: string) => {
    const candidate = candidates.get(word) ?? { word, count: 0, ...(brandId !== undefined && { brandId }) };
    candidate.count += count;
    // 小夜灯 is a nickname in two brands, so it belongs to neither.
    if (candidate.brandId !== brandId) delete candidate.brandId;
    candidates.set(word, candidate);
  };
  for (const document of documents) {
    if (!document.inStock) continue;
    for (const word of new Set([...document.categoryNames, ...document.effects])) add(word, 1);
    for (const word of new Set([...document.nicknames, ...document.brandNicknames]))
      add(word, 1, document.brandId);
    const leaf = document.categoryNames.at(-1);
    if (leaf !== undefined) add(`${document.brandCn} ${leaf}`, 1, document.brandId);
  }
  return [...candidates.values()].map((entry) => ({ ...entry, ...keysOf(entry.word, toPinyin) }));
}

export function keysOf(word: string, toPinyin: ToPinyin) {
  const compact = removeGaps(fold(word));
  const isHan = splitRuns(compact).every((run) => run.script === 'han');
  const { full, initials } = isHan ? toPinyin(compact) : { full: '', initials: '' };
  return { names: [compact] as const, pinyin: full, initials };
}
