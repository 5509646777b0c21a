import { ordersRoutes } from '@huarong/contract/orders';
import { outcomeOf } from '../open-interleaved-shop.ts';
import type { Pair } from '../pair.ts';

export const payAndCancel: Pair = {
  title: 'an order is paid and cancelled',
  ends: [
    'done, order-moved-on: 30, paid 1 ×, refunded 0 ×',
    'done, done: 90, paid 1 ×, refunded 1 ×',
    'done, done: 90, paid 0 ×, refunded 0 ×',
  ],
  async prepare(shop) {
    const { owner, orderId, number } = await shop.newOrderToPay('ALIPAY');
    return {
      a: () => shop.payNumber(number),
      b: async () => outcomeOf(await owner.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 })),
      readEnd: () => shop.readOrder(orderId),
    };
  },
};
