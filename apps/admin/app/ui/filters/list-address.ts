import { withoutLayout } from '../table/list-layout.ts';

/** The filters of a list are in its address: a link, a saved view and the back button show the same list. */

/** Without the position in the list: a changed filter begins at the first page. */
export function withoutCursor(search: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(search);
  params.delete('after');
  params.delete('before');
  return params;
}

export function withFilter(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const params = withoutCursor(search);
  if (value === null || value === '') params.delete(name);
  else params.set(name, value);
  return params;
}

/** What a call of the API takes: the parameters as they are, without empty ones. */
export const filtersOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    [...withoutLayout(new URL(request.url).searchParams)].filter(
      ([name, value]) => value !== '' && name !== 'view',
    ),
  );
