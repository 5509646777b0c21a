/** Tracking parameters, which do not change the page. */
const TRACKING = /^(utm_\w+|gclid|fbclid|spm|_)$/;

/** The address without tracking parameters and with the others sorted. */
export function pageAddress(url: string): string {
  const mark = url.indexOf('?');
  if (mark === -1) return url;
  const shown = [...new URLSearchParams(url.slice(mark + 1))].filter(([name]) => !TRACKING.test(name));
  shown.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(shown).toString();
  return query ? `${url.slice(0, mark)}?${query}` : url.slice(0, mark);
}

/** The cache key of a page; tracking parameters make no difference. */
export const pageKey = (url: string): string => `page ${pageAddress(url)}`;
