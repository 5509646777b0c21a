import type { IdentityCookies } from '@huarong/core/identity';
import type { Cookies } from '../cookies/index.ts';

const NAMES = ['Token', 'tpId', 'bind', 'bindId', 'guestCheckout'] as const;

/** The cookies that decide whether a protected page opens. */
export const identityCookies = (cookies: Pick<Cookies, 'get'>): IdentityCookies =>
  Object.fromEntries(NAMES.map((name) => [name, cookies.get(name)]));
