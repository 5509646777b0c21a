import { CONFIRMED_STATUSES, OrderStatus, PayStatus } from '@huarong/core/orders';
import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { releaseExchanges } from '../../points/index.ts';
import { moveSubOrders } from '../move-sub-orders.ts';
import { listSubOrders, lockOrder } from '../orders.queries.ts';

/**
 * Called when a refund is done. Closes cancelled sub-orders, and the whole order when its full payment is refunded.
 * Idempotent.
 */
export async function onRefundSettled(tx: Tx, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
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
  await moveSubOrders(tx, {
    orderId,
    from: [OrderStatus.Cancelling],
    to: OrderStatus.Closed,
    fields: { pay_status: isFullyRefunded ? PayStatus.Refunded : PayStatus.PartlyRefunded },
  });
  if (isFullyRefunded) {
    await moveSubOrders(tx, {
      orderId,
      from: CONFIRMED_STATUSES,
      to: OrderStatus.Closed,
      fields: { pay_status: PayStatus.Refunded },
    });
    await releaseExchanges(tx, orderId);
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
