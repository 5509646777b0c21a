import { OrderStatus } from '@huarong/core/orders';
import { readConfig } from '#platform/config';
import { type Database, transaction } from '#platform/database';
import { paymentDepsOf, paymentPortOf } from '../../../src/features/connect-orders.ts';
import { orderStaff, shipSubOrder } from '../../../src/features/orders/index.ts';
import { openProviders } from '../../../src/integrations/payment/index.ts';
import { type Attack, resultOf } from '../attack.ts';

/** After an order was given back once, every way to get its money or units a second time. */
export default {
  name: 'an order given back twice',
  async run({ db }) {
    const read = readConfig({ SHOP_MODE: 'demo' });
    if (!read.ok) throw new Error(read.problems.join('\n'));
    const port = paymentPortOf(paymentDepsOf(openProviders(read.config, db).providers));
    const attempts: { what: string; isHeld: boolean }[] = [];
    for (const { id, order_id: orderId } of await listUnshipped(db)) {
      const paid = await port.paidSoFar(db, orderId);
      if (paid === 0) continue;
      const refund = (amountFen: number) =>
        orderStaff.refundByStaff(db, port, { orderId, amountFen, reason: '退款' });
      const left = paid - (await refundedOf(db, orderId));
      if (left <= 0) continue;
      attempts.push({ what: 'more than was paid', isHeld: !(await refund(left + 1)).ok });
      attempts.push({ what: 'the full refund was refused', isHeld: (await refund(left)).ok });
      const stock = await readStock(db);
      const again = [
        await refund(left),
        await refund(1),
        await transaction(db, (tx) =>
          shipSubOrder(tx, { subOrderId: id, carrier: '顺丰速运', waybillNo: null }),
        ),
        await orderStaff.decideCancel(db, port, id, true),
        await orderStaff.handToWarehouse(db, id),
        await orderStaff.recordDeliveryRefusal(db, id),
        await orderStaff.receiveRefusedDelivery(db, id),
        await orderStaff.inspectRefusedDelivery(db, port, id, { isSellable: true }),
        await orderStaff.closeByStaff(db, port, orderId),
      ];
      attempts.push(...again.map((outcome, index) => ({ what: `${id}: way ${index}`, isHeld: !outcome.ok })));
      attempts.push({ what: `${id}: stock changed`, isHeld: (await readStock(db)) === stock });
      attempts.push({ what: `${id}: refunded more`, isHeld: (await refundedOf(db, orderId)) === paid });
    }
    return resultOf(attempts);
  },
} satisfies Attack;

const listUnshipped = (db: Database) =>
  db
    .selectFrom('sub_order')
    .select(['id', 'order_id'])
    .where('status', '=', OrderStatus.AwaitingShipment)
    .orderBy('id')
    .limit(5)
    .execute();

async function refundedOf(db: Database, orderId: string): Promise<number> {
  const rows = await db
    .selectFrom('refund')
    .select(['amount_fen', 'reason_key'])
    .where('order_id', '=', orderId)
    .execute();
  return rows
    .filter(({ reason_key }) => !reason_key.startsWith('late:'))
    .reduce((total, { amount_fen }) => total + amount_fen, 0);
}

const readStock = async (db: Database): Promise<string> =>
  JSON.stringify(
    await db.selectFrom('stock').select(['sku_id', 'available', 'held', 'sold']).orderBy('sku_id').execute(),
  );
