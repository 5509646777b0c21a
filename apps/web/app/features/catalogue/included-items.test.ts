import { expect, it } from 'vitest';
import { includedItemsOf, includedItemText } from './included-items.ts';

it('a sku holds what every sku holds, and what only its size does', () => {
  const brush = { name: '小刷', count: 1 };
  const cream = { name: '面霜', size: '15ml', count: 1, skuSize: '五件礼盒' };
  const set = { includedItems: [brush, cream] };
  expect(includedItemsOf(set, { size: '五件礼盒' })).toEqual([brush, cream]);
  expect(includedItemsOf(set, { size: '三件礼盒' })).toEqual([brush]);
  expect(includedItemsOf({}, { size: '30ml' })).toEqual([]);
});

it.each([
  [{ name: '洁面啫喱', size: '30ml', count: 1 }, '洁面啫喱 30ml'],
  [{ name: '试香管', size: '1.5ml', count: 9 }, '试香管 1.5ml × 9'],
  [{ name: '书签', count: 2 }, '书签 × 2'],
])('%j reads %s', (item, text) => expect(includedItemText(item)).toBe(text));
