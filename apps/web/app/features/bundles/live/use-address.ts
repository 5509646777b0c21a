import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { type WrittenChoice, withChoice } from '../choice/choice-query.ts';
import { CALM_MS } from './calm.ts';

/** Keeps the choice in the address, so that a reload or a bookmark finds it again; the way back stays one step. */
export function useAddress(choice: WrittenChoice): void {
  const [search, setSearch] = useSearchParams();
  const next = withChoice(search, choice).toString();
  const isThere = next === search.toString();
  useEffect(() => {
    if (isThere) return;
    const timer = setTimeout(
      () => setSearch(new URLSearchParams(next), { replace: true, preventScrollReset: true }),
      CALM_MS,
    );
    return () => clearTimeout(timer);
  }, [next, isThere, setSearch]);
}
