import { describe, expect, test } from 'vitest';
import { priceOrder } from '../price-order.ts';
import {
  aCoupon,
  aFullAmount,
  aGift,
  aLine,
  anOrder,
  from,
  giftsOf,
  off,
  yuan,
} from '../testing/builders.ts';
import { refundOf } from './refund-of.ts';

/** Three lipsticks at 100 and a cream at 300: 60 off by promotion, 40 by coupon, 50 by points, 10 freight is free. */
const order = priceOrder(
  anOrder([aLine('lip', 100, { quantity: 3 }), aLine('cream', 300)], {
    promotions: [
      aFullAmount('满减', [[from(500), off(60)]]),
      aGift('满赠', [{ reach: from(400), benefit: giftsOf(1, '收纳包') }]),
    ],
    coupons: [aCoupon('c', { kind: 'amountOff', amount: yuan(40) })],
    choices: { couponIds: ['c'] },
    points: { available: 5000, wanted: 5000 },
    packaging: { packagingId: 'box', name: '月白礼盒', fee: yuan(15) },
  }),
);
const back = (units: Record<string, number>, more = {}) =>
  refundOf(order, { units, card: 'PINK', withFreight: true, ...more });

describe('a refund', () => {
  test('reads the shares stored on the units', () => {
    expect(order.amounts.payable).toBe(yuan(465));
    expect(back({ lip: 1 })).toMatchObject({
      goods: yuan(100),
      shares: { promotion: yuan(10), coupon: 667, points: 833 },
      amount: yuan(75),
      pointsBack: 833,
      pointsTaken: 75,
      isWholeOrder: false,
      freight: 0,
      packaging: 0,
    });
  });

  test('of everything is what was paid, with packaging, points and earned points', () => {
    const all = back({ lip: 3, cream: 1 }, { gifts: { 'gift-收纳包': 1 } });
    expect(all).toMatchObject({ amount: yuan(465), pointsBack: 5000, pointsTaken: 450, isWholeOrder: true });
  });

  test('excludes freight and packaging when they are not refundable', () => {
    const gifts = { 'gift-收纳包': 1 };
    expect(back({ lip: 3, cream: 1 }, { gifts, withFreight: false }).amount).toBe(yuan(450));
  });

  test('unit by unit adds up to the same, with the gift returned when it is due', () => {
    const gift = { 'gift-收纳包': 1 };
    const steps = [
      back({ lip: 1 }),
      back({ lip: 1 }, { before: { lip: 1 }, gifts: gift }),
      back({ lip: 1 }, { before: { lip: 2 }, giftsBefore: gift }),
      back({ cream: 1 }, { before: { lip: 3 }, giftsBefore: gift }),
    ];
    expect(steps.map(({ giftsDue }) => giftsDue.length)).toEqual([0, 1, 0, 0]);
    expect(steps.reduce((all, { amount }) => all + amount, 0)).toBe(yuan(465));
  });

  test('claims a gift that is no longer earned, and withholds its value when it is not returned', () => {
    expect(back({ lip: 1 }).giftsDue).toEqual([]);
    const refund = back({ cream: 1 });
    expect(refund.giftsDue).toMatchObject([{ giftId: 'gift-收纳包', quantity: 1 }]);
    expect(refund.giftsWithheld).toBe(yuan(30));
    expect(back({ cream: 1 }, { gifts: { 'gift-收纳包': 1 } }).amount - refund.amount).toBe(yuan(30));
    expect(back({ lip: 1 }, { before: { cream: 1 }, giftsBefore: { 'gift-收纳包': 1 } }).giftsDue).toEqual(
      [],
    );
  });

  test('refuses more units than were bought', () => {
    expect(() => back({ lip: 2 }, { before: { lip: 2 } })).toThrow(RangeError);
    expect(() => back({ lip: -1 })).toThrow(RangeError);
  });
});
