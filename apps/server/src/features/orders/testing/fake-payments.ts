import type { Queryable } from '#platform/database';
import type { PaymentPort } from '../index.ts';
import type { Attempt } from '../ports.ts';

/** Payments on paper: what a test says was paid, and what was asked of them. */
export function paperPayments() {
  const paid = new Map<string, number>();
  const asked: string[] = [];
  const attempts = new Map<string, Attempt>();
  const port: PaymentPort = {
    paidSoFar: async (_db: Queryable, orderId) => paid.get(orderId) ?? 0,
    tendersOf: async () => [],
    closePayments: async (_tx, orderId) => void asked.push(`close ${orderId}`),
    refundOrder: async (_tx, { orderId, amountFen, reasonKey }) =>
      void asked.push(`refund ${orderId} ${amountFen} ${reasonKey}`),
    recordCash: async (_tx, { orderId, amountFen }) => {
      paid.set(orderId, amountFen);
    },
    lastAttempt: async (_db, orderId) => attempts.get(orderId) ?? null,
    askProviders: async (_db, orderId) => void asked.push(`ask ${orderId}`),
  };
  return { port, paid, asked, attempts };
}
