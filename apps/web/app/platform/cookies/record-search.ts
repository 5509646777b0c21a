import { browserPlatform } from '../browser.ts';

/** Keeps a searched word in this browser's history. */
export const rememberSearch = (keyword: string): void => browserPlatform().searchHistory.add(keyword);
