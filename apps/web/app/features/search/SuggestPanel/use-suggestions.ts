import { useEffect, useState } from 'react';
import { askForSuggestions, knownSuggestions, patience, type Suggestions } from './suggestions.ts';

interface Answer {
  word: string;
  suggestions: Suggestions;
}

/**
 * The latest answer while the next one is on its way: rows that stay put are easier on the eye than grey ones between
 * two letters. Undefined until the first one. An answer to a word that is no longer in the box is dropped.
 */
export function useSuggestions(word: string, isComposing: boolean): Answer | undefined {
  const [latest, setLatest] = useState<Answer>();
  const known = knownSuggestions(word);
  const isKnown = known !== undefined;
  useEffect(() => {
    if (isComposing || isKnown) return;
    let isWanted = true;
    const timer = setTimeout(async () => {
      const suggestions = await askForSuggestions(word);
      if (isWanted) setLatest({ word, suggestions });
    }, patience(word));
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [word, isComposing, isKnown]);
  if (known) return { word, suggestions: known };
  // What an empty box shows is no answer to a word, nor the other way round.
  return latest && (latest.word === '') === (word === '') ? latest : undefined;
}
