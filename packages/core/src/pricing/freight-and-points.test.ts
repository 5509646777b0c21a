import { describe, expect, test } from 'vitest';
import { STORE } from '../shared/index.ts';
import type { PricingInput } from './model/pricing-input.ts';
import { priceOrder } from './price-order.ts';
import { aCoupon, aFullAmount, aLine, anOrder, from, off, yuan } from './testing/builders.ts';

const SHANGHAI = { region: '310104', mode: 'express' } as const;
const sent = (price: number, more: Partial<PricingInput> = {}) =>
  priceOrder(anOrder([aLine('1', price)], { delivery: SHANGHAI, ...more }));
const card = (card: 'PINK' | 'WHITE' | 'BLACK' | 'GOLD') => ({ shopper: { card, isFirstOrder: false } });

describe('freight', () => {
  test.each([
    ['¥10 below ¥199', 198.99, {}, 10],
    ['free from ¥199', 199, {}, 0],
    ['芍药 free from ¥99', 99, card('BLACK'), 0],
    ['芍药 ¥10 below that', 98.99, card('BLACK'), 10],
    ['牡丹 always free', 1, card('GOLD'), 0],
    ['a guest pays the default freight', 150, { shopper: null }, 10],
    ['新疆 ¥25', 199, { delivery: { ...SHANGHAI, region: '650102' } }, 25],
    ['新疆 free for 牡丹', 1, { ...card('GOLD'), delivery: { ...SHANGHAI, region: '650102' } }, 0],
    ['unknown address: the default row', 100, { delivery: { ...SHANGHAI, region: null } }, 10],
    ['collected in a store', 1, { delivery: { region: '310104', mode: 'store' } }, 0],
  ] as const)('%s', (_, price, more, fee) => {
    expect(sent(price, more).amounts.freight).toBe(yuan(fee));
  });

  test('depends on the items amount after promotions, not after coupons', () => {
    const promotions = [aFullAmount('满减', [[from(200), off(10)]])];
    expect(sent(200, { promotions }).freight).toMatchObject({
      fee: yuan(10),
      text: '再买 9.00 元包邮',
      missing: yuan(9),
    });
    const coupons = [aCoupon('c', { kind: 'amountOff', amount: yuan(100) })];
    expect(sent(200, { coupons, choices: { couponIds: ['c'] } }).amounts.freight).toBe(0);
  });

  test('is covered by a free-freight coupon together with an item coupon', () => {
    const coupons = [
      aCoupon('a', { kind: 'amountOff', amount: yuan(5) }),
      aCoupon('b', { kind: 'freeFreight', cap: null }),
    ];
    const priced = sent(100, { coupons, choices: { couponIds: ['a', 'b'] } });
    expect(priced.amounts).toMatchObject({ freight: 0, payable: yuan(95) });
    expect(priced.arithmetic).toEqual([
      { label: '商品总额', amount: yuan(100) },
      { label: '优惠券「券a」', amount: -yuan(5) },
      { label: '运费', amount: yuan(10) },
      { label: '免邮券「券b」', amount: -yuan(10) },
      { label: '应付金额', amount: yuan(95) },
    ]);
  });

  test('and packaging are 0 for an empty order', () => {
    const packaging = { packagingId: 'box', name: '月白礼盒', fee: yuan(15) };
    expect(priceOrder(anOrder([], { delivery: SHANGHAI, packaging })).amounts.payable).toBe(0);
    expect(sent(200, { packaging }).amounts).toMatchObject({ packaging: yuan(15), payable: yuan(215) });
  });
});

describe('points', () => {
  const spend = (wanted: number, available: number, more: Partial<PricingInput> = {}) =>
    sent(300, { points: { wanted, available }, ...more });

  test.each([
    ['100 points are ¥1', 1200, 3268, 12],
    ['no more than available', 9999, 3268, 32.68],
    ['at most half of the items amount', 99_999, 99_999, 150],
    ['never negative', -5, 3268, 0],
  ])('%s', (_, wanted, available, saved) => {
    expect(spend(wanted, available).amounts.points).toBe(yuan(saved));
  });

  test('are limited to half of the items amount after promotions and coupons', () => {
    const coupons = [aCoupon('c', { kind: 'amountOff', amount: yuan(100) })];
    const priced = spend(99_999, 99_999, { coupons, choices: { couponIds: ['c'] } });
    expect(priced.points).toEqual({ usable: 10_000, used: 10_000 });
    expect(priced.amounts.payable).toBe(yuan(100));
  });

  test('cannot be used by guests', () => {
    expect(spend(1000, 1000, { shopper: null })).toMatchObject({
      points: { usable: 0, used: 0 },
      expectedPoints: 0,
    });
  });

  test.each([
    ['铃兰', 'PINK', 300],
    ['玉簪', 'WHITE', 300],
    ['芍药', 'BLACK', 375],
    ['牡丹', 'GOLD', 450],
  ] as const)('earned by a %s card on ¥300', (_, type, earned) => {
    expect(sent(300, card(type)).expectedPoints).toBe(earned);
  });

  test('are earned on money paid for items, not on freight or points', () => {
    expect(sent(100).expectedPoints).toBe(100);
    expect(spend(5000, 5000).expectedPoints).toBe(250);
  });

  test('are worth whole fen, so that shares stay exact', () => {
    expect(STORE.points.perYuan % 100).toBe(0);
  });

  test('follow the rules that are passed in', () => {
    const pointsRules = { perYuan: 200, earnedPerYuan: 3, maxPercentOfItems: 20 };
    const priced = spend(99_999, 99_999, { pointsRules });
    expect(priced.amounts.points * 5).toBe(priced.amounts.goods);
    expect(priced.points.used).toBe(priced.amounts.points * 2);
    expect(priced.expectedPoints).toBe(
      Math.floor(((priced.amounts.goods - priced.amounts.points) * 3) / 100),
    );
    expect(spend(1, 1, { pointsRules }).points).toEqual({ usable: 0, used: 0 });
  });
});
