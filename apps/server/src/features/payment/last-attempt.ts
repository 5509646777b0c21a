import type { Queryable } from '#platform/database';

/** What became of the newest try to pay an order at a provider. */
export interface LastAttempt {
  provider: 'alipay' | 'wechat';
  state: 'pending' | 'paid' | 'closed' | 'abnormal';
  /** What the provider said when it gave up; null when nobody refused it. */
  failure: string | null;
}

export const findLastAttempt = async (db: Queryable, orderId: string): Promise<LastAttempt | null> =>
  ((await db
    .selectFrom('payment')
    .innerJoin('payment_order as part', 'part.payment_id', 'payment.id')
    .select(['payment.provider', 'payment.state', 'payment.failure'])
    .where('part.order_id', '=', orderId)
    .where((row) => row('payment.provider', 'in', ['alipay', 'wechat']))
    .orderBy('payment.opened_at', 'desc')
    .orderBy('payment.id', 'desc')
    .limit(1)
    .executeTakeFirst()) as LastAttempt | undefined) ?? null;
