import { describe, expect, test } from 'vitest';
import { NO_PROMOTION } from './model/pricing-input.ts';
import type { FullAmountPromotion } from './model/promotion.ts';
import { priceOrder } from './price-order.ts';
import { percentReached } from './report/next-tier.ts';
import {
  aFullAmount,
  aLine,
  anOrder,
  from,
  off,
  pay,
  SECOND_AT_HALF,
  units,
  yuan,
} from './testing/builders.ts';

const steps = aFullAmount('阶梯', [
  [from(299), off(30)],
  [from(599), off(80)],
]);
const every = aFullAmount('每满', [[from(599), off(80, 3)]]);
const tenth = aFullAmount('满折', [[from(500), pay(90)]]);
const unitRate = aFullAmount('件折', [
  [units(2), pay(85)],
  [units(3), pay(80)],
]);
const half = aFullAmount('半价', [[units(2), SECOND_AT_HALF]]);

describe('a full-amount promotion', () => {
  test.each([
    ['满 299 减 30 is not reached at 298.99', steps, [298.99], 0],
    ['满 299 减 30 is reached at 299', steps, [299], 30],
    ['the higher tier replaces the lower', steps, [300, 299], 80],
    ['每满 599 减 80 counts twice at 1468', every, [320, 468, 680], 160],
    ['每满 599 减 80 stops at three times', every, [5990], 240],
    ['满 500 打九折', tenth, [500], 50],
    ['a fraction of a fen is rounded in favour of the shopper', tenth, [500.05], 50.01],
    ['2 件 8.5 折', unitRate, [100, 100], 30],
    ['3 件 8 折', unitRate, [100, 100, 100], 60],
    ['one unit does not reach two', unitRate, [100], 0],
    ['第二件半价 is the cheaper one', half, [100, 60], 30],
    ['of three units only the second is reduced', half, [100, 60, 20], 30],
    ['of four units the second and the fourth are reduced', half, [100, 60, 20, 10], 35],
  ])('%s', (_, promotion, prices, saved) => {
    const lines = prices.map((price, index) => aLine(`${index}`, price));
    expect(priceOrder(anOrder(lines, { promotions: [promotion] })).amounts.promotion).toBe(yuan(saved));
  });

  test('saves no more than the items cost', () => {
    const generous = aFullAmount('送', [[units(1), off(500)]]);
    expect(priceOrder(anOrder([aLine('1', 20)], { promotions: [generous] })).amounts.payable).toBe(0);
  });

  test('is spread over lines and units to the fen', () => {
    const promotion = aFullAmount('减', [[from(1), off(10)]]);
    const { lines } = priceOrder(
      anOrder([aLine('1', 10), aLine('2', 10, { quantity: 2 })], { promotions: [promotion] }),
    );
    expect(lines.map(({ units }) => units.map(({ shares }) => shares.promotion))).toEqual([
      [333],
      [334, 333],
    ]);
  });

  test.each([
    ['category', { kind: 'category', categoryIds: ['lips'] }, ['1']],
    ['brand', { kind: 'brand', brandIds: ['b'] }, ['2']],
    [
      'brand without one product',
      { kind: 'brand', brandIds: ['a'], except: { productIds: ['product-1'] } },
      ['3'],
    ],
    ['list', { kind: 'list', goods: { skuIds: ['sku-1'], productIds: ['product-3'] } }, ['1', '3']],
    ['exclusion', { kind: 'excluded', goods: { brandIds: ['a'] } }, ['2']],
  ] as const)('covers items by %s', (_, scope, lineIds) => {
    const lines = [
      aLine('1', 100, { brandId: 'a', categoryIds: ['makeup', 'lips'] }),
      aLine('2', 100, { brandId: 'b', categoryIds: ['makeup', 'eyes'] }),
      aLine('3', 100, { brandId: 'a', categoryIds: ['makeup', 'eyes'] }),
    ];
    const { applied } = priceOrder(
      anOrder(lines, { promotions: [aFullAmount('p', [[units(1), off(1)]], { scope })] }),
    );
    expect(applied[0]?.lineIds).toEqual(lineIds);
  });

  test('is chosen by priority, one for each line', () => {
    const promotions = [
      aFullAmount('low', [[from(100), off(50)]], { priority: 1 }),
      aFullAmount('high', [[from(100), off(10)]], { priority: 2, scope: { kind: 'brand', brandIds: ['b'] } }),
    ];
    const lines = [aLine('1', 100), aLine('2', 100, { brandId: 'b' })];
    const order = priceOrder(anOrder(lines, { promotions }));
    expect(order.lines.map(({ promotionId }) => promotionId)).toEqual(['low', 'high']);
    expect(order.amounts.promotion).toBe(yuan(60));
  });

  test('follows the shopper’s choice, even when it saves nothing, and ignores an invalid choice', () => {
    const promotions = [steps, tenth];
    const promotionOf = (choice: string) =>
      priceOrder(anOrder([aLine('1', 600)], { promotions, choices: { promotionOfLine: { 1: choice } } }))
        .amounts.promotion;
    expect(promotionOf('满折')).toBe(yuan(60));
    expect(promotionOf('阶梯')).toBe(yuan(80));
    expect(promotionOf(NO_PROMOTION)).toBe(0);
    expect(promotionOf('forged')).toBe(yuan(60));
  });

  test('excludes the others of its exclusion group, with the reason', () => {
    const promotions = [
      steps,
      { ...tenth, exclusionGroup: 'g' },
      { ...steps, promotionId: 'z', exclusionGroup: 'g' },
    ];
    const lines = [aLine('1', 600), aLine('2', 600)];
    const choices = { promotionOfLine: { 1: '满折', 2: 'z' } };
    const { amounts, skipped } = priceOrder(anOrder(lines, { promotions, choices }));
    expect(amounts.promotion).toBe(yuan(80));
    expect(skipped).toContainEqual(expect.objectContaining({ id: '满折', code: 'excluded-by-other' }));
  });
});

describe('the promotion report shows', () => {
  const order = (prices: number[], ...promotions: FullAmountPromotion[]) =>
    priceOrder(
      anOrder(
        prices.map((price, index) => aLine(`${index}`, price)),
        { promotions },
      ),
    );

  test('the saving and the next tier', () => {
    const { applied, progress } = order([320, 468, 680], every);
    expect(applied[0]).toMatchObject({ reason: '满 599.00 元减 80.00 元 × 2', saved: yuan(160) });
    expect(progress[0]?.next).toEqual({
      missing: { kind: 'amount', amount: yuan(329) },
      reach: { kind: 'amount', amount: yuan(1797) },
      saves: yuan(240),
      text: '再买 329.00 元，可减 240.00 元',
    });
  });

  test.each([
    ['how much is missing', steps, [279], '差 20.00 元可用'],
    ['how many units are missing', unitRate, [279], '差 1 件可用'],
  ])('%s', (_, promotion, prices, reason) => {
    expect(order(prices, promotion).skipped).toContainEqual(
      expect.objectContaining({ code: 'not-reached', reason }),
    );
  });

  test.each([
    ['3 件 8 折 after 2 件 8.5 折', unitRate, [100, 100], '再买 1 件，可享 8 折'],
    ['the second at half price', half, [100], '再买 1 件，第 2 件半价'],
    ['九折 from 500 on', tenth, [450], '再买 50.00 元，可减 50.00 元'],
  ])('of %s', (_, promotion, prices, text) => {
    expect(order(prices, promotion).progress[0]?.next?.text).toBe(text);
  });

  test.each([
    ['part of an amount', steps, [279], 93],
    ['part of a repeated amount', every, [320, 468, 680], 81],
    ['units', unitRate, [100, 100], 66],
    ['almost all', steps, [298.99], 99],
  ])('how much of the way is done: %s', (_, promotion, prices, percent) => {
    expect(percentReached(order(prices, promotion).progress[0]!.next!)).toBe(percent);
  });

  test('no next tier once the last is reached', () => {
    expect(order([700], steps).progress[0]?.next).toBeNull();
  });

  test('that the line is in another promotion', () => {
    const { skipped } = order([700], steps, tenth);
    expect(skipped).toContainEqual(
      expect.objectContaining({ id: '阶梯', code: 'better-taken', reason: '商品已参加「满减满折」' }),
    );
  });
});
