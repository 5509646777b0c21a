import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of another site made this call. Cookies do not authenticate API calls, so such a call could do little;
 * it is refused all the same. Browsers send Sec-Fetch-Site; older ones only send Origin. Pages of `webOrigins` are our
 * own although they are on another host.
 */
export function isCrossSite(
  headers: IncomingHttpHeaders,
  { publicUrl, webOrigins }: { publicUrl: string; webOrigins: readonly string[] },
): boolean {
  const { origin, host } = headers;
  if (origin !== undefined && webOrigins.includes(origin)) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

/**
 * Whether the headers say that a page of the shop made this call. A program may send them too, but no page of another
 * site can, and a caller that says nothing is not believed.
 */
export const isFromOwnPage = (
  headers: IncomingHttpHeaders,
  shop: { publicUrl: string; webOrigins: readonly string[] },
): boolean =>
  (headers.origin !== undefined || headers['sec-fetch-site'] === 'same-origin') &&
  !isCrossSite(headers, shop);
