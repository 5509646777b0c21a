import { STORE } from '../shared/index.ts';

/** `none`: refused. `thin`: shown after review. `enough`: shown at once. */
export type Substance = 'none' | 'thin' | 'enough';

const MEANINGFUL = /[\p{L}\p{N}]/u;
const HAN = /\p{Script=Han}/u;
/** What a question is recognised by when it is very short: 黏吗, 会干不, 多大, 哪个色. */
const ASKS = /[吗么嘛呢吧不没否几多哪谁啥何怎]|是否|有无|how|what|which|when|can|does|is/;
const MIN_UNMARKED = 4;
const MIN_WORDS = 2;

/** Letters, digits and characters; punctuation, emoji and blanks say nothing. */
const meaningfulOf = (text: string): string[] =>
  [...text.normalize('NFKC').toLowerCase()].filter((character) => MEANINGFUL.test(character));

/**
 * Whether a question says what it asks. Marks alone, or one character however often, say nothing. A text is thin when it
 * has no Chinese and fewer than two words (123456, asdfgh), or is very short without a word that asks (好的).
 */
export function questionSubstance(text: string): Substance {
  const meaningful = meaningfulOf(text);
  if (new Set(meaningful).size < STORE.community.minQuestionCharacters) return 'none';
  const folded = text.normalize('NFKC').toLowerCase();
  if (!HAN.test(folded)) {
    const words = folded.split(/[^\p{L}\p{M}]+/u).filter((word) => [...word].length > 1);
    return words.length >= MIN_WORDS ? 'enough' : 'thin';
  }
  return meaningful.length >= MIN_UNMARKED || ASKS.test(folded) ? 'enough' : 'thin';
}

/** An answer may be one character (能), but not marks alone. */
export const hasSubstance = (text: string): boolean => meaningfulOf(text).length > 0;
