import { describe, expect, test } from 'vitest';
import type { Coupon } from './model/coupon.ts';
import type { PricingInput } from './model/pricing-input.ts';
import { priceOrder } from './price-order.ts';
import { aCoupon, aFullAmount, aLine, anOrder, from, NOW, off, yuan } from './testing/builders.ts';

const use = (coupon: Coupon, more: Partial<PricingInput> = {}) =>
  priceOrder(
    anOrder([aLine('1', 320), aLine('2', 180, { brandId: 'b' })], {
      coupons: [coupon],
      choices: { couponIds: [coupon.couponId] },
      ...more,
    }),
  );
const minus50 = aCoupon('c', { kind: 'amountOff', amount: yuan(50) }, { threshold: yuan(299) });

describe('an item coupon', () => {
  test.each([
    ['满减券', minus50, 50],
    ['折扣券', aCoupon('c', { kind: 'percentOff', payPercent: 88, cap: yuan(100) }), 60],
    ['折扣券 up to its cap', aCoupon('c', { kind: 'percentOff', payPercent: 88, cap: yuan(40) }), 40],
    ['兑换券 for the most expensive unit in scope', aCoupon('c', { kind: 'exchange', pay: yuan(0) }), 320],
    [
      '兑换券 with something to pay',
      aCoupon('c', { kind: 'exchange', pay: yuan(9.9) }, { scope: { kind: 'brand', brandIds: ['b'] } }),
      170.1,
    ],
    ['never more than the items cost', aCoupon('c', { kind: 'amountOff', amount: yuan(9999) }), 500],
  ])('%s', (_, coupon, saved) => {
    expect(use(coupon).amounts.coupon).toBe(yuan(saved));
  });

  test('is spread over the items in its scope', () => {
    const { lines } = use({ ...minus50, threshold: yuan(100), scope: { kind: 'brand', brandIds: ['b'] } });
    expect(lines.map(({ shares }) => shares.coupon)).toEqual([0, yuan(50)]);
  });

  test('for an exchange applies to one unit only', () => {
    const coupon = aCoupon('c', { kind: 'exchange', pay: yuan(0) });
    const [line] = priceOrder(
      anOrder([aLine('1', 100, { quantity: 3 })], { coupons: [coupon], choices: { couponIds: ['c'] } }),
    ).lines;
    expect(line?.units.map(({ paid }) => paid).sort((a, b) => a - b)).toEqual([0, yuan(100), yuan(100)]);
  });

  test('compares its threshold with the amount after promotions', () => {
    const promotion = aFullAmount('满减', [[from(500), off(100)]]);
    const coupon = { ...minus50, threshold: yuan(420) };
    expect(use(coupon, { promotions: [promotion] }).coupons[0]).toMatchObject({
      usable: false,
      reason: '差 20.00 元可用',
    });
    expect(use({ ...minus50, threshold: yuan(400) }, { promotions: [promotion] }).amounts.coupon).toBe(
      yuan(50),
    );
  });

  test('skips items whose promotion excludes coupons', () => {
    const scope = { kind: 'brand', brandIds: ['b'] } as const;
    const promotion = aFullAmount('独享', [[from(100), off(10)]], { scope, combinesWithCoupons: false });
    expect(use(minus50, { promotions: [promotion] }).lines.map(({ shares }) => shares.coupon)).toEqual([
      yuan(50),
      0,
    ]);
  });

  test.each([
    ['expired at this second', { window: { from: null, until: NOW } }, '已过有效期'],
    ['not valid yet', { window: { from: NOW + 1, until: null } }, '活动尚未开始'],
    ['for another brand', { scope: { kind: 'brand', brandIds: ['z'] } }, '所选商品不在适用范围内'],
    ['for the first order', { conditions: [{ kind: 'firstOrder' }] }, '仅限首单'],
    ['for another card', { conditions: [{ kind: 'cards', cards: ['BLACK', 'GOLD'] }] }, '仅限芍药、牡丹会员'],
  ] as const)('%s saves nothing and gives the reason', (_, more, reason) => {
    const priced = use({ ...minus50, ...more });
    expect(priced.amounts.coupon).toBe(0);
    expect(priced.coupons[0]).toMatchObject({ usable: false, chosen: false, reason });
  });

  test('for members only gives the reason to a guest', () => {
    const priced = use({ ...minus50, conditions: [{ kind: 'members' }] }, { shopper: null });
    expect(priced.coupons[0]?.reason).toBe('登录会员后可用');
  });

  test('is the only one: a second coupon or code is not used', () => {
    const code = { ...minus50, couponId: 'd', code: 'HUARONG50', title: '新年码' };
    const priced = use(minus50, { coupons: [minus50, code], choices: { couponIds: ['c', 'd'] } });
    expect(priced.amounts.coupon).toBe(yuan(50));
    expect(priced.skipped).toContainEqual(
      expect.objectContaining({ source: 'code', code: 'one-coupon-only' }),
    );
    const withCode = use(minus50, { coupons: [minus50, code], choices: { couponIds: ['d'] } });
    expect(withCode.arithmetic).toContainEqual({ label: '优惠码「新年码」', amount: -yuan(50) });
  });

  test('that is not chosen is shown with its possible saving', () => {
    expect(use(minus50, { choices: {} }).coupons[0]).toMatchObject({
      usable: true,
      chosen: false,
      saves: yuan(50),
    });
  });
});
