import { browserApi } from '../api/index.ts';
import { browserPlatform } from '../browser.ts';

let pendingSession: Promise<boolean> | null = null;

/** Whoever fills a cart is a member or a guest. A visitor becomes a guest here, once, however many parts of a page ask. */
export function becomeShopper(): Promise<boolean> {
  const { cookies } = browserPlatform();
  if (cookies.get('Token') || cookies.get('guestToken')) return Promise.resolve(true);
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
