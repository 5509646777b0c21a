import { test as base, expect } from './fixtures.ts';
import { sessionOf } from './members.ts';

/** A card of the demo, as in the SMS in its outbox; each belongs to one journey. */
export interface GiftCard {
  cardNumber: string;
  pin: string;
}

interface CardList {
  cards: { cardId: string; cardTail: string }[];
}

const routeOf = {
  bind: '/v1/myaccount/memberCard/bind',
  list: '/v1/order/pay/silkpaycardlist',
  change: '/v2/order/silkpay/cardState',
};

interface GiftCards {
  /** Binds a gift card to the member of the page. It is given back when the try ends, so that the next one can bind it. */
  bindGiftCard: (card: GiftCard) => Promise<void>;
}

export const test = base.extend<GiftCards>({
  bindGiftCard: async ({ page }, use) => {
    const bound: GiftCard[] = [];
    const call = async (method: 'get' | 'post', path: string, queryBody?: object) => {
      const headers = await sessionOf(page);
      const answer = await page.request[method](path, { headers, ...(queryBody && { data: { queryBody } }) });
      return (await answer.json()) as { status: number; errorMessage: string; results: CardList };
    };
    await use(async (card) => {
      const bind = await call('post', routeOf.bind, { kind: 'storedValue', ...card });
      expect(bind.status, bind.errorMessage).toBe(0);
      bound.push(card);
    });
    for (const { cardNumber } of bound) {
      const { results } = await call('get', routeOf.list);
      const { cardId } = results.cards.find(({ cardTail }) => cardNumber.endsWith(cardTail))!;
      await call('post', routeOf.change, { cardId, action: 'unbind' });
    }
  },
});
