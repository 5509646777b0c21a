import { ordersRoutes } from '@huarong/contract/orders';
import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import { outcomeOf } from '../open-interleaved-shop.ts';
import type { Pair } from '../pair.ts';

export const buyAndCancel: Pair = {
  title: 'one buys while another cancels the order of the last unit',
  ends: ['done, done: 0 available', 'out-of-stock, done: 1 available'],
  async prepare(shop) {
    const [buyer, owner] = [await shop.newMember(), await shop.newMember()];
    await shop.setStock(SKU.cream, 1);
    const body = await shop.quoteNow(buyer, { skuId: SKU.cream });
    const orderId = await shop.placeOrderNow(owner, SKU.cream);
    return {
      a: () => shop.buyNow(buyer, body),
      b: async () => outcomeOf(await owner.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 })),
      readEnd: async () => `${(await shop.stockOf(SKU.cream)).available} available`,
    };
  },
};
