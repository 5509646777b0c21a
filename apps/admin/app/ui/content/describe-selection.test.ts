import { expect, it } from 'vitest';
import { describeSelection } from './describe-selection.ts';

const nameOf = (condition: string, value: string) =>
  condition === 'brand' && value === '1001' ? '花容' : undefined;

it.each([
  [{ rule: { order: 'sold' } }, '全部商品，销量从高到低'],
  [{ rule: { order: 'newest', newSinceDays: 30, brand: '1001' } }, '品牌 花容，30 天内上新，新品在前'],
  [
    { rule: { order: 'priceLow', brand: '9', minPercentOff: 20 } },
    '品牌 9，比市场价至少低 20%，价格从低到高',
  ],
  [{ products: ['1', '2'] }, '指定 2 件：1、2'],
  [{ order: 'sold', minSold: 1000 }, '至少售出 1000 件，销量从高到低'],
  [{ something: 1 }, null],
  [['1'], null],
  ['1', null],
  [null, null],
])('%j is %s', (value, text) => expect(describeSelection(value, nameOf)).toBe(text));
