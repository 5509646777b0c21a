import { isUnder, routedPath } from './site-path.ts';

export const LOGIN_PATH = '/login';
export const RATE_LIMIT_PATH = '/v2/html/currentLimiting.html';

const LONGEST = 512;
/** Never resolves; stands for whatever host the shop is served from. */
const SHOP = 'https://shop.invalid';

/** One slash, then neither slash nor backslash: browsers read `/\evil.com` as `//evil.com`. */
const ONE_LEADING_SLASH = /^\/(?![/\\])/;
/** Browsers drop tabs and line ends before they look for `//`, so `/<tab>/evil.com` would leave the site. */
const HIDDEN_CHARACTERS = /[\\\s\p{Cc}\p{Cf}\p{Cs}]/u;

/**
 * Where a shopper may be sent back to after login or the rate-limit page: a path of this shop, or `/`.
 * Pages that themselves carry a historyLocation are never a target, which prevents redirect loops.
 */
export function safeHistoryLocation(raw: unknown): string {
  if (typeof raw !== 'string' || raw.length > LONGEST) return '/';
  if (!ONE_LEADING_SLASH.test(raw) || HIDDEN_CHARACTERS.test(raw)) return '/';

  const target = parsed(raw);
  if (target?.origin !== SHOP) return '/';
  const location = `${target.pathname}${target.search}${target.hash}`;
  // Checked again after parsing: `/.//evil.com` becomes `//evil.com`, and Chinese gets longer when encoded.
  if (!ONE_LEADING_SLASH.test(location) || location.length > LONGEST) return '/';

  const path = routedPath(target.pathname);
  return isUnder(path, LOGIN_PATH) || isUnder(path, RATE_LIMIT_PATH) ? '/' : location;
}

function parsed(raw: string): URL | null {
  try {
    return new URL(raw, SHOP);
  } catch {
    return null;
  }
}

/** `/login?historyLocation=%2FmyOrderList`: the login page with the location to return to. */
export const loginLocation = (current: string): string =>
  `${LOGIN_PATH}?historyLocation=${encodeURIComponent(safeHistoryLocation(current))}`;

/**
 * The rate-limit page with the location to return to and the seconds to wait; null on that page itself, which must
 * not redirect to itself.
 */
export function rateLimitLocation(current: string, retryAfter?: number): string | null {
  if (isUnder(routedPath(current), RATE_LIMIT_PATH)) return null;
  const wait = retryAfter === undefined ? '' : `&retryAfter=${retryAfter}`;
  return `${RATE_LIMIT_PATH}?historyLocation=${encodeURIComponent(safeHistoryLocation(current))}${wait}`;
}
