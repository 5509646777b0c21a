import { clearedHistory, forgetKeyword, rememberKeyword } from '@huarong/core/search';
import type { Cookies } from './cookies.ts';

/** What this browser searched for, newest first, in keywordsHistoryV2. */
export function createSearchHistory(cookies: Cookies) {
  const list = (): string[] => {
    const words = storedWords(cookies.get('keywordsHistoryV2'));
    return rememberKeyword(words, '');
  };
  // Ten long Chinese words pass the size of a cookie once encoded: the oldest give way.
  const save = (words: string[]): void => {
    if (words.length === 0) cookies.delete('keywordsHistoryV2');
    else if (!cookies.set('keywordsHistoryV2', JSON.stringify(words))) save(words.slice(0, -1));
  };
  return {
    list,
    remember: (word: string) => save(rememberKeyword(list(), word)),
    forget: (word: string) => save(forgetKeyword(list(), word)),
    clear: () => save(clearedHistory()),
  };
}
export type SearchHistory = ReturnType<typeof createSearchHistory>;

function storedWords(value: string): string[] {
  try {
    const stored: unknown = JSON.parse(value);
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}
