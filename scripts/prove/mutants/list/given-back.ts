import { inFeature, type Mutant } from '../mutant.ts';

const HISTORIES = ['orders/order-histories.feature.test.ts'];
const REFUSED = ['orders/staff/refused-delivery.feature.test.ts'];
const UPLOADS = 'apps/server/src/platform/uploads/';

/** Faults of orders that end without a sale, of quotes and of uploaded documents. */
export const GIVEN_BACK: Readonly<Record<string, Mutant>> = {
  'full-refund-keeps-order': inFeature(
    'orders',
    'a full refund of an unshipped order does not cancel it',
    [['orders/staff/refund-by-staff.ts', 'left === 0 && ', 'left < 0 && ']],
    REFUSED,
  ),
  'undecided-cancellation-closed': inFeature(
    'orders',
    'any refund closes a cancellation that staff have not decided',
    [['orders/cancel/on-refund-settled.ts', '.filter(isBeingRefunded)', '']],
    REFUSED,
  ),
  'refused-parcel-after-signature': inFeature(
    'orders',
    'a delivery counts as refused although a parcel of it was signed for',
    [
      [
        'orders/staff/refused-delivery.ts',
        'await hasDeliveredParcel(tx, subOrderId)',
        'subOrderId.length === 0',
      ],
    ],
    REFUSED,
  ),
  'quotas-kept': inFeature(
    'orders',
    'a cancelled paid order keeps the quotas of promotions',
    [['orders/cancel/give-back.ts', 'if (isLast) await restoreQuotas(tx, order.promotion_uses);', '']],
    HISTORIES,
  ),
  'sent-samples-lost': inFeature(
    'points',
    'a redeemed sample in a refused parcel is lost',
    [
      [
        'points/send-exchanges.ts',
        "set({ state: 'placed', order_id: null, sent_at: null })",
        "set({ state: 'sent' })",
      ],
    ],
    HISTORIES,
  ),
  'refunds-not-reconciled': inFeature(
    'payment',
    'reconciliation compares payments only',
    [['payment/reconcile/reconcile.ts', ', ...refunds.flatMap(refundDifference)]', ']']],
    ['payment/reconcile/reconcile.feature.test.ts'],
  ),
  'gift-of-units-in-the-cart': inFeature(
    'checkout',
    'a gift is quoted from units that the lines take',
    [['checkout/basket/pricing-input.ts', 'lines.flatMap(lineUnits)', '[]']],
    ['checkout/quotes-commit.feature.test.ts'],
  ),
  'coupon-after-its-end': {
    feature: 'coupons',
    mistake:
      'neither the query nor the rule looks at the end of a coupon, so the quote shows what the commit refuses',
    edits: [
      {
        file: 'apps/server/src/features/coupons/coupons.queries.ts',
        from: "    .where('coupon.valid_to', '>', sql<Date>`shop_now()`)\n    .orderBy",
        to: '    .orderBy',
      },
      {
        file: 'packages/core/src/pricing/steps/offer-availability.ts',
        from: 'until !== null && input.now >= until',
        to: 'until !== null && input.now < 0',
      },
    ],
    tests: ['apps/server/src/features/checkout/quotes-commit.feature.test.ts'],
  },
  'published-for-the-caller': {
    feature: 'platform',
    mistake: 'a published answer is made with the identity of whoever asked first',
    edits: [
      {
        file: 'apps/server/src/platform/context/as-visitor.ts',
        from: "actor: { kind: 'visitor' }",
        to: 'actor: context.actor',
      },
    ],
    tests: ['apps/server/src/platform/feature/published-identity.test.ts'],
  },
  'pdf-names-as-written': {
    feature: 'uploads',
    mistake: 'the names of a PDF are compared without decoding',
    edits: [{ file: `${UPLOADS}pdf/names.ts`, from: 'yield decodeName(name)', to: 'yield name' }],
    tests: [`${UPLOADS}accept-pdf.test.ts`],
  },
  'pdf-object-streams-unread': {
    feature: 'uploads',
    mistake: 'compressed objects of a PDF are not searched',
    edits: [{ file: `${UPLOADS}pdf/is-passive-pdf.ts`, from: '!objects.some(hasActiveName)', to: 'true' }],
    tests: [`${UPLOADS}accept-pdf.test.ts`],
  },
  'presale-leaves-before-arrival': inFeature(
    'promotions',
    'an order of a presale leaves before its units have arrived',
    [
      [
        'promotions/arrivals/assign-arrivals.ts',
        'if ((await listNotArrived(tx, [orderId])).size > 0) return false;',
        'return true;',
      ],
    ],
    ['promotions/arrivals/presale-arrivals.feature.test.ts'],
  ),
  'sent-presale-units-assigned-again': inFeature(
    'promotions',
    'units of a presale that were sent and refused are given to the next deposit',
    [['promotions/presale-limits.ts', 'then assigned_at end', 'then null::timestamptz end']],
    ['promotions/arrivals/presale-arrivals.feature.test.ts'],
  ),
};
