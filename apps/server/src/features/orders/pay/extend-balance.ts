import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { statusIn, type Tx } from '#platform/database';
import { setTimer } from '../order-timers.ts';

const WAITING = [OrderStatus.AwaitingDeposit, OrderStatus.AwaitingBalance] as const;

/**
 * Gives orders that wait for their deposit or their balance until `balanceUntil`, never less than they have. The timers that
 * close them compare the order before they act, so an old timer does no harm until `restartBalanceTimer` replaces it.
 */
export async function extendBalance(tx: Tx, orderIds: readonly string[], balanceUntil: Date): Promise<void> {
  await sql`
    with waiting as (
      select orders.id from shop_order orders where orders.id = any(${[...orderIds]}::text[])
        and orders.balance_until < ${balanceUntil} order by orders.id for update
    )
    update shop_order set balance_until = ${balanceUntil},
      pay_until = case when sub.status = ${OrderStatus.AwaitingBalance} then ${balanceUntil}::timestamptz
        else shop_order.pay_until end
    from waiting join sub_order sub on sub.order_id = waiting.id and sub.position = 1
    where shop_order.id = waiting.id and ${statusIn('sub.status', WAITING)}`.execute(tx);
}

/** The order closes at the end of its balance window, wherever that was before. */
export const restartBalanceTimer = (tx: Tx, orderId: string, balanceUntil: Date) =>
  setTimer(tx, 'close', orderId, balanceUntil);
