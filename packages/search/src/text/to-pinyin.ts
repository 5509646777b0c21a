import { pinyin } from 'pinyin-pro';

export interface Pinyin {
  /** One for each character; ü is written v, as it is typed. */
  syllables: string[];
  full: string;
  initials: string;
}

export type ToPinyin = (word: string) => Pinyin;

/**
 * Converting a word takes about ten microseconds and catalogues repeat words, so each distinct word is converted
 * once.
 */
export function createCachedToPinyin(): ToPinyin {
  const cache = new Map<string, Pinyin>();
  return (word) => {
    const cached = cache.get(word);
    if (cached) return cached;
    const result = toPinyin(word);
    cache.set(word, result);
    return result;
  };
}

/** 口红 → kou hong, kouhong, kh. Expects Chinese characters only. */
export function toPinyin(word: string): Pinyin {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true });
  return {
    syllables,
    full: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
  };
}
