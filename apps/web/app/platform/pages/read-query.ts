const LAST_PAGE = 10_000;
const KEYWORD_MAX = 50;

/** One of the values a page knows; whatever else stands in the address is the usual one. */
export const among = <Value extends string>(
  values: readonly Value[],
  param: string | null,
  fallback: Value,
): Value => values.find((value) => value === param) ?? fallback;

/** The page of a list that the address names; the first when it names none, or none that can be. */
export function pageIn(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1;
}

/** What is looked for in a list. */
export const wordIn = (search: URLSearchParams): string =>
  (search.get('word') ?? '').trim().slice(0, KEYWORD_MAX);
