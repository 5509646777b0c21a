import { describe, expect, test } from 'vitest';
import type { LineInput, PricingInput } from './model/pricing-input.ts';
import type { Promotion } from './model/promotion.ts';
import { priceOrder } from './price-order.ts';
import { aFullAmount, aLine, anOrder, aUnitPrice, from, NOW, off, yuan } from './testing/builders.ts';

const flash = aUnitPrice('秒杀', 'flashSale', { kind: 'fixedPrice', prices: { 'sku-1': yuan(99) } });
const limited = aUnitPrice('直降', 'limitedTime', { kind: 'unitOff', amount: yuan(80) });
const members = aUnitPrice(
  '会员',
  'memberPrice',
  { kind: 'payPercent', percent: 95 },
  { conditions: [{ kind: 'members' }] },
);

const firstLine = (line: LineInput, promotions: readonly Promotion[], more: Partial<PricingInput> = {}) =>
  priceOrder(anOrder([line], { promotions, ...more })).lines[0]!;

describe('the unit price', () => {
  test.each([
    ['the list price without any offer', aLine('1', 320), [], 320, 'list'],
    ['直降 80 of ¥760', aLine('1', 760), [limited], 680, 'limitedTime'],
    ['the lowest of all available offers', aLine('1', 160), [limited, flash, members], 80, 'limitedTime'],
    ['the flash price where that is lowest', aLine('1', 320), [limited, flash, members], 99, 'flashSale'],
    ['95 折 for members', aLine('1', 320), [members], 304, 'memberPrice'],
    ['never below zero', aLine('1', 50), [limited], 0, 'limitedTime'],
    [
      'what a bundle comes to, whatever runs',
      aLine('1', 344, { isBundle: true, memberUnitPrice: yuan(300) }),
      [limited, flash, members],
      344,
      'list',
    ],
    ['the list price where an offer is higher', aLine('1', 90), [flash], 90, 'list'],
    [
      'the price of the sku for members',
      aLine('1', 320, { memberUnitPrice: yuan(300) }),
      [members],
      300,
      'memberPrice',
    ],
  ] as const)('is %s', (_, line, promotions, price, why) => {
    const priced = firstLine(line, promotions);
    expect(priced.unitPrice).toBe(yuan(price));
    expect(priced.unitPriceReason.kind).toBe(why);
  });

  test('is the list price for a guest where only members have a better one', () => {
    const line = aLine('1', 320, { memberUnitPrice: yuan(300) });
    expect(firstLine(line, [members], { shopper: null }).unitPrice).toBe(yuan(320));
  });

  test('applies to as many units as the quota has left; the others cost the list price', () => {
    const quota = { total: 100, perShopper: 2 };
    const line = aLine('1', 150, { quantity: 3 });
    const promotions = [{ ...flash, quota }];
    expect(firstLine(line, promotions).units.map(({ unitPrice }) => unitPrice)).toEqual([
      yuan(99),
      yuan(99),
      yuan(150),
    ]);
    const used = { '秒杀:sku-1': { byAll: 100, byShopper: 0 } };
    expect(firstLine(line, promotions, { used }).amount).toBe(yuan(450));
  });

  test('starts and ends with the window of the offer, to the millisecond', () => {
    const during = (from: number, until: number) =>
      firstLine(aLine('1', 320), [{ ...flash, window: { from, until } }]).unitPrice;
    expect(during(NOW, NOW + 1)).toBe(yuan(99));
    expect(during(NOW + 1, NOW + 2)).toBe(yuan(320));
    expect(during(NOW - 1, NOW)).toBe(yuan(320));
  });

  test('is reported with its saving', () => {
    const { applied, amounts } = priceOrder(anOrder([aLine('1', 320)], { promotions: [flash] }));
    expect(applied).toEqual([
      {
        source: 'flashSale',
        id: '秒杀',
        title: 'flashSale秒杀',
        saved: yuan(221),
        reason: '秒杀价 99.00 元',
        lineIds: ['1'],
        savedByLine: [{ lineId: '1', units: 1, saved: yuan(221) }],
      },
    ]);
    expect(amounts.promotion).toBe(0);
  });
});

test('秒杀商品不参与满减: units at a flash price neither count nor are reduced', () => {
  const fullAmount = aFullAmount('满减', [[from(200), off(50)]], { excludesPrices: ['flashSale'] });
  const { lines } = priceOrder(
    anOrder([aLine('1', 320), aLine('2', 200)], { promotions: [flash, fullAmount] }),
  );
  expect(lines.map(({ paid }) => paid)).toEqual([yuan(99), yuan(150)]);
});

describe('a set', () => {
  const set = (price: number, sets = 1) => [
    { bundleSetId: 's', bundleId: 'b', title: '彩妆四件', sets, price: yuan(price) },
  ];
  const parts = [320, 340, 390, 260].map((price, index) => aLine(`${index}`, price, { bundleSetId: 's' }));

  test('costs its own price, and the difference is spread over its parts', () => {
    const { amounts, lines, applied } = priceOrder(anOrder(parts, { bundles: set(1159) }));
    expect(amounts).toMatchObject({ goods: yuan(1310), promotion: yuan(151), payable: yuan(1159) });
    expect(lines.map(({ shares }) => shares.bundle)).toEqual([3689, 3919, 4495, 2997]);
    expect(applied[0]).toMatchObject({ source: 'bundle', saved: yuan(151), reason: '套装价 1159.00 元' });
  });

  test('never costs more than its parts', () => {
    expect(priceOrder(anOrder(parts, { bundles: set(2000) })).amounts.payable).toBe(yuan(1310));
  });

  test('may be bought twice', () => {
    const twice = parts.map((part) => ({ ...part, quantity: 2 }));
    expect(priceOrder(anOrder(twice, { bundles: set(1159, 2) })).amounts.payable).toBe(yuan(2318));
  });
});
