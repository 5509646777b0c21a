import { describe, expect, it } from 'vitest';
import { formatExactTime, formatFen, formatRemaining, formatTime } from './format.ts';

const now = new Date('2026-11-16T02:24:00Z');

describe('times are read in Shanghai', () => {
  it.each([
    ['2026-11-16T01:12:00Z', '今天 09:12'],
    ['2026-11-15T16:00:00Z', '今天 00:00'],
    ['2026-11-15T15:59:00Z', '昨天 23:59'],
    ['2026-11-17T00:00:00Z', '明天 08:00'],
    ['2026-11-14T14:41:00Z', '11-14 22:41'],
    ['2025-12-31T15:59:00Z', '2025-12-31 23:59'],
  ])('%s is %s', (iso, text) => expect(formatTime(iso, now)).toBe(text));

  it('exactly', () => expect(formatExactTime('2026-11-16T02:24:07Z')).toBe('2026-11-16 10:24:07'));
  it('none', () => expect(formatTime(null)).toBe('—'));
});

it.each([
  ['2026-11-16T05:12:00Z', '还有 2 小时 48 分', false, true],
  ['2026-11-16T08:24:00Z', '还有 6 小时', false, false],
  ['2026-11-15T08:24:00Z', '逾期 18 小时', true, false],
  ['2026-11-19T03:24:00Z', '还有 3 天 1 小时', false, false],
  ['2026-11-16T02:30:00Z', '还有 6 分', false, true],
])('a deadline at %s reads %s', (iso, text, isLate, isSoon) =>
  expect(formatRemaining(iso, now)).toEqual({ text, isLate, isSoon }),
);

it.each([
  [103238, '¥1,032.38'],
  [-8000, '−¥80.00'],
  [0, '¥0.00'],
  [1, '¥0.01'],
])('%s fen read %s', (fen, text) => expect(formatFen(fen)).toBe(text));
