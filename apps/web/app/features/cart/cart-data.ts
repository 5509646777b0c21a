import type { Cart } from '@huarong/contract/cart';
import type { Api } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { given } from '../../platform/session/unwrap-reply.ts';

const SUGGESTED = 10;

/** The cart of whoever this is; a visitor has none yet. */
export async function loadCart(api: Api): Promise<{ cart: Cart | null; suggested: Suggested }> {
  const { cookies } = browserPlatform();
  const isShopper = Boolean(cookies.get('Token') || cookies.get('guestToken'));
  const [cart, liked] = await Promise.all([
    isShopper ? api.cart.cartInfoDisplaying({}).then(given) : null,
    api.catalogue.recommend({ scene: 'guess-you-like', pageSize: SUGGESTED }),
  ]);
  return { cart, suggested: liked.ok ? liked.value.list : [] };
}
type Suggested = Extract<Awaited<ReturnType<Api['catalogue']['recommend']>>, { ok: true }>['value']['list'];
