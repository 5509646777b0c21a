import { expect, test } from 'vitest';
import { monthDayText, monthDayTimeText } from './rank-dates.ts';

test('a moment and a day are said as people say them', () => {
  expect(monthDayTimeText('2026-11-05T10:00:00+08:00')).toBe('11 月 5 日 10:00');
  expect(monthDayText('2026-02-03')).toBe('2 月 3 日');
});
