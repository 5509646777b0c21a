import { type IdentityCookies, loginRedirect } from '@huarong/core/identity';

/** The login page for an address that needs a login; null when the page may open. Cookies are only a hint here. */
export const loginRedirectFor = (url: string, cookieHeader = ''): string | null =>
  loginRedirect({ path: url, cookies: parseCookies(cookieHeader) });

/** `Token=abc; tpId=` → Token is set, tpId is empty. */
const parseCookies = (header: string): IdentityCookies =>
  Object.fromEntries(
    header.split(';').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), value.join('=').trim()];
    }),
  );
