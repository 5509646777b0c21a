import { showToast } from '@huarong/ui';
import { browserApi } from '../../platform/api/index.ts';
import { browserPlatform } from '../../platform/browser.ts';
import { becomeShopper } from '../../platform/session/become-shopper.ts';

interface Wish {
  skuId: string;
  quantity: number;
}

/** Puts goods into the cart and says so. A refusal is shown by the client's alert; the answer tells whether it worked. */
export async function addToCart({ skuId, quantity }: Wish): Promise<boolean> {
  if (!(await becomeShopper())) return false;
  const reply = await browserApi().cart.addToCart({ skuId, quantity });
  if (!reply.ok) return false;
  browserPlatform().user.setCartCount(reply.value.count);
  showToast('已加入购物车');
  return true;
}
