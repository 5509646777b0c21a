import { sql } from 'kysely';
import { closeUnpaid } from '../../../src/features/orders/order-handlers.ts';
import type { Pair } from '../pair.ts';

export const payAndTimeout: Pair = {
  title: 'an order is paid while its time to pay ends',
  ends: [
    'done, done: 30, paid 1 ×, refunded 0 ×',
    'done, done: 90, paid 1 ×, refunded 1 ×',
    'done, done: 90, paid 0 ×, refunded 0 ×',
  ],
  async prepare(shop) {
    const { orderId, number } = await shop.newOrderToPay('WECHAT');
    await sql`update shop_order set pay_until = shop_now() - interval '1 second' where id = ${orderId}`.execute(
      shop.db,
    );
    return {
      a: () => shop.payNumber(number),
      async b() {
        await closeUnpaid(shop.db, shop.port, orderId);
        return 'done';
      },
      readEnd: () => shop.readOrder(orderId),
    };
  },
};
