import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import type { Pair } from '../pair.ts';

export const buyLastUnit: Pair = {
  title: 'two buy the last unit',
  ends: ['done, out-of-stock: 0 available', 'out-of-stock, done: 0 available'],
  async prepare(shop) {
    const [first, second] = [await shop.newMember(), await shop.newMember()];
    await shop.setStock(SKU.cream, 1);
    const bodies = [
      await shop.quoteNow(first, { skuId: SKU.cream }),
      await shop.quoteNow(second, { skuId: SKU.cream }),
    ];
    return {
      a: () => shop.buyNow(first, bodies[0]!),
      b: () => shop.buyNow(second, bodies[1]!),
      readEnd: async () => `${(await shop.stockOf(SKU.cream)).available} available`,
    };
  },
};
