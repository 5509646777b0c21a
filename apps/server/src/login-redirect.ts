import { type IdentityCookies, loginRedirect } from '@huarong/core/identity';

/** The login page to go to instead of an address that needs one; null when the page may open. Cookies are a hint, no proof. */
export const loginRedirectFor = (url: string, cookieHeader = ''): string | null =>
  loginRedirect({ path: url, cookies: parseCookies(cookieHeader) });

/** `Token=abc; tpId=` → Token is there, tpId is not. */
const parseCookies = (header: string): IdentityCookies =>
  Object.fromEntries(
    header.split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );
