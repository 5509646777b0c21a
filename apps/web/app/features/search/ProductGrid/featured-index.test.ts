import { expect, test } from 'vitest';
import { featuredIndex } from './featured-index.ts';

const listing = (length: number, ...soldOut: number[]) =>
  Array.from({ length }, (_, index) => ({ hasInventory: !soldOut.includes(index) }));

test('the sixth product stands in the middle of the second row', () =>
  expect(featuredIndex(listing(23))).toBe(5));
test('a neighbour takes its place when it is sold out', () => {
  expect(featuredIndex(listing(23, 5))).toBe(4);
  expect(featuredIndex(listing(23, 4, 5))).toBe(6);
});
test('nothing stands out among few, or among the sold out', () => {
  expect(featuredIndex(listing(8))).toBeNull();
  expect(featuredIndex(listing(23, 4, 5, 6))).toBeNull();
});
