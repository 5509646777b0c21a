import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site made this call. No cookie authenticates here, so such a call could do little; it has
 * no business here all the same. Browsers say it in Sec-Fetch-Site; older ones only name the page's Origin.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
