import type { CancelReason } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import type { Owner } from '#platform/context';
import type { Tx } from '#platform/database';
import { failpoint, sync } from '#platform/failpoints';
import { loadOrder } from '../load-orders.ts';
import { type MoveOutcome, moveParts } from '../move-sub-orders.ts';
import { findOrder, lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { statusOf } from '../show/present-order.ts';
import { settleCancelledParts } from './settle-cancelled-sub-orders.ts';

interface Wish {
  orderId: string;
  subOrderId?: string | undefined;
  reasonCode: number;
}

/** A shopper takes back a paid order. Not yet in the warehouse's hands (30) it is refunded at once; from 35 on the shop decides. */
export async function cancelInProcess(
  tx: Tx,
  payments: PaymentPort,
  owner: Owner,
  wish: Wish,
): Promise<MoveOutcome> {
  const { orderId, subOrderId } = wish;
  if (!(await findOrder(tx, owner, orderId))) return refuse({ code: 'order-not-found' });
  const order = (await lockOrder(tx, orderId))!;
  await sync('order.cancel_paid.locked');
  const waiting = await moveParts(tx, { orderId, subOrderId, from: [35], to: 80 });
  const free = await moveParts(tx, { orderId, subOrderId, from: [30], to: 80, along: { pay_status: 5 } });
  if (waiting.length + free.length === 0) return refuse({ code: 'order-moved-on' });
  await tx
    .updateTable('shop_order')
    .set({ cancel_reason: wish.reasonCode as CancelReason })
    .where('id', '=', orderId)
    .execute();
  if (free.length > 0)
    await settleCancelledParts(
      tx,
      payments,
      order,
      free.map(({ id }) => id),
    );
  await failpoint('order.cancel_paid.before_commit');
  return accept({ orderId, orderStatus: statusOf(await loadOrder(tx, order)) });
}
