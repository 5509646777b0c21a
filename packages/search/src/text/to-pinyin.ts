import { pinyin } from 'pinyin-pro';

export interface Pinyin {
  /** One a character; ü is written v, as it is typed. */
  syllables: string[];
  full: string;
  initials: string;
}

export type ToPinyin = (word: string) => Pinyin;

/** Reading a word costs some ten microseconds and catalogues repeat themselves: each distinct word is read once. */
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

/** 口红 → kou hong, kouhong, kh. Give it Chinese characters only. */
export function toPinyin(word: string): Pinyin {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true });
  return {
    syllables,
    full: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
  };
}
