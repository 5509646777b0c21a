export const MAX_COMPARED = 4;

/** `?ids=201501,204201`: at most four different products. Whatever is no product number is dropped. */
export function readProductIds(text: string | null): string[] {
  const ids = (text ?? '').split(',').filter((id) => /^\d{1,12}$/.test(id));
  return [...new Set(ids)].slice(0, MAX_COMPARED);
}

interface CompareChoice {
  ids: readonly string[];
  /** Rows in which all are alike are left out. */
  isOnlyDifferent: boolean;
}

export function compareHref({ ids, isOnlyDifferent }: CompareChoice): string {
  const params = new URLSearchParams();
  if (ids.length > 0) params.set('ids', ids.join(','));
  if (isOnlyDifferent) params.set('only', 'different');
  // A list of numbers reads better, and works as well, with its commas as they are.
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `/compare?${query}` : '/compare';
}
