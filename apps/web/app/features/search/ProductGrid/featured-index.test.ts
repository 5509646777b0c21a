import { expect, test } from 'vitest';
import { featuredIndex } from './featured-index.ts';

const listing = (length: number, ...soldOut: number[]) =>
  Array.from({ length }, (_, index) => ({ hasInventory: !soldOut.includes(index) }));

test('features the sixth product', () => expect(featuredIndex(listing(23))).toBe(5));
test('features a neighbour when the sixth product is sold out', () => {
  expect(featuredIndex(listing(23, 5))).toBe(4);
  expect(featuredIndex(listing(23, 4, 5))).toBe(6);
});
test('features none among few or sold-out products', () => {
  expect(featuredIndex(listing(8))).toBeNull();
  expect(featuredIndex(listing(23, 4, 5, 6))).toBeNull();
});
