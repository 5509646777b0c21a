import { loginRedirect } from '@huarong/core/identity';
import { redirect } from 'react-router';
import { browserPlatform } from '../browser.ts';
import { withoutBase } from '../links/base-path.ts';
import { identityCookies } from './identity-cookies.ts';

/** Redirects from a protected page to the login page, with the way back in the address. */
export function requireLogin({ request: { url } }: { request: Request }): void {
  const { pathname, search } = new URL(url);
  const cookies = identityCookies(browserPlatform().cookies);
  const location = loginRedirect({ path: `${withoutBase(pathname)}${search}`, cookies });
  if (!location) return;
  // Another tab may have signed out; the login page says so.
  browserPlatform().user.refresh();
  throw redirect(location);
}
