import { expect, test } from 'vitest';
import { finalPriceOf } from './final-price.ts';
import { aCoupon, aFullAmount, aLine, aUnitPrice, from, MEMBER, NOW, off, yuan } from './testing/builders.ts';

const { lineId: _, quantity: __, ...lipstick } = aLine('1', 320);
const ask = { sku: lipstick, shopper: MEMBER, now: NOW, promotions: [], coupons: [] };

test('券后价 of one lipstick with the brand coupon, with its arithmetic', () => {
  const coupons = [
    aCoupon('c', { kind: 'amountOff', amount: yuan(50) }, { threshold: yuan(299), title: '满 299 减 50' }),
  ];
  const promotions = [aFullAmount('每满', [[from(599), off(80, 10)]])];
  expect(finalPriceOf({ ...ask, promotions, coupons })).toMatchObject({
    listPrice: yuan(320),
    finalPrice: yuan(270),
    arithmetic: [
      { label: '售价', amount: yuan(320) },
      { label: '满 299 减 50', amount: -yuan(50) },
      { label: '到手价', amount: yuan(270) },
    ],
    expectedPoints: 270,
    order: { skipped: [{ id: '每满', reason: '差 279.00 元可用' }] },
  });
});

test('the rows above 到手价 add up to it, with every kind of saving', () => {
  const promotions = [
    aUnitPrice('直降', 'limitedTime', { kind: 'unitOff', amount: yuan(20) }),
    aFullAmount('满减', [[from(200), off(30)]]),
  ];
  const coupons = [aCoupon('c', { kind: 'percentOff', payPercent: 90, cap: yuan(100) })];
  for (const sku of [lipstick, { ...lipstick, memberUnitPrice: yuan(290) }]) {
    const { arithmetic, finalPrice } = finalPriceOf({ ...ask, sku, promotions, coupons });
    expect(arithmetic.slice(0, -1).reduce((all, { amount }) => all + amount, 0)).toBe(finalPrice);
    expect(arithmetic).toHaveLength(5);
  }
});

test('the final price excludes freight', () => {
  expect(finalPriceOf({ ...ask, sku: { ...lipstick, listUnitPrice: yuan(10) } }).finalPrice).toBe(yuan(10));
});
