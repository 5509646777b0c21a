import { orderStaff } from '../../../src/features/orders/index.ts';
import type { Pair } from '../pair.ts';

export const refundTwice: Pair = {
  title: 'two people of staff refund all of an order',
  ends: [
    'done, order-moved-on: 91, paid 1 ×, refunded 1 ×',
    'order-moved-on, done: 91, paid 1 ×, refunded 1 ×',
  ],
  async prepare(shop) {
    const { orderId } = await shop.newPaidOrder();
    const amountFen = await shop.port.paidSoFar(shop.db, orderId);
    const refund = async (reason: string) => {
      const refunded = await orderStaff.refundByStaff(shop.db, shop.port, { orderId, amountFen, reason });
      return refunded.ok ? 'done' : refunded.refusal.code;
    };
    return {
      a: () => refund('店铺退款'),
      b: () => refund('瓶口破损'),
      readEnd: () => shop.readOrder(orderId),
    };
  },
};
