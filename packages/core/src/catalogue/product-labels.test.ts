import { expect, it } from 'vitest';
import { isFixedLabel, labelOf, labelText } from './product-labels.ts';

it.each([
  ['new', '新品'],
  ['gift-set', '礼盒'],
])('%s is read and written as %s', (label, text) => {
  expect(labelText(label)).toBe(text);
  expect(labelOf(text)).toBe(label);
  expect(labelOf(label)).toBe(label);
  expect(isFixedLabel(label)).toBe(true);
});

it('a word of the merchant stays as it is', () => {
  expect([labelText('年末'), labelOf('年末'), isFixedLabel('年末')]).toEqual(['年末', '年末', false]);
});
