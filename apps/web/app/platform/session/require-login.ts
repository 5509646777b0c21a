import { loginRedirect } from '@huarong/core/identity';
import { redirect } from 'react-router';
import { browserPlatform } from '../browser.ts';
import { identityCookies } from './identity-cookies.ts';

/** Sends to the login page whoever asks for a page that needs one; the way back is in the address. */
export function requireLogin({ request: { url } }: { request: Request }): void {
  const { pathname, search } = new URL(url);
  const cookies = identityCookies(browserPlatform().cookies);
  const location = loginRedirect({ path: `${pathname}${search}`, cookies });
  if (location) throw redirect(location);
}
