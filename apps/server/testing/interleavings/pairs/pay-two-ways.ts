import type { Pair } from '../pair.ts';

/** The first payment may be closed when the money comes, and then there is none; a second one is sent back. */
export const payTwoWays: Pair = {
  title: 'an order is paid at one provider while another tab pays at the other',
  ends: [
    'done, done: 30, paid 1 ×, refunded 0 ×',
    'done, done: 30, paid 2 ×, refunded 1 ×',
    'done, order-not-payable: 30, paid 1 ×, refunded 0 ×',
  ],
  async prepare(shop) {
    const { owner, orderId, number } = await shop.newOrderToPay('ALIPAY');
    return {
      a: () => shop.payNumber(number),
      b: () => shop.payAt(owner, orderId, 'WECHAT'),
      readEnd: () => shop.readOrder(orderId),
    };
  },
};
