import { SKU } from '../../../src/features/cart/testing/seed-products.ts';
import type { Pair } from '../pair.ts';

const REST_FEN = 1_00;

export const cardTwice: Pair = {
  title: 'two orders are paid by a card that has enough for one',
  ends: ['done, stored-card-balance-changed: 1.00 left', 'stored-card-balance-changed, done: 1.00 left'],
  async prepare(shop) {
    const owner = await shop.newMember();
    const first = await shop.placeOrderNow(owner, SKU.rouge);
    const second = await shop.placeOrderNow(owner, SKU.rouge);
    const cardId = await shop.giveCard(owner, (await shop.readPayable(first)) + REST_FEN);
    return {
      a: () => shop.payByCard(owner, first, cardId),
      b: () => shop.payByCard(owner, second, cardId),
      async readEnd() {
        const card = await shop.db
          .selectFrom('stored_card')
          .select(['balance_fen', 'held_fen'])
          .where('id', '=', cardId)
          .executeTakeFirstOrThrow();
        return `${((card.balance_fen - card.held_fen) / 100).toFixed(2)} left`;
      },
    };
  },
};
