import { useState } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';

/** What this browser searched for, newest first. */
export function useHistory() {
  const { searchHistory } = browserPlatform();
  const [words, setWords] = useState(searchHistory.list);
  return {
    words,
    forget(word: string) {
      searchHistory.remove(word);
      setWords(searchHistory.list());
    },
    clear() {
      searchHistory.clear();
      setWords([]);
    },
  };
}
