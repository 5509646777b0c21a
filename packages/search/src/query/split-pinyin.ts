import type { PinyinDictionary } from '../build/pinyin-dictionary.ts';

export interface PinyinPart {
  start: number;
  end: number;
  meanings: readonly string[];
}

/** `baoshimianshuang` → 保湿 · 面霜: the fewest catalogue words whose pinyin fill the text; null when none do. */
export function splitPinyin(dictionary: PinyinDictionary, text: string): PinyinPart[] | null {
  const best: (PinyinPart[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    best[end] = null;
    for (let start = Math.max(0, end - dictionary.maxLength); start < end; start += 1) {
      const before = best[start];
      const meanings = before && dictionary.full.get(text.slice(start, end));
      if (meanings && before.length + 1 < (best[end]?.length ?? Infinity))
        best[end] = [...before, { start, end, meanings }];
    }
  }
  return best[text.length] ?? null;
}

/** Excludes splits into single characters, which exist for almost any text. */
export const hasWholeWords = (parts: readonly PinyinPart[]): boolean =>
  parts.every(({ meanings }) => meanings.some((word) => word.length > 1));
