import { cleanKeyword } from './keyword.ts';

export const SEARCH_HISTORY_MAX = 10;

/** Adds the keyword first; the list has at most ten keywords without duplicates. Also cleans a list from an old or edited cookie. */
export function addToSearchHistory(history: readonly string[], keyword: string): string[] {
  const keywords = [keyword, ...history].map(cleanKeyword).filter(Boolean);
  return [...new Set(keywords)].slice(0, SEARCH_HISTORY_MAX);
}

export const removeFromSearchHistory = (history: readonly string[], keyword: string): string[] =>
  history.filter((entry) => entry !== cleanKeyword(keyword));

export const emptySearchHistory = (): string[] => [];
