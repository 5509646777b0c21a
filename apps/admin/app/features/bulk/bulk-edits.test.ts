import { expect, it } from 'vitest';
import { editsOf, selectionOf, splitWords } from './bulk-edits.ts';

it('reads the form as edits of the changed fields only', () => {
  expect(
    editsOf({
      labels: { action: 'add', text: '礼物、新品，礼物' },
      tags: { action: 'none', text: '圣诞' },
      origin: { action: 'set', text: ' 法国 ' },
      warnings: { action: 'clear', text: '旧' },
      producer: { action: 'set', text: ' ' },
    }),
  ).toEqual([
    { field: 'labels', action: 'add', names: ['礼物', '新品'] },
    { field: 'origin', action: 'set', value: '法国' },
    { field: 'warnings', action: 'clear' },
  ]);
  expect(splitWords('a|b\nc')).toEqual(['a', 'b', 'c']);
});

it.each([
  ['products=1,2,', { productIds: ['1', '2'] }],
  ['brandId=5&status=draft&q=', { brandId: '5', status: 'draft' }],
  ['', {}],
])('reads the address %s', (query, selection) => {
  expect(selectionOf(new URLSearchParams(query))).toEqual(selection);
});
