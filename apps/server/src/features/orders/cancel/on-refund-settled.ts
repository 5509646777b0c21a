import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { moveParts } from '../move-sub-orders.ts';
import { listSubOrders, lockOrder } from '../orders.queries.ts';

/**
 * Money has gone back. Called when a refund is done: cancelled parts are closed, and an order whose whole payment went
 * back is closed too. Calling it again changes nothing.
 */
export async function refundSettled(tx: Tx, orderId: string): Promise<void> {
  await lockOrder(tx, orderId);
  const { rows } = await sql<{ paid: number; back: number; open: number }>`
    select
      (select coalesce(sum(part.amount_fen), 0)::bigint
        from payment_order part join payment on payment.id = part.payment_id
        where part.order_id = ${orderId} and part.is_live and payment.state = 'paid') as paid,
      coalesce(sum(amount_fen) filter (where state = 'done'), 0)::bigint as back,
      count(*) filter (where state <> 'done') as open
    from refund where order_id = ${orderId} and reason_key not like 'late:%'`.execute(tx);
  const { paid, back, open } = rows[0]!;
  if (open > 0) return;
  const isAllBack = back >= paid;
  await moveParts(tx, { orderId, from: [80], to: 91, along: { pay_status: isAllBack ? 4 : 3 } });
  if (isAllBack)
    await moveParts(tx, { orderId, from: [30, 35, 40, 50, 60, 70], to: 91, along: { pay_status: 4 } });
  else if ((await listSubOrders(tx, [orderId])).some(({ pay_status }) => pay_status !== 3))
    await tx
      .updateTable('sub_order')
      .set({ pay_status: 3 })
      .where('order_id', '=', orderId)
      .where('pay_status', '=', 2)
      .execute();
}
