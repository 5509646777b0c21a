import { expect, it } from 'vitest';
import { createValuePool } from './value-pool.ts';

it('makes equal values of different rows one value', () => {
  const { text, list, date } = createValuePool();
  const [first, second] = [list(['保湿', '提亮']), list(['保湿', '提亮'])];
  expect(first).toBe(second);
  expect(list(['保湿提亮'])).not.toBe(first);
  expect(list([])).toBe(list([]));
  expect(date(new Date(5))).toBe(date(new Date(5)));
  expect(date(new Date(6))).not.toBe(date(new Date(5)));
  expect(text('30ml')).toBe('30ml');
  expect(text(null)).toBeNull();
});
