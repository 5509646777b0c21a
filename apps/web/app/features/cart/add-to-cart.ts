import type { BundleChoice } from '@huarong/contract/bundles';
import { showToast } from '@huarong/ui';
import { type Api, browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { becomeShopper } from '../../platform/session/ensure-shopper-session.ts';

interface Wish {
  skuId: string;
  quantity: number;
}

/** Puts goods into the cart and says so. A refusal is shown by the client's alert; the answer tells whether it worked. */
export const addToCart = ({ skuId, quantity }: Wish): Promise<boolean> =>
  put((cart) => cart.addToCart({ skuId, quantity }));

/** The same for a bundle: its case goes in as one line, with the parts that were chosen. */
export const addBundleToCart = (wish: { skuId: string; bundle: BundleChoice }): Promise<boolean> =>
  put((cart) => cart.addToCartForSingleProduct(wish));

async function put(
  send: (cart: Api['cart']) => ReturnType<Api['cart']['addToCart' | 'addToCartForSingleProduct']>,
) {
  if (!(await becomeShopper())) return false;
  const reply = await send(browserApi().cart);
  if (!reply.ok) return false;
  browserPlatform().user.setCartCount(reply.value.count);
  showToast('已加入购物车');
  return true;
}
