import { expect, test } from 'vitest';
import { monthDayText, monthDayTimeText } from './rank-dates.ts';

test('formats a time and a date in Chinese', () => {
  expect(monthDayTimeText('2026-11-05T10:00:00+08:00')).toBe('11 月 5 日 10:00');
  expect(monthDayText('2026-02-03')).toBe('2 月 3 日');
});
