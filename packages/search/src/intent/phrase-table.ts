import type { Intent } from './intent.ts';
import { listPhrases } from './list-phrases.ts';

/** By folded text. */
const phrases = new Map<string, Intent | null>();
/** The length of the longest phrase by first character. */
const longestFrom = new Map<string, number>();

for (const [words, meaning] of listPhrases()) {
  for (const word of words) {
    if (phrases.has(word)) continue;
    phrases.set(word, meaning);
    const first = word.charAt(0);
    longestFrom.set(first, Math.max(longestFrom.get(first) ?? 0, word.length));
  }
}

/** The longest phrase at this position of a folded text. */
export function findPhraseAt(text: string, at: number): { phrase: string; meaning: Intent | null } | null {
  const most = Math.min(longestFrom.get(text.charAt(at)) ?? 0, text.length - at);
  for (let length = most; length > 0; length -= 1) {
    const phrase = text.slice(at, at + length);
    const meaning = phrases.get(phrase);
    if (meaning !== undefined && isWholeWord(text, at, length)) return { phrase, meaning };
  }
  return null;
}

/** A Latin phrase is a word of its own: mac is not in macadamia. */
function isWholeWord(text: string, at: number, length: number): boolean {
  const isJoined = (inside: number, outside: number) =>
    LETTER.test(text.charAt(inside)) && LETTER.test(text.charAt(outside));
  return !isJoined(at, at - 1) && !isJoined(at + length - 1, at + length);
}
const LETTER = /[a-z\d]/;

/** Chinese phrases, to correct homophones. */
export const CHINESE_PHRASES: readonly string[] = [...phrases.keys()].filter((phrase) =>
  /^\p{Script=Han}{2,}$/u.test(phrase),
);
