import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fen } from '../shared/index.ts';
import { spreadRefund } from './spread-refund.ts';

const SEQUENCES = 10_000;
const tenders = fc
  .array(fc.record({ isStoredValue: fc.boolean(), paid: fc.integer({ min: 1, max: 100_000 }) }), {
    minLength: 1,
    maxLength: 4,
  })
  .map((list) => list.map((tender, index) => ({ paymentId: `P${index}`, ...tender })));
const amounts = fc.array(fc.integer({ min: 1, max: 120_000 }), { minLength: 1, maxLength: 12 });

it('refunds in parts never exceed what a tender has paid, and a refund is refused exactly when it exceeds the rest', () =>
  fc.assert(
    fc.property(tenders, amounts, (paidBy, wanted) => {
      const total = paidBy.reduce((sum, { paid }) => sum + paid, 0);
      const refunded = new Map(paidBy.map(({ paymentId }) => [paymentId, 0]));
      let refundedTotal = 0;
      for (const amount of wanted) {
        const left = paidBy.map(({ paymentId, isStoredValue, paid }) => ({
          paymentId,
          isStoredValue,
          left: fen(paid - (refunded.get(paymentId) ?? 0)),
        }));
        const shares = spreadRefund(fen(amount), left);
        expect(shares === null).toBe(amount > total - refundedTotal);
        for (const share of shares ?? []) {
          expect(share.amount).toBeGreaterThan(0);
          refunded.set(share.paymentId, (refunded.get(share.paymentId) ?? 0) + share.amount);
          refundedTotal += share.amount;
        }
      }
      for (const { paymentId, paid } of paidBy) expect(refunded.get(paymentId)).toBeLessThanOrEqual(paid);
      expect(refundedTotal).toBeLessThanOrEqual(total);
    }),
    { numRuns: SEQUENCES },
  ));
