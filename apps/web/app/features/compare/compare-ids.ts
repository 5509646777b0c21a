export const MAX_COMPARED = 4;

/** `?ids=201501,204201`: at most four different products. Invalid ids are dropped. */
export function readProductIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^\d{1,12}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

interface CompareChoice {
  ids: readonly string[];
  /** Hides rows with equal values. */
  isOnlyDifferent: boolean;
}

export function compareHref({ ids, isOnlyDifferent }: CompareChoice): string {
  const params = new URLSearchParams();
  if (ids.length > 0) params.set('ids', ids.join(','));
  if (isOnlyDifferent) params.set('only', 'different');
  // Unescaped commas keep the URL readable.
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `/compare?${query}` : '/compare';
}
