import type { Pair } from '../pair.ts';

export const returnTwice: Pair = {
  title: 'two tabs return the only unit of an order',
  ends: ['done, return-too-many: 1 returns', 'return-too-many, done: 1 returns'],
  async prepare(shop) {
    const { owner, orderId } = await shop.newPaidOrder();
    const subOrderId = `${orderId}-1`;
    await shop.deliver(subOrderId);
    return {
      a: () => shop.returnUnit(owner, subOrderId),
      b: () => shop.returnUnit(owner, subOrderId),
      async readEnd() {
        const rows = await shop.db
          .selectFrom('return_request')
          .select('id')
          .where('sub_order_id', '=', subOrderId)
          .execute();
        return `${rows.length} returns`;
      },
    };
  },
};
