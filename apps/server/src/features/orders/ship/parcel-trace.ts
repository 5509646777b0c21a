import { OrderStatus, orderIdOf, ParcelStatus, PayStatus, ShipStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { moveSubOrders } from '../move-sub-orders.ts';
import { orderSigned } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { getLockedOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';

/** Adds a trace. The status only moves forward: late or repeated updates change nothing. */
export async function addTrace(
  tx: Tx,
  parcelId: string,
  status: ParcelStatus,
  text: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('parcel')
    .set({ status })
    .where('id', '=', parcelId)
    .where('status', status === ParcelStatus.Dispatched ? '<=' : '<', status)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .insertInto('parcel_trace')
    .values({ parcel_id: parcelId, at: sql<Date>`shop_now()`, text })
    .execute();
  return true;
}

/** Marks a parcel as delivered. When all parcels of a fully shipped sub-order are delivered, it moves 50 → 60. */
export async function signParcel(tx: Tx, payments: Pick<PaymentPort, 'recordCash'>, parcelId: string) {
  const parcel = await tx
    .selectFrom('parcel')
    .select('sub_order_id')
    .where('id', '=', parcelId)
    .executeTakeFirst();
  if (!parcel) return refuse({ code: 'order-not-found' });
  const subOrderId = parcel.sub_order_id;
  const orderId = orderIdOf(subOrderId);
  const order = await getLockedOrder(tx, orderId);
  if (!(await addTrace(tx, parcelId, ParcelStatus.Delivered, '已签收，感谢选购花容')))
    return refuse({ code: 'order-moved-on' });
  const undelivered = await tx
    .selectFrom('parcel')
    .select('id')
    .where('sub_order_id', '=', subOrderId)
    .where('status', '<', ParcelStatus.Delivered)
    .executeTakeFirst();
  if (undelivered) return accept({ subOrderId });
  const fields = { ship_status: ShipStatus.Delivered, signed_at: await readClock(tx) };
  const signed = await moveSubOrders(tx, {
    orderId,
    subOrderId,
    from: [OrderStatus.Shipped],
    to: OrderStatus.Delivered,
    fields,
  });
  if (signed.length > 0)
    await publishEvent(tx, orderSigned, { key: subOrderId, payload: { id: subOrderId, orderId } });
  if (signed.length > 0 && order.payment_code === 'COD' && order.paid_at === null)
    await recordCashPayment(tx, payments, order);
  return accept({ subOrderId });
}

/** Records cash on delivery. A cash order has one sub-order, so one signature settles it. */
async function recordCashPayment(
  tx: Tx,
  payments: Pick<PaymentPort, 'recordCash'>,
  { id, owner, payable_fen }: OrderRow,
) {
  await payments.recordCash(tx, { orderId: id, owner, amountFen: payable_fen });
  await tx.updateTable('shop_order').set({ paid_at: sql<Date>`shop_now()` }).where('id', '=', id).execute();
  await tx.updateTable('sub_order').set({ pay_status: PayStatus.Paid }).where('order_id', '=', id).execute();
}
