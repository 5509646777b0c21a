import { expect, test } from 'vitest';
import { priceOrder } from './price-order.ts';
import { storedLinesOf, unitPriceSavingOf } from './stored-lines.ts';
import { aLine, anOrder, aUnitPrice, yuan } from './testing/builders.ts';

const flash = aUnitPrice('秒杀', 'flashSale', { kind: 'fixedPrice', prices: { 'sku-1': yuan(99) } });
const members = aUnitPrice('会员', 'memberPrice', { kind: 'payPercent', percent: 90 });
const ofOne = { quota: { total: 100, perShopper: 1 } };

test.each([
  ['nothing at the list price', [], [null]],
  ['the difference of all its units', [flash], [{ savedFen: 3 * 51_00 }]],
  ['nothing for units after the quota ran out', [{ ...flash, ...ofOne }], [{ savedFen: 51_00 }, null]],
  [
    'another reason for units after the quota ran out',
    [{ ...flash, ...ofOne }, members],
    [{ savedFen: 51_00 }, { label: '优惠单价', savedFen: 2 * 15_00 }],
  ],
])('the unit prices of a line save %s', (_, promotions, expected) => {
  const order = priceOrder(anOrder([aLine('1', 150, { quantity: 3 })], { promotions }));
  const savings = storedLinesOf(order).map(unitPriceSavingOf);
  expect(savings).toEqual(expected.map((each) => each && expect.objectContaining(each)));
});
