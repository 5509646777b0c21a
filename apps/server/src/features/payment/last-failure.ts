import type { Queryable } from '#platform/database';

/** Why the last attempt to pay an order came to nothing, for the shopper to read; null when it is open, paid or was given up by her. */
export async function lastFailure(db: Queryable, orderId: string): Promise<string | null> {
  const last = await db
    .selectFrom('payment')
    .innerJoin('payment_order as part', 'part.payment_id', 'payment.id')
    .select(['payment.state', 'payment.failure'])
    .where('part.order_id', '=', orderId)
    .where('payment.provider', 'in', ['alipay', 'wechat'])
    .orderBy('payment.opened_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state === 'closed' ? last.failure : null;
}
