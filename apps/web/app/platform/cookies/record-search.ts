import { browserPlatform } from '../browser.ts';

/** Adds a keyword to the search history of this browser. */
export const recordSearch = (keyword: string): void => browserPlatform().searchHistory.add(keyword);
