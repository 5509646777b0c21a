import { showToast } from '@huarong/ui';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { becomeShopper } from '../../platform/session/become-shopper.ts';

/** Adds one unit of each sku and shows one toast. Stops at the first refusal, which the API client shows as an alert. */
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
