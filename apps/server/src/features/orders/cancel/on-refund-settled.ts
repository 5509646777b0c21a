import { CONFIRMED_STATUSES, OrderStatus, PayStatus } from '@huarong/core/orders';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { loadOrder } from '../load-orders.ts';
import { moveSubOrders } from '../move-sub-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { getLockedOrder, listSubOrders } from '../orders.queries.ts';
import { listUnitsLeft } from '../ship/ship-sub-order.ts';
import { giveBack, isBeingRefunded, unsentSubOrders } from './give-back.ts';
import { cancelledText } from './settle-cancelled-sub-orders.ts';

/**
 * Called when a refund is done. Closes cancelled sub-orders, and the whole order when its full payment is refunded.
 * Idempotent.
 */
export async function onRefundSettled(tx: Tx, orderId: string): Promise<void> {
  const order = await getLockedOrder(tx, orderId);
  const { rows } = await sql<{ paid: number; refunded: number; open: number }>`
    select
      (select coalesce(sum(allocation.amount_fen), 0)::bigint
        from payment_order allocation join payment on payment.id = allocation.payment_id
        where allocation.order_id = ${orderId} and allocation.is_live and payment.state = 'paid') as paid,
      coalesce(sum(amount_fen) filter (where state = 'done'), 0)::bigint as refunded,
      count(*) filter (where state <> 'done') as open
    from refund where order_id = ${orderId} and reason_key not like 'late:%'`.execute(tx);
  const { paid, refunded, open } = getFirst(rows);
  if (open > 0) return;
  const isFullyRefunded = refunded >= paid;
  // A cancellation that staff have not decided yet waits: nothing of it was refunded.
  for (const { id } of (await listSubOrders(tx, [orderId])).filter(isBeingRefunded))
    await moveSubOrders(tx, {
      orderId,
      subOrderId: id,
      from: [OrderStatus.Cancelling, OrderStatus.Refused],
      to: OrderStatus.Closed,
      fields: { pay_status: isFullyRefunded ? PayStatus.Refunded : PayStatus.PartlyRefunded },
    });
  if (isFullyRefunded) {
    await giveBackUnsent(tx, order);
    await moveSubOrders(tx, {
      orderId,
      from: CONFIRMED_STATUSES,
      to: OrderStatus.Closed,
      fields: { pay_status: PayStatus.Refunded },
    });
  } else if (
    (await listSubOrders(tx, [orderId])).some(({ pay_status }) => pay_status !== PayStatus.PartlyRefunded)
  )
    await tx
      .updateTable('sub_order')
      .set({ pay_status: PayStatus.PartlyRefunded })
      .where('order_id', '=', orderId)
      .where('pay_status', '=', PayStatus.Paid)
      .execute();
}

/**
 * Units that are paid back and never left the warehouse. Refunds by staff cancel an unshipped order at once; here are what
 * was requested before that, and the rest of a partly shipped order.
 */
async function giveBackUnsent(tx: Tx, order: OrderRow): Promise<void> {
  const unsent = unsentSubOrders((await loadOrder(tx, order)).subOrders);
  if (unsent.length === 0) return;
  const isPartlySent = unsent.some(({ sub }) => sub.status === OrderStatus.PartlyShipped);
  await giveBack(tx, order, {
    subOrderIds: unsent.map(({ sub }) => sub.id),
    why: cancelledText(order.id),
    ...(isPartlySent && {
      units: await listUnitsLeft(
        tx,
        unsent.flatMap(({ lines }) => lines),
      ),
    }),
  });
}
