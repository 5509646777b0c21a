import { describe, expect, it } from 'vitest';
import type { Coupon } from '../pricing/index.ts';
import { aFullAmount, aGift, from, giftsOf, off, yuan } from '../pricing/testing/builders.ts';
import { couponFacts, lastDayText, promotionFacts } from './index.ts';

describe('the facts of a promotion', () => {
  it('are its tiers in full and the amounts of the first', () =>
    expect(
      promotionFacts(
        aFullAmount('满减', [
          [from(299), off(30)],
          [from(599), off(80)],
        ]),
      ),
    ).toMatchObject({ 优惠: '满 299 减 30，满 599 减 80', 满额: '299', 减额: '30', 叠加: '可与优惠券叠加' }));

  it('say 每满 when it repeats', () =>
    expect(promotionFacts(aFullAmount('每满', [[from(1000), off(100, 5)]])).优惠).toBe('每满 1,000 减 100'));

  it('count the gifts to choose', () =>
    expect(
      promotionFacts(aGift('小样', [{ reach: from(399), benefit: giftsOf(1, '面霜', '面膜') }])),
    ).toMatchObject({ 优惠: '满 399 任选 1 份', 满额: '399' }));
});

describe('the facts of a coupon', () => {
  const coupon = (offer: Coupon['offer']): Coupon => ({
    couponId: 'c',
    title: '券',
    code: null,
    offer,
    scope: { kind: 'all' },
    threshold: yuan(99),
    conditions: [],
    window: { from: null, until: null },
  });
  it.each([
    [
      { kind: 'amountOff', amount: yuan(30) },
      { 券面: '30', 减额: '30', 满额: '99' },
    ],
    [
      { kind: 'percentOff', payPercent: 85, cap: yuan(120) },
      { 券面: '8.5折', 满额: '99' },
    ],
    [
      { kind: 'freeFreight', cap: yuan(15) },
      { 券面: '免邮', 满额: '99' },
    ],
  ] as const)('%j', (offer, facts) =>
    expect(couponFacts(coupon(offer), '全场')).toEqual({ 券名: '券', 范围: '全场', ...facts }),
  );
});

it.each([
  ['2026-12-01T00:00:00+08:00', '11 月 30 日'],
  ['2026-12-01T00:00:01+08:00', '12 月 1 日'],
])('what ends at %s ends on %s', (at, day) => expect(lastDayText(new Date(at))).toBe(day));
