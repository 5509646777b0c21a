import { ordersRoutes } from '@huarong/contract/orders';
import { transaction } from '#platform/database';
import { shipSubOrder } from '../../../src/features/orders/index.ts';
import { outcomeOf } from '../open-interleaved-shop.ts';
import type { Pair } from '../pair.ts';

export const cancelAndShip: Pair = {
  title: 'a paid order is cancelled while it is shipped',
  ends: [
    'done, order-moved-on: 91, paid 1 ×, refunded 1 ×',
    'order-moved-on, done: 50, paid 1 ×, refunded 0 ×',
  ],
  async prepare(shop) {
    const { owner, orderId } = await shop.newPaidOrder();
    const shipment = { subOrderId: `${orderId}-1`, carrier: '顺丰速运', waybillNo: 'SF1' };
    return {
      a: async () =>
        outcomeOf(await owner.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 4 })),
      async b() {
        const shipped = await transaction(shop.db, (tx) => shipSubOrder(tx, shipment));
        return shipped.ok ? 'done' : shipped.refusal.code;
      },
      readEnd: () => shop.readOrder(orderId),
    };
  },
};
