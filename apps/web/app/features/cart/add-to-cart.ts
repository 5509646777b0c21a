import type { BundleChoice } from '@huarong/contract/bundles';
import { showToast } from '@huarong/ui';
import { type Api, browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { becomeShopper } from '../../platform/session/become-shopper.ts';

interface CartItem {
  skuId: string;
  quantity: number;
}

/** Puts goods into the cart and says so. A refusal is shown by the client's alert; the answer tells whether it worked. */
export const addToCart = ({ skuId, quantity }: CartItem): Promise<boolean> =>
  sendToCart((cart) => cart.addToCart({ skuId, quantity }));

/** The same for a bundle: its case goes in as one line, with the parts that were chosen. */
export const addBundleToCart = (item: { skuId: string; bundle: BundleChoice }): Promise<boolean> =>
  sendToCart((cart) => cart.addToCartForSingleProduct(item));

async function sendToCart(
  send: (cart: Api['cart']) => ReturnType<Api['cart']['addToCart' | 'addToCartForSingleProduct']>,
) {
  if (!(await becomeShopper())) return false;
  const reply = await send(browserApi().cart);
  if (!reply.ok) return false;
  browserPlatform().user.setCartCount(reply.value.count);
  showToast('已加入购物车');
  return true;
}
