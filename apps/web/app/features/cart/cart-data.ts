import type { Cart } from '@huarong/contract/cart';
import type { Api } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { unwrapReply } from '../../platform/session/unwrap-reply.ts';
import { fetchGuessYouLike, type GuessYouLike } from '../catalogue/index.ts';

const SUGGESTED_COUNT = 10;

/** The cart of the member or guest; a visitor without a token has none. */
export async function loadCart(api: Api): Promise<{ cart: Cart | null; suggested: GuessYouLike | null }> {
  const { cookies } = browserPlatform();
  const isShopper = Boolean(cookies.get('Token') || cookies.get('guestToken'));
  const [cart, recommended] = await Promise.all([
    isShopper ? api.cart.cartInfoDisplaying({}).then(unwrapReply) : null,
    fetchGuessYouLike(api, SUGGESTED_COUNT),
  ]);
  return { cart, suggested: recommended.ok ? recommended.value : null };
}
