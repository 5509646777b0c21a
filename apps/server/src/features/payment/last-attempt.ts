import type { Queryable } from '#platform/database';

/** The state of the latest provider payment of an order. */
export interface LastAttempt {
  provider: 'alipay' | 'wechat';
  state: 'pending' | 'paid' | 'closed' | 'abnormal';
  /** The provider's failure text; null when the payment did not fail. */
  failure: string | null;
}

export const findLastAttempt = async (db: Queryable, orderId: string): Promise<LastAttempt | null> =>
  (await db
    .selectFrom('payment')
    .innerJoin('payment_order as tender', 'tender.payment_id', 'payment.id')
    .select(['payment.provider', 'payment.state', 'payment.failure'])
    .where('tender.order_id', '=', orderId)
    .where((row) => row('payment.provider', 'in', ['alipay', 'wechat']))
    .orderBy('payment.opened_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(1)
    .$narrowType<{ provider: LastAttempt['provider'] }>()
    .executeTakeFirst()) ?? null;
