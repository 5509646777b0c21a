import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import type { Pair } from '../pair.ts';

/** More than half of what the member has. */
const POINTS = 16_000;

export const pointsTwice: Pair = {
  title: 'two tabs order with points that are enough for one',
  ends: [
    'done, points-short: 16000 held',
    'points-short, done: 16000 held',
    'done, quote-changed: 16000 held',
    'quote-changed, done: 16000 held',
  ],
  async prepare(shop) {
    const { shopper, memberId } = await shop.newBuyer();
    const choice = { skuId: SKU.rouge, couponIds: [], points: POINTS };
    const first = await shop.quoteNow(shopper, { ...choice, quantity: 3 });
    const second = await shop.quoteNow(shopper, { ...choice, quantity: 4 });
    return {
      a: () => shop.buyNow(shopper, first),
      b: () => shop.buyNow(shopper, second),
      async readEnd() {
        const account = await shop.db
          .selectFrom('points_account')
          .select('held_points')
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow();
        return `${account.held_points} held`;
      },
    };
  },
};
