import { addToSearchHistory, emptySearchHistory, removeFromSearchHistory } from '@huarong/core/search';
import type { Cookies } from './cookies.ts';

/** Search history of this browser, newest first, in keywordsHistoryV2. */
export function createSearchHistory(cookies: Cookies) {
  const list = (): string[] => {
    const keywords = parseKeywords(cookies.get('keywordsHistoryV2'));
    return addToSearchHistory(keywords, '');
  };
  // Ten long Chinese keywords exceed the cookie size once encoded: the oldest are dropped.
  const save = (keywords: string[]): void => {
    if (keywords.length === 0) cookies.delete('keywordsHistoryV2');
    else if (!cookies.set('keywordsHistoryV2', JSON.stringify(keywords))) save(keywords.slice(0, -1));
  };
  return {
    list,
    add: (keyword: string) => save(addToSearchHistory(list(), keyword)),
    remove: (keyword: string) => save(removeFromSearchHistory(list(), keyword)),
    clear: () => save(emptySearchHistory()),
  };
}
export type SearchHistory = ReturnType<typeof createSearchHistory>;

function parseKeywords(value: string): string[] {
  try {
    const stored: unknown = JSON.parse(value);
    return Array.isArray(stored) ? stored.filter((keyword) => typeof keyword === 'string') : [];
  } catch {
    return [];
  }
}
