/** Query parameters that say where a visitor came from, not what the page shows. */
const TRACKING = /^(utm_\w+|gclid|fbclid|spm|_)$/;

/** The address a page is kept under: parameters in one order, and without those that change nothing on it. */
export function pageAddress(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const shown = [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => !TRACKING.test(name));
  shown.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(shown).toString();
  return query ? `${url.slice(0, mark)}?${query}` : url.slice(0, mark);
}

/** What a page is kept under; a query that only tells where a visitor came from makes no difference. */
export const pageKey = (url: string): string => `page ${pageAddress(url)}`;
