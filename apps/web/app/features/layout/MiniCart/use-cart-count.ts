import { useEffect } from 'react';
import { browserPlatform } from '../../../platform/browser.ts';
import { useSession } from '../../../platform/session/use-session.ts';

/** A guest who comes back has a cart too. A member's count comes with everything else about them. */
export function useCartCount() {
  const { isSignedIn } = useSession();
  useEffect(() => {
    const { cookies, quietApi, user } = browserPlatform();
    if (isSignedIn || cookies.get('guestToken') === '') return;
    void quietApi.cart
      .miniShopCartCount({})
      .then((reply) => reply.ok && user.setCartCount(reply.value.count));
  }, [isSignedIn]);
}
