import { useState } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';

/** Search history of this browser, newest first. */
export function useHistory() {
  const { searchHistory } = browserPlatform();
  const [keywords, setKeywords] = useState(searchHistory.list);
  return {
    keywords,
    remove(keyword: string) {
      searchHistory.remove(keyword);
      setKeywords(searchHistory.list());
    },
    clear() {
      searchHistory.clear();
      setKeywords([]);
    },
  };
}
