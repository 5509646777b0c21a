import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { tell } from '../order-events.ts';
import { lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';

/** Sends money back by the shop's own decision: a broken jar, a late parcel. Never more than is left of what was paid. */
export const refundByShop = (
  db: Database,
  payments: PaymentPort,
  { orderId, amountFen, reason }: { orderId: string; amountFen: number; reason: string },
): Promise<Result<{ left: number }, { code: 'order-not-found' | 'order-moved-on' }>> =>
  transaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) return refuse({ code: 'order-not-found' });
    const { rows } = await sql<{ back: number; times: number }>`
      select coalesce(sum(amount_fen), 0)::bigint as back, count(*) as times from refund
      where order_id = ${orderId} and state <> 'failed' and reason_key not like 'late:%'`.execute(tx);
    const { back, times } = rows[0]!;
    const left = (await payments.paidSoFar(tx, orderId)) - back - amountFen;
    if (left < 0) return refuse({ code: 'order-moved-on' });
    await payments.refundOrder(tx, { orderId, amountFen, reasonKey: `shop:${times + 1}:${reason}` });
    await tell(tx, 'order-refunded', `${orderId}:${times + 1}`, { amountFen });
    return accept({ left });
  });
