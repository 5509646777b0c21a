import { describe, expect, test } from 'vitest';
import type { PricingInput } from './model/pricing-input.ts';
import type { Promotion } from './model/promotion.ts';
import { priceOrder } from './price-order.ts';
import {
  aCoupon,
  aFullAmount,
  aGift,
  aLine,
  anExtraBuy,
  anOrder,
  from,
  giftsOf,
  off,
  units,
  yuan,
} from './testing/builders.ts';

const brush = aGift('唇刷', [{ reach: units(1), benefit: giftsOf(1, '唇刷') }]);
const oneOfTwo = aGift('任选', [
  { reach: from(599), benefit: giftsOf(1, '收纳包', '化妆镜') },
  { reach: from(999), benefit: giftsOf(2, '收纳包', '化妆镜', '香氛') },
]);
const order = (price: number, promotions: readonly Promotion[], more: Partial<PricingInput> = {}) =>
  priceOrder(anOrder([aLine('1', price)], { promotions, ...more }));
const titles = (priced: ReturnType<typeof order>) => priced.gifts.map(({ title }) => title);

describe('gifts', () => {
  test('are added free of charge when their threshold is reached', () => {
    const priced = order(320, [brush]);
    expect(priced.gifts).toMatchObject([{ giftId: 'gift-唇刷', quantity: 1, lineIds: ['1'] }]);
    expect(priced.amounts.payable).toBe(yuan(320));
  });

  test('are those of the highest reached tier, the first in stock unless the shopper chose', () => {
    expect(titles(order(598.99, [oneOfTwo]))).toEqual([]);
    expect(titles(order(599, [oneOfTwo]))).toEqual(['收纳包']);
    expect(titles(order(999, [oneOfTwo]))).toEqual(['收纳包', '化妆镜']);
    expect(titles(order(599, [oneOfTwo], { unitsLeft: { 'sku-收纳包': 0 } }))).toEqual(['化妆镜']);
    expect(titles(order(599, [oneOfTwo], { choices: { gifts: { 任选: ['gift-化妆镜'] } } }))).toEqual([
      '化妆镜',
    ]);
    expect(titles(order(599, [oneOfTwo], { choices: { gifts: { 任选: [] } } }))).toEqual([]);
  });

  test('beyond the allowed number, or not offered, are not given', () => {
    const gifts = { 任选: ['gift-化妆镜', 'gift-收纳包', 'gift-forged'] };
    expect(titles(order(599, [oneOfTwo], { choices: { gifts } }))).toEqual(['收纳包']);
  });

  test('that are out of stock are reported, and another may be chosen', () => {
    const choices = { gifts: { 任选: ['gift-收纳包'] } };
    const priced = order(599, [oneOfTwo], { choices, unitsLeft: { 'sku-收纳包': 0 } });
    expect(priced.skipped).toContainEqual(
      expect.objectContaining({ code: 'sold-out', reason: '赠品「收纳包」已送完，请换一件' }),
    );
    expect(priced.optionalGifts[0]).toMatchObject({
      reached: true,
      choose: 1,
      gifts: [
        { giftId: 'gift-收纳包', hasInventory: false, chosen: false },
        { giftId: 'gift-化妆镜', hasInventory: true, chosen: false },
      ],
    });
  });

  test('report what is missing', () => {
    const priced = order(561, [oneOfTwo]);
    expect(priced.optionalGifts[0]).toMatchObject({
      reached: false,
      missing: { kind: 'amount', amount: yuan(38) },
    });
    expect(priced.progress[0]?.next?.text).toBe('再买 38.00 元，可选 1 件赠品');
  });

  test('每满赠 gives again for each time', () => {
    const benefit = { ...giftsOf(1, '小样'), maxTimes: 3 };
    const everyTwo = aGift('每满', [{ reach: units(2), benefit }]);
    const priced = priceOrder(anOrder([aLine('1', 10, { quantity: 5 })], { promotions: [everyTwo] }));
    expect(priced.gifts).toMatchObject([{ quantity: 2, times: 2 }]);
  });

  test('compare the threshold with the amount after full-amount promotions', () => {
    const minus = aFullAmount('满减', [[from(500), off(50)]]);
    expect(titles(order(640, [oneOfTwo, minus]))).toEqual([]);
    expect(titles(order(649, [oneOfTwo, minus]))).toEqual(['收纳包']);
  });
});

describe('extra-buys', () => {
  const offer = (skuId: string, price: number) => ({
    skuId,
    productId: skuId,
    title: skuId,
    price: yuan(price),
    listPrice: yuan(98),
  });
  const extra = anExtraBuy('换购', [
    { reach: from(599), benefit: { limit: 2, offers: [offer('洁面乳', 39), offer('唇刷', 49)] } },
  ]);
  const take = (skuId: string, quantity = 1) => ({ promotionId: '换购', skuId, quantity });

  test('are sold at their price once the threshold is reached', () => {
    const priced = order(600, [extra], { choices: { extraBuys: [take('洁面乳')] } });
    expect(priced.amounts).toMatchObject({ goods: yuan(639), payable: yuan(639) });
    expect(priced.lines[1]).toMatchObject({
      kind: 'extraBuy',
      skuId: '洁面乳',
      unitPrice: yuan(39),
      promotionId: '换购',
    });
    expect(priced.arithmetic).toContainEqual({ label: '换购商品', amount: yuan(39) });
  });

  test('are not sold below the threshold, with the missing amount', () => {
    const priced = order(590, [extra], { choices: { extraBuys: [take('洁面乳')] } });
    expect(priced.lines).toHaveLength(1);
    expect(priced.extraBuys[0]).toMatchObject({
      reached: false,
      missing: { kind: 'amount', amount: yuan(9) },
    });
  });

  test('respect the limit and the stock', () => {
    const choices = { extraBuys: [take('洁面乳', 2), take('唇刷')] };
    const priced = order(600, [extra], { choices });
    expect(priced.lines.map(({ skuId, quantity }) => [skuId, quantity])).toEqual([
      ['sku-1', 1],
      ['洁面乳', 2],
    ]);
    expect(priced.skipped).toContainEqual(
      expect.objectContaining({ code: 'over-limit', reason: '最多换购 2 件' }),
    );
    expect(order(600, [extra], { choices, unitsLeft: { 洁面乳: 1 } }).lines.slice(1)).toMatchObject([
      { skuId: '洁面乳', quantity: 1 },
      { skuId: '唇刷', quantity: 1 },
    ]);
  });

  test('count toward no threshold and take no coupon', () => {
    const coupon = aCoupon('c', { kind: 'amountOff', amount: yuan(50) }, { threshold: yuan(620) });
    const choices = { extraBuys: [take('洁面乳')], couponIds: ['c'] };
    const priced = order(600, [extra], {
      choices,
      coupons: [coupon],
      delivery: { region: null, mode: 'express' },
    });
    expect(priced.amounts.coupon).toBe(0);
    const [result] = priced.coupons;
    expect(result?.reason).toBe('差 20.00 元可用');
  });

  test('that are not offered are ignored', () => {
    expect(order(600, [extra], { choices: { extraBuys: [take('forged')] } }).lines).toHaveLength(1);
  });
});
