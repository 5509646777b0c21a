import type { Queryable } from '#platform/database';
import type { PaymentPort } from '../index.ts';
import type { PaymentAttempt, RefundRecord } from '../ports.ts';

/** Fake payments: tests set what was paid; `calls` records the calls. */
export function createFakePayments() {
  const paid = new Map<string, number>();
  const calls: string[] = [];
  const refunds = new Map<string, RefundRecord[]>();
  const attempts = new Map<string, PaymentAttempt>();
  const port: PaymentPort = {
    paidSoFar: async (_db: Queryable, orderId) => paid.get(orderId) ?? 0,
    tendersOf: async () => [],
    refundsOf: async (_db, orderId) => refunds.get(orderId) ?? [],
    mergedOrdersOf: async () => [],
    closePayments: async (_tx, orderId) => void calls.push(`close ${orderId}`),
    refundOrder: async (_tx, { orderId, amountFen, reasonKey }) =>
      void calls.push(`refund ${orderId} ${amountFen} ${reasonKey}`),
    refundTenders: async () => [],
    retryRefunds: async () => 0,
    confirmCashRefund: async () => 0,
    recordCash: async (_tx, { orderId, amountFen }) => {
      paid.set(orderId, amountFen);
    },
    lastAttempt: async (_db, orderId) => attempts.get(orderId) ?? null,
    queryProviders: async (_db, orderId) => void calls.push(`query ${orderId}`),
  };
  return { port, paid, calls: calls, attempts, refunds };
}
