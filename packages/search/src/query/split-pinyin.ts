import type { SpellingBook } from '../build/spelling-book.ts';

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

/** Not a heap of single characters, which any text can be torn into. */
export const isOfWords = (pieces: readonly PinyinPiece[]): boolean =>
  pieces.every(({ meanings }) => meanings.some((word) => word.length > 1));
