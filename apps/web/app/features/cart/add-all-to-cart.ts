import { showToast } from '@huarong/ui';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { becomeShopper } from '../../platform/session/ensure-shopper-session.ts';

/** Puts one of each into the cart and says so once. The first refusal ends it, and is shown by the client's alert. */
export async function addAllToCart(skuIds: readonly string[]): Promise<boolean> {
  if (!(await becomeShopper())) return false;
  for (const skuId of skuIds) {
    const reply = await browserApi().cart.addToCart({ skuId, quantity: 1 });
    if (!reply.ok) return false;
    browserPlatform().user.setCartCount(reply.value.count);
  }
  showToast(`${skuIds.length} 件已加入购物车`);
  return true;
}
