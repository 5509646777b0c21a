import { expect, test } from 'vitest';
import { couponsPath, offlineValid, readCouponsQuery } from './coupons-query.ts';

test('store coupons use their own status numbers', () =>
  expect(([1, 0, 2] as const).map(offlineValid)).toEqual([1, 2, 3]));

test('a valid query round-trips, an invalid one falls back to the first page of usable coupons', () => {
  const query = { valid: 2, place: 'store', page: 3 } as const;
  const path = couponsPath(query, { page: 3 });
  expect(path).toBe('/myAccount/coupon?valid=2&place=store&page=3');
  expect(readCouponsQuery(new URL(path, 'http://shop').searchParams)).toEqual(query);
  expect(readCouponsQuery(new URLSearchParams('valid=9&page=-1&place=moon'))).toEqual({
    valid: 1,
    place: 'online',
    page: 1,
  });
});

test('another tab starts at page 1', () =>
  expect(couponsPath({ valid: 1, place: 'online', page: 4 }, { valid: 0 })).toBe(
    '/myAccount/coupon?valid=0',
  ));
