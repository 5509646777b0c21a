import { loginLocation } from './safe-history-location.ts';
import { isUnder, routedPath } from './site-path.ts';

/** Pages that require login, by path prefix, as the specification lists them. */
export const PROTECTED_PREFIXES = [
  '/myAccount',
  '/myOrderList',
  '/myOnlineReturn',
  '/order',
  '/payment',
  '/Research',
  '/myAccount/profile.html',
  '/myAccount/integralFlow',
  '/myAccount/myMemberCard',
  '/myAccount/changeHistory',
  '/myAccount/returnList',
  '/myAccount/returnDetails',
  '/myAccount/offlineOrderList',
  '/restMyCard',
  '/onlineReturn',
  '/myAccount/myMessage',
  '/myAccount/invoiceList',
  '/myAccount/issueInvoice',
] as const;

/** Pages open while an account is being bound; the cart is public anyway. */
const OPEN_WHILE_BINDING = ['/shopcart', '/myAccount'];
const OPEN_TO_GUEST_CHECKOUT = ['/order', '/payment'];

/** The cookies that decide whether a page may open. They do not authenticate: only the Token header does, on the server. */
export interface IdentityCookies {
  Token?: string | undefined;
  tpId?: string | undefined;
  bind?: string | undefined;
  bindId?: string | undefined;
  /** Set when the shopper chose to check out as a guest; opens checkout and cashier only. */
  guestCheckout?: string | undefined;
}

export function isProtectedPage(location: string): boolean {
  const path = routedPath(location);
  return PROTECTED_PREFIXES.some((prefix) => isUnder(path, prefix));
}

/** The login page to go to instead of `path` (which may carry a query), or null when the page may open. */
export function loginRedirect({ path, cookies }: { path: string; cookies: IdentityCookies }): string | null {
  const isAmong = (prefixes: readonly string[]) =>
    prefixes.some((prefix) => isUnder(routedPath(path), prefix));

  if (!isProtectedPage(path)) return null;
  if (cookies.Token || cookies.tpId || cookies.bind) return null;
  if (cookies.bindId && isAmong(OPEN_WHILE_BINDING)) return null;
  if (cookies.guestCheckout && isAmong(OPEN_TO_GUEST_CHECKOUT)) return null;
  return loginLocation(path);
}
