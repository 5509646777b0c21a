import type { BundleChoice } from '@huarong/contract/bundles';
import { showToast } from '@huarong/ui';
import { type Api, browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { ensureShopperSession } from '../../platform/session/ensure-shopper-session.ts';

const TO_CART = { label: '去购物车', href: '/shopcart' };

interface CartItem {
  skuId: string;
  quantity: number;
}

/** Adds units of a sku and shows a toast. Returns false when refused; the API client shows the refusal as an alert. */
export const addToCart = ({ skuId, quantity }: CartItem): Promise<boolean> =>
  sendToCart(skuId, (cart) => cart.addToCart({ skuId, quantity }));

/** Adds a bundle as one line: the sku of its case with the chosen parts. */
export const addBundleToCart = (item: { skuId: string; bundle: BundleChoice }): Promise<boolean> =>
  sendToCart(item.skuId, (cart) => cart.addToCartForSingleProduct(item));

async function sendToCart(
  skuId: string,
  send: (cart: Api['cart']) => ReturnType<Api['cart']['addToCart' | 'addToCartForSingleProduct']>,
) {
  if (!(await ensureShopperSession())) return false;
  const reply = await send(browserApi().cart);
  if (!reply.ok) return false;
  onAdded(skuId, reply.value.count);
  showToast('已加入购物车', 'check', TO_CART);
  return true;
}

/** Adds one unit of each sku and shows one toast. Stops at the first refusal, which the API client shows as an alert. */
export async function addAllToCart(skuIds: readonly string[]): Promise<boolean> {
  if (!(await ensureShopperSession())) return false;
  for (const skuId of skuIds) {
    const reply = await browserApi().cart.addToCart({ skuId, quantity: 1 });
    if (!reply.ok) return false;
    onAdded(skuId, reply.value.count);
  }
  showToast(`${skuIds.length} 件已加入购物车`, 'check', TO_CART);
  return true;
}

function onAdded(skuId: string, cartCount: number) {
  const { user, track } = browserPlatform();
  user.setCartCount(cartCount);
  track({ name: 'add_to_cart', commodity_sku: skuId });
}
