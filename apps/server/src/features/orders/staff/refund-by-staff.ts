import { accept, getFirst, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { orderRefunded } from '../order-events.ts';
import { lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';

/** Goodwill refund by staff, for example for a late parcel. Never more than what is left of the paid amount. */
export const refundByStaff = (
  db: Database,
  payments: PaymentPort,
  { orderId, amountFen, reason }: { orderId: string; amountFen: number; reason: string },
): Promise<Result<{ left: number }, { code: 'order-not-found' | 'order-moved-on' }>> =>
  transaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) return refuse({ code: 'order-not-found' });
    const { rows } = await sql<{ refunded: number; times: number }>`
      select coalesce(sum(amount_fen), 0)::bigint as refunded, count(*) as times from refund
      where order_id = ${orderId} and state <> 'failed' and reason_key not like 'late:%'`.execute(tx);
    const { refunded, times } = getFirst(rows);
    const left = (await payments.paidSoFar(tx, orderId)) - refunded - amountFen;
    if (left < 0) return refuse({ code: 'order-moved-on' });
    await payments.refundOrder(tx, { orderId, amountFen, reasonKey: `shop:${times + 1}:${reason}` });
    const id = `${orderId}:${times + 1}`;
    await publishEvent(tx, orderRefunded, { key: id, payload: { id, orderId, amountFen } });
    return accept({ left });
  });
