import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site made this call. Cookies do not authenticate API calls, so such a call could do little;
 * it is refused all the same. Browsers send Sec-Fetch-Site; older ones only send Origin.
 */
export function isCrossSite(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
