import { expect, test } from 'vitest';
import { couponTerms, expiredText, shortOrderId, validityText } from './coupon-texts.ts';

const now = new Date('2026-11-15T20:00:00+08:00');

test.each([
  ['2026-12-11T00:00:00+08:00', '至 2026-12-10', false],
  ['2026-11-18T00:00:00+08:00', '2026-11-17 23:59 到期，还剩 2 天', true],
  ['2026-11-16T00:00:00+08:00', '2026-11-15 23:59 到期，就在今天', true],
])('a coupon that expires at %s shows %s', (validTo, text, isSoon) =>
  expect(validityText(validTo, now)).toEqual({ text, isSoon }),
);

test.each([
  ['2026-11-01T00:00:00+08:00', '2026-10-31 已过期'],
  ['2026-11-15T19:30:00+08:00', '2026-11-15 已过期'],
])('an expired coupon of %s shows %s and no time left', (validTo, text) =>
  expect(expiredText(validTo)).toBe(text),
);

test('coupon terms show a threshold, a cap, or none', () => {
  expect(couponTerms({ threshold: '599.00' })).toBe('满 599 可用');
  expect(couponTerms({ threshold: '1299.00' })).toBe('满 1,299 可用');
  expect(couponTerms({ threshold: '199.00', cap: '60.00' })).toBe('至多减 ¥60');
  expect(couponTerms({ threshold: '0.00' })).toBe('无门槛');
});

test('a long order id is shortened, a store receipt number is not', () =>
  expect([shortOrderId('202610221925205181'), shortOrderId('XH-0417-2086')]).toEqual([
    '202610…5181',
    'XH-0417-2086',
  ]));
