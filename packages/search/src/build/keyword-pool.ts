import type { SearchDocument } from '../document.ts';
import { fold } from '../text/fold.ts';
import { SYNONYMS } from '../text/shop-words.ts';
import type { Speller } from '../text/spell.ts';
import { splitRuns, squeeze } from '../text/split-runs.ts';

/** A keyword the box may offer. */
export interface PooledKeyword {
  word: string;
  /** Set when the word belongs to one brand. */
  brandId?: string;
  /** Folded, without gaps. */
  names: readonly [string];
  /** Empty unless the word is Chinese throughout. */
  pinyin: string;
  initials: string;
  /** How many products in stock stand behind it. */
  count: number;
}

/** Categories, effects, nicknames, what shoppers call them, and every brand with its leaf categories. */
export function poolKeywords(documents: readonly SearchDocument[], spell: Speller): PooledKeyword[] {
  const pool = new Map<string, { word: string; brandId?: string; count: number }>();
  const add = (word: string, count: number, brandId?: string) => {
    const known = pool.get(word) ?? { word, count: 0, ...(brandId !== undefined && { brandId }) };
    known.count += count;
    // 小夜灯 names products of two brands: then it belongs to neither.
    if (known.brandId !== brandId) delete known.brandId;
    pool.set(word, known);
  };
  for (const document of documents) {
    if (!document.inStock) continue;
    for (const word of new Set([...document.categoryNames, ...document.effects])) add(word, 1);
    for (const word of new Set([...document.nicknames, ...document.brandNicknames]))
      add(word, 1, document.brandId);
    const leaf = document.categoryNames.at(-1);
    if (leaf !== undefined) add(`${document.brandCn} ${leaf}`, 1, document.brandId);
  }
  for (const group of SYNONYMS) {
    const count = Math.max(...group.map((word) => pool.get(word)?.count ?? 0));
    for (const word of group) if (count > 0 && !pool.has(word)) add(word, count);
  }
  return [...pool.values()].map((entry) => ({ ...entry, ...keysOf(entry.word, spell) }));
}

function keysOf(word: string, spell: Speller) {
  const squeezed = squeeze(fold(word));
  const isHan = splitRuns(squeezed).every((run) => run.script === 'han');
  const { full, initials } = isHan ? spell(squeezed) : { full: '', initials: '' };
  return { names: [squeezed] as const, pinyin: full, initials };
}
