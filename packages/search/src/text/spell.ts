import { pinyin } from 'pinyin-pro';

export interface Spelling {
  /** One a character; ü is written v, as it is typed. */
  syllables: string[];
  full: string;
  initials: string;
}

export type Speller = (word: string) => Spelling;

/** Reading a word costs some ten microseconds and catalogues repeat themselves: each distinct word is read once. */
export function spellerWithMemo(): Speller {
  const known = new Map<string, Spelling>();
  return (word) => {
    const found = known.get(word);
    if (found) return found;
    const spelling = spell(word);
    known.set(word, spelling);
    return spelling;
  };
}

/** 口红 → kou hong, kouhong, kh. Give it Chinese characters only. */
export function spell(word: string): Spelling {
  const syllables = pinyin(word, { toneType: 'none', type: 'array', v: true });
  return {
    syllables,
    full: syllables.join(''),
    initials: syllables.map((syllable) => syllable[0] ?? '').join(''),
  };
}
