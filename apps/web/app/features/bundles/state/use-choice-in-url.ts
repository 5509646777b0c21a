import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type UrlChoice, withChoice } from '../choice/choice-query.ts';
import { DEBOUNCE_MS } from './debounce.ts';

/** Keeps the choice in the address, so that a reload or a bookmark finds it again; the way back stays one step. */
export function useChoiceInUrl(choice: UrlChoice): void {
  const [search, setSearch] = useSearchParams();
  const next = withChoice(search, choice).toString();
  const isCurrent = next === search.toString();
  useEffect(() => {
    if (isCurrent) return;
    const timer = setTimeout(
      () => setSearch(new URLSearchParams(next), { replace: true, preventScrollReset: true }),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [next, isCurrent, setSearch]);
}
