import { cleanKeyword } from './keyword.ts';

export const SEARCH_HISTORY_MAX = 10;

/** The word comes first; the list has no duplicates and at most ten words. Also mends a list from an old or edited cookie. */
export function rememberKeyword(history: readonly string[], word: string): string[] {
  const words = [word, ...history].map(cleanKeyword).filter(Boolean);
  return [...new Set(words)].slice(0, SEARCH_HISTORY_MAX);
}

export const forgetKeyword = (history: readonly string[], word: string): string[] =>
  history.filter((remembered) => remembered !== cleanKeyword(word));

export const clearedHistory = (): string[] => [];
