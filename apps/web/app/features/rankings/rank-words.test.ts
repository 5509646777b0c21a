import { expect, test } from 'vitest';
import { dayWords, momentWords } from './rank-words.ts';

test('a moment and a day are said as people say them', () => {
  expect(momentWords('2026-11-05T10:00:00+08:00')).toBe('11 月 5 日 10:00');
  expect(dayWords('2026-02-03')).toBe('2 月 3 日');
});
