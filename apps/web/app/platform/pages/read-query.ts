const LAST_PAGE = 10_000;
const KEYWORD_MAX = 50;

/** One of the known values of a query parameter, or the fallback. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  param: string | null,
  fallback: Value,
): Value => values.find((value) => value === param) ?? fallback;

/** Page number from the address; 1 when it is missing or invalid. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** Search keyword from the address. */
export const keywordIn = (search: URLSearchParams): string =>
  (search.get('word') ?? '').trim().slice(0, KEYWORD_MAX);
