import { useEffect, useState } from 'react';
import { cachedSuggestions, fetchSuggestions, type Suggestions, suggestDelay } from './suggestions.ts';

interface Answer {
  keyword: string;
  suggestions: Suggestions;
}

/**
 * Keeps the latest suggestions while the next ones load, so rows do not flicker between two letters. Undefined until the
 * first response. A response for a keyword no longer in the field is dropped.
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
  // Results for an empty field are not shown for a keyword, nor the other way round.
  return latest && (latest.keyword === '') === (keyword === '') ? latest : undefined;
}
