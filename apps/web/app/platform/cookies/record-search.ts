import { browserPlatform } from '../browser.ts';

/** Keeps a searched word in this browser's history. */
export const rememberSearch = (word: string): void => browserPlatform().searchHistory.remember(word);
