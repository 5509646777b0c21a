import { expect, test } from 'vitest';
import { median, quantile } from './statistics.ts';

test('one spoilt round does not move the result', () => {
  expect(median([50, 9_000, 52, 51, 49])).toBe(51);
});

test('the slowest of a hundred answers is its 99th percentile', () => {
  const waits = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(quantile(waits, 0.99)).toBe(100);
});

test('nothing measured is not zero', () => {
  expect(median([])).toBeNaN();
});
