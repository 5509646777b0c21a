import { CONFIRMED_STATUSES, OrderStatus, UNPAID_STATUSES } from '@huarong/core/orders';
import { getFirst, getLast } from '@huarong/core/shared';
import { insertRows, type Tx } from '#platform/database';
import { holdStock, stockUnits, sumUnits } from '../../inventory/index.ts';
import { setTimer } from '../../orders/index.ts';
import type { DemoOrder } from './order-plans.ts';
import { createOrderRows } from './order-rows.ts';
import { writeOrderPayment } from './write-order-payment.ts';
import { writeParcels } from './write-parcels.ts';

const HELD: readonly OrderStatus[] = [...UNPAID_STATUSES, OrderStatus.AwaitingConfirmation];
const SOLD: readonly OrderStatus[] = [...CONFIRMED_STATUSES, OrderStatus.Cancelling, OrderStatus.Refused];

/** Writes one demo order with matching stock, payment, parcels and history. Returns its id. */
export async function writeOrder(tx: Tx, demo: DemoOrder): Promise<string> {
  const { order, sub, lines, steps } = createOrderRows(demo);
  await insertRows(tx, 'shop_order', [order]);
  await insertRows(tx, 'sub_order', [{ ...sub, status: getFirst(steps).status }]);
  // The table's trigger checks every status change, so a demo order cannot reach an impossible status.
  for (const { status } of steps.slice(1))
    await tx.updateTable('sub_order').set({ status }).where('id', '=', sub.id).execute();
  await insertRows(
    tx,
    'order_status_change',
    steps.map(({ status, at }, index) => ({
      sub_order_id: sub.id,
      from_status: steps[index - 1]?.status ?? null,
      to_status: status,
      at,
    })),
  );
  await insertRows(tx, 'order_line', lines);
  await moveStock(tx, order.id, getLast(steps).status, lines, order.pay_until);
  await writeOrderPayment(tx, demo, order, steps);
  await writeParcels(tx, sub.id, lines, steps);
  return order.id;
}

type DemoLine = ReturnType<typeof createOrderRows>['lines'][number];

async function moveStock(
  tx: Tx,
  orderId: string,
  status: OrderStatus,
  lines: readonly DemoLine[],
  payUntil: Date | null,
): Promise<void> {
  const units = sumUnits(lines.flatMap((line) => stockUnits(line, line.quantity)));
  if (HELD.includes(status)) {
    await holdStock(tx, orderId, units, payUntil ?? new Date());
    if (payUntil) await setTimer(tx, 'close', orderId, payUntil);
  }
  if (!SOLD.includes(status)) return;
  for (const [skuId, quantity] of units) {
    await tx
      .updateTable('stock')
      .set((row) => ({ available: row('available', '-', quantity), sold: row('sold', '+', quantity) }))
      .where('sku_id', '=', skuId)
      .execute();
    await tx
      .insertInto('stock_ledger')
      .values({ sku_id: skuId, delta: -quantity, reason: 'sale', reference: orderId })
      .execute();
  }
}
