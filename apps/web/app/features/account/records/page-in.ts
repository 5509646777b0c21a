/** The page that the address names; nonsense is the first one. */
export const pageIn = (search: URLSearchParams): number =>
  Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
