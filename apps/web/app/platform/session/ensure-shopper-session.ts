import { browserApi } from '../api/index.ts';
import { browserPlatform } from '../browser.ts';

/** A visitor without a session has no cart, and calls about it would be refused. */
export function hasShopperSession(): boolean {
  const { cookies } = browserPlatform();
  return Boolean(cookies.get('Token') || cookies.get('guestToken'));
}

let pendingSession: Promise<boolean> | null = null;

/** A cart needs a member or a guest. Makes the visitor a guest, once for parallel callers. */
export function ensureShopperSession(): Promise<boolean> {
  const { cookies } = browserPlatform();
  if (hasShopperSession()) return Promise.resolve(true);
  pendingSession ??= browserApi()
    .identity.guest({})
    .then((reply) => {
      if (reply.ok) cookies.set('guestToken', reply.value.guestToken);
      return reply.ok;
    })
    .finally(() => {
      pendingSession = null;
    });
  return pendingSession;
}
