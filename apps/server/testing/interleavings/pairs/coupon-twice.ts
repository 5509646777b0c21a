import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import type { Pair } from '../pair.ts';

export const couponTwice: Pair = {
  title: 'two tabs order with the same coupon',
  ends: [
    'done, coupon-unusable: held',
    'coupon-unusable, done: held',
    'done, quote-changed: held',
    'quote-changed, done: held',
  ],
  async prepare(shop) {
    const { shopper, couponId } = await shop.newBuyer();
    const bodies = [1, 2].map((quantity) =>
      shop.quoteNow(shopper, { skuId: SKU.rouge, quantity, couponIds: [couponId] }),
    );
    const [first, second] = await Promise.all(bodies);
    return {
      a: () => shop.buyNow(shopper, first!),
      b: () => shop.buyNow(shopper, second!),
      async readEnd() {
        const coupon = await shop.db
          .selectFrom('coupon')
          .select('state')
          .where('id', '=', couponId!)
          .executeTakeFirstOrThrow();
        return coupon.state;
      },
    };
  },
};
