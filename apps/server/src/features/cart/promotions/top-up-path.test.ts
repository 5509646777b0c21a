import { fen } from '@huarong/core/shared';
import { expect, test } from 'vitest';
import { topUpPath } from './top-up-path.ts';

test('links to the category of the promotion with prices that close the gap', () => {
  expect(topUpPath({ kind: 'category', categoryIds: ['60002'] }, fen(3_750))).toBe(
    '/category/60002/?f=range%3A38-238&sort=priceAsc',
  );
});

test('links to all products filtered by several categories or by brands', () => {
  expect(topUpPath({ kind: 'category', categoryIds: ['60001', '60002'] }, fen(0))).toBe(
    '/category/hot_rec/?f=category%3A60001%2C60002&sort=priceAsc',
  );
  expect(topUpPath({ kind: 'brand', brandIds: ['101'] }, fen(10_000))).toBe(
    '/category/hot_rec/?f=brand%3A101%3Brange%3A100-300&sort=priceAsc',
  );
});

test('has no link for a promotion on individual skus', () => {
  expect(topUpPath({ kind: 'list', goods: { skuIds: ['1'] } }, fen(100))).toBeNull();
});
