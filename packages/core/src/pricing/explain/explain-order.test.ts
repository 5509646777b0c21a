import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOffer } from '../best-offer.ts';
import type { SkipCode } from '../model/order-report.ts';
import type { PricingInput } from '../model/pricing-input.ts';
import { priceOrder } from '../price-order.ts';
import {
  aCoupon,
  aFullAmount,
  aGift,
  aLine,
  anExtraBuy,
  anOrder,
  aUnitPrice,
  from,
  giftsOf,
  MEMBER,
  NOW,
  off,
  yuan,
} from '../testing/builders.ts';
import { aChosenCart } from '../testing/cart-arbitraries.ts';
import { explainOrder } from './explain-order.ts';
import { SKIP_LABELS } from './skip-labels.ts';

const explained = (input: PricingInput) => explainOrder(input, priceOrder(input));
const codes = (input: PricingInput) => explained(input).notFired.map(({ code }) => code);
const LINE = aLine('a', 100);
const percent = (value: number) => ({ kind: 'payPercent', percent: value }) as const;
const flash = (value: number, more = {}) => aUnitPrice('flash', 'flashSale', percent(value), more);
const offers = [{ skuId: 'e', productId: 'e', title: '唇刷', price: yuan(9), listPrice: yuan(30) }] as const;
const extra = anExtraBuy('x', [{ reach: from(0), benefit: { offers, limit: 1 } }]);
const tenOff = aCoupon('ten', { kind: 'amountOff', amount: yuan(10) });
const nineOff = aCoupon('nine', { kind: 'amountOff', amount: yuan(9) });
const window = { from: NOW + 1, until: null };

/** An order in which each reason is given. */
const EXAMPLES: Record<SkipCode, PricingInput> = {
  'not-started': anOrder([LINE], { promotions: [flash(50, { window })] }),
  ended: anOrder([LINE], { promotions: [flash(50, { window: { from: null, until: NOW } })] }),
  'members-only': anOrder([LINE], {
    shopper: null,
    promotions: [flash(50, { conditions: [{ kind: 'members' }] })],
  }),
  'wrong-card': anOrder([LINE], {
    promotions: [flash(50, { conditions: [{ kind: 'cards', cards: ['GOLD'] }] })],
  }),
  'not-first-order': anOrder([LINE], { promotions: [flash(50, { conditions: [{ kind: 'firstOrder' }] })] }),
  'quota-used-up': anOrder([LINE], {
    promotions: [flash(50, { quota: { total: 3, perShopper: null } })],
    used: { 'flash:sku-a': { byAll: 3, byShopper: 0 } },
  }),
  'nothing-in-scope': anOrder([LINE], {
    promotions: [flash(50, { scope: { kind: 'brand', brandIds: ['other'] } })],
  }),
  'not-reached': anOrder([LINE], { promotions: [aFullAmount('f', [[from(120), off(20)]])] }),
  'excluded-by-other': anOrder([LINE], {
    promotions: [
      aFullAmount('f', [[from(1), off(20)]], { exclusionGroup: 'g', priority: 2 }),
      aGift('gift', [{ reach: from(1), benefit: giftsOf(1, 'brush') }], { exclusionGroup: 'g' }),
    ],
  }),
  'better-taken': anOrder([LINE], {
    promotions: [flash(50), aUnitPrice('slow', 'limitedTime', percent(80))],
  }),
  'not-chosen': anOrder([LINE], { promotions: [extra] }),
  'nothing-to-save': anOrder([LINE], { promotions: [flash(100)] }),
  'sold-out': anOrder([LINE], {
    promotions: [aGift('gift', [{ reach: from(1), benefit: giftsOf(1, 'brush') }])],
    unitsLeft: { 'sku-brush': 0 },
  }),
  'one-coupon-only': anOrder([LINE], {
    coupons: [tenOff, nineOff],
    choices: { couponIds: ['ten', 'nine'] },
  }),
  'over-limit': anOrder([LINE], {
    promotions: [extra],
    choices: { extraBuys: [{ promotionId: 'x', skuId: 'e', quantity: 2 }] },
  }),
  unknown: anOrder([LINE], { coupons: [tenOff], choices: { couponIds: ['gone'] } }),
};

describe('the sixteen reasons', () => {
  it.each(Object.entries(EXAMPLES))('%s', (code, input) => expect(codes(input)).toContain(code));
  it('have a label each', () => {
    expect(Object.keys(SKIP_LABELS).sort()).toEqual(Object.keys(EXAMPLES).sort());
    expect(new Set(Object.values(SKIP_LABELS)).size).toBe(16);
  });
});

it('names gifts, extra-buys and points among what fired', () => {
  const { fired } = explained(
    anOrder([LINE], {
      promotions: [extra, aGift('gift', [{ reach: from(1), benefit: giftsOf(1, 'brush') }])],
      choices: { extraBuys: [{ promotionId: 'x', skuId: 'e', quantity: 1 }] },
      shopper: MEMBER,
      points: { available: 500, wanted: 500 },
    }),
  );
  expect(fired.map(({ source, saved, reason }) => [source, saved, reason])).toEqual([
    ['gift', 0, '赠 brush × 1'],
    ['extraBuy', 21_00, '换购 1 件'],
    ['points', 5_00, '500 积分抵 5.00 元'],
  ]);
});

it('names a coupon that was asked for beside another, also after the search for the best offer', () => {
  const input = anOrder([LINE], { coupons: [tenOff, nineOff], choices: { couponIds: ['ten', 'nine'] } });
  const { notFired } = explainOrder(input, bestOffer(input).order);
  expect(notFired.map(({ id, code }) => [id, code])).toEqual([['nine', 'one-coupon-only']]);
});

it('names every promotion and every coupon of any order', () => {
  fc.assert(
    fc.property(aChosenCart({ lines: 4, fullAmounts: 3, coupons: 2 }), ({ input }) => {
      const { order, choices } = bestOffer(input);
      const { fired, notFired } = explainOrder({ ...input, choices }, order);
      const named = new Set([...fired, ...notFired].map(({ id }) => id));
      const wanted = [
        ...input.promotions.map(({ promotionId }) => promotionId),
        ...(input.coupons ?? []).map(({ couponId }) => couponId),
      ];
      expect(wanted.filter((id) => !named.has(id))).toEqual([]);
      const savedInLines = order.lines.reduce(
        (all, line) => all + line.listUnitPrice * line.quantity - line.paid,
        0,
      );
      const byOffers = fired
        .filter(({ source }) => source !== 'freeFreight')
        .reduce((all, { saved }) => all + saved, 0);
      expect(byOffers).toBeLessThanOrEqual(savedInLines);
    }),
    { numRuns: 300 },
  );
});
