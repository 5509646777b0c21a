import { useEffect, useState } from 'react';
import { cachedSuggestions, fetchSuggestions, type Suggestions, suggestDelay } from './suggestions.ts';

interface Answer {
  keyword: string;
  suggestions: Suggestions;
}

/**
 * The latest answer while the next one is on its way: rows that stay put are easier on the eye than grey ones between
 * two letters. Undefined until the first one. An answer to a word that is no longer in the box is dropped.
 */
export function useSuggestions(keyword: string, isComposing: boolean): Answer | undefined {
  const [latest, setLatest] = useState<Answer>();
  const cached = cachedSuggestions(keyword);
  const isCached = cached !== undefined;
  useEffect(() => {
    if (isComposing || isCached) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const suggestions = await fetchSuggestions(keyword);
      if (isCurrent) setLatest({ keyword, suggestions });
    }, suggestDelay(keyword));
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [keyword, isComposing, isCached]);
  if (cached) return { keyword, suggestions: cached };
  // What an empty box shows is no answer to a word, nor the other way round.
  return latest && (latest.keyword === '') === (keyword === '') ? latest : undefined;
}
