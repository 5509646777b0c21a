import type { ParcelStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { moveParts } from '../move-sub-orders.ts';
import { tell } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';

/** Where a parcel is now. It only goes forward: a feed that comes late or twice changes nothing. */
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
    .where('status', status === 10 ? '<=' : '<', status)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .insertInto('parcel_trace')
    .values({ parcel_id: parcelId, at: sql<Date>`shop_now()`, text })
    .execute();
  return true;
}

/** Signed for at the door. When every parcel of a part that is all out is signed for, the part is: 50 → 60. */
export async function signParcel(tx: Tx, payments: Pick<PaymentPort, 'recordCash'>, parcelId: string) {
  const parcel = await tx
    .selectFrom('parcel')
    .select('sub_order_id')
    .where('id', '=', parcelId)
    .executeTakeFirst();
  if (!parcel) return refuse({ code: 'order-not-found' });
  const subOrderId = parcel.sub_order_id;
  const orderId = subOrderId.slice(0, 18);
  const order = (await lockOrder(tx, orderId))!;
  if (!(await addTrace(tx, parcelId, 40, '已签收，感谢选购花容'))) return refuse({ code: 'order-moved-on' });
  const open = await tx
    .selectFrom('parcel')
    .select('id')
    .where('sub_order_id', '=', subOrderId)
    .where('status', '<', 40)
    .executeTakeFirst();
  if (open) return accept({ subOrderId });
  const along = { ship_status: 3, signed_at: await readClock(tx) };
  const signed = await moveParts(tx, { orderId, subOrderId, from: [50], to: 60, along });
  if (signed.length > 0) await tell(tx, 'order-signed', subOrderId, { orderId });
  if (signed.length > 0 && order.payment_code === 'COD' && order.paid_at === null)
    await takeCash(tx, payments, order);
  return accept({ subOrderId });
}

/** Paid at the door. A cash order has one parcel group, so one signature settles it. */
async function takeCash(
  tx: Tx,
  payments: Pick<PaymentPort, 'recordCash'>,
  { id, owner, payable_fen }: OrderRow,
) {
  await payments.recordCash(tx, { orderId: id, owner, amountFen: payable_fen });
  await tx.updateTable('shop_order').set({ paid_at: sql<Date>`shop_now()` }).where('id', '=', id).execute();
  await tx.updateTable('sub_order').set({ pay_status: 2 }).where('order_id', '=', id).execute();
}
