import { inCore, inFeature, type Mutant } from '../mutant.ts';

export const MONEY: Readonly<Record<string, Mutant>> = {
  'refund-more-than-paid': inFeature(
    'payment',
    'the payment accepts refunds above its amount',
    [['payment/refunds/refund-order.ts', ' <= amount_fen`)', ' <= amount_fen * 100`)']],
    ['payment/payment.feature.test.ts'],
  ),
  'same-reason-refunded-twice': inFeature(
    'payment',
    'a repeated refund of the same reason is paid again',
    [['payment/refunds/refund-order.ts', 'sameReason.length > 0 || amountFen === 0', 'amountFen === 0']],
    ['payment/payment.feature.test.ts'],
  ),
  'refund-spread-unbounded': inCore(
    'payment',
    'an amount above what is left is refunded in part instead of refused',
    [['payment/spread-refund.ts', 'return open === 0 ? shares : null;', 'return shares;']],
    ['payment/payment.test.ts'],
  ),
  'card-overdrawn': inCore(
    'stored-cards',
    'a card is charged more than it holds',
    [['payment/split-over-cards.ts', 'Math.min(left, available)', 'left']],
    ['payment/payment.test.ts'],
  ),
  'late-payment': inCore(
    'payment',
    'an order can be paid after its time',
    [
      [
        'payment/stage.ts',
        'order.payUntil === null || now < order.payUntil',
        'order.payUntil === null || now !== order.payUntil',
      ],
    ],
    ['payment/payment.test.ts'],
  ),
  'unbalanced-entries': inFeature(
    'ledger',
    'entries that do not sum to zero are posted',
    [
      [
        'ledger/post-entries.ts',
        'if (sum(entries.map(({ amount }) => amount)) !== 0)',
        'if (entries.length === 0)',
      ],
    ],
    ['ledger/ledger.feature.test.ts'],
  ),
  'points-last-to-expire-first': inFeature(
    'points',
    'points are taken from the lot that expires last',
    [
      [
        'points/lots.ts',
        'takeFromLots(points, await listOpenLots(tx, memberId))',
        'takeFromLots(points, (await listOpenLots(tx, memberId)).toReversed())',
      ],
    ],
    ['points/points.feature.test.ts'],
  ),
  'points-year-of-utc': inCore(
    'points',
    'points expire by the year in UTC instead of Shanghai',
    [['points/points-expiry.ts', 'Number(shanghaiDate(earnedAt).slice(0, 4))', 'earnedAt.getUTCFullYear()']],
    ['points/points.test.ts'],
  ),
  'expired-points-stay': inFeature(
    'points',
    'overdue lots are kept',
    [['points/expire-points.ts', 'expires_at <= now', 'expires_at < new Date(0)']],
    ['points/points.feature.test.ts'],
  ),
  'coupon-window-ignored-by-quote': inFeature(
    'coupons',
    'a coupon counts in the quote before its first day',
    [
      [
        'coupons/coupon-rule.ts',
        'read(row, row.id, { from: row.valid_from, until: row.valid_to });\n\n/** An offer',
        'read(row, row.id, { from: null, until: null });\n\n/** An offer',
      ],
    ],
    [
      'coupons/coupons.feature.test.ts',
      'checkout/checkout.feature.test.ts',
      'checkout/quotes-commit.feature.test.ts',
    ],
  ),
  'coupon-claimed-again': inFeature(
    'coupons',
    'the limit per person is not checked',
    [['coupons/claim-coupon.ts', 'from open_offer where had < per_person', 'from open_offer']],
    ['coupons/coupons.feature.test.ts'],
  ),
  'coupon-of-another-member': inFeature(
    'coupons',
    'a member sees the coupons of others',
    [
      [
        'coupons/coupons.queries.ts',
        "status.as('status')])\n    .where('coupon.member_id', '=', memberId);",
        "status.as('status')])\n    .where('coupon.member_id', '<>', '');",
      ],
    ],
    ['coupons/coupons.feature.test.ts'],
  ),
  'coupon-lost-with-the-order': inFeature(
    'coupons',
    'a cancelled order keeps its coupon',
    [
      [
        'coupons/coupon-holds.ts',
        "set({ state: 'usable', order_id: null, saved_fen: null, settled_at: null })\n    .where('order_id', '=', orderId)",
        "set({ settled_at: null })\n    .where('order_id', '=', orderId)",
      ],
    ],
    ['checkout/checkout-promotions.feature.test.ts'],
  ),
  'quota-without-limit': inFeature(
    'promotions',
    'a flash sale sells more than its quota',
    [
      [
        'promotions/promotion-quota.ts',
        '\n        where promotion_use.used + excluded.used <= excluded.most',
        '',
      ],
    ],
    ['promotions/promotion-quota.feature.test.ts'],
  ),
  'invoice-includes-stored-value': inCore(
    'invoices',
    'stored value is invoiced a second time',
    [
      [
        'invoices/invoice-amount.ts',
        'order.netPaid - order.netPaidStored - invoicedElsewhere',
        'order.netPaid - invoicedElsewhere',
      ],
    ],
    ['invoices/invoices.test.ts'],
  ),
  'invoice-link-for-ever': inFeature(
    'invoices',
    'a signed link to an invoice never expires',
    [['invoices/download/file-links.ts', ' || until * 1000 < now.getTime()', '']],
    ['invoices/invoices.feature.test.ts'],
  ),
  'refund-without-gift': inCore(
    'returns',
    'a kept gift is not deducted from the refund',
    [['returns/refund-of-units.ts', 'isFault ? 0 : Math.min(paidFen, missingFen)', '0']],
    ['returns/refund-of-units.test.ts'],
  ),
  'return-window-by-hours': inCore(
    'returns',
    'the return window counts from the hour of signing',
    [['returns/return-window.ts', 'startOfShanghaiDay(signedAt, 1).getTime()', 'signedAt.getTime()']],
    ['returns/returns.test.ts'],
  ),
};
