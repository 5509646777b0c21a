import { expect, test } from 'vitest';
import { priceRangeLabel, writePriceRange } from './price-range.ts';

test.each([
  ['38', '138', '38-138'],
  ['138', '38', '38-138'],
  ['', '100', '0-100'],
  ['600', '', '600-'],
  ['12.9', ' 40 ', '12-40'],
  ['1e9', '', '999999-'],
  ['', '', null],
  ['abc', '-5', null],
])('writes the range from %s to %s as %s', (from, to, range) =>
  expect(writePriceRange(from, to)).toBe(range),
);

test('labels a chosen range', () => {
  expect(priceRangeLabel('38-138')).toBe('¥38–138');
  expect(priceRangeLabel('600-')).toBe('¥600 以上');
});
