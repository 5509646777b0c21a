import { expect, test } from 'vitest';
import { arrivalText } from './arrival-text.ts';

test.each([
  ['2026-11-15T09:26:00+08:00', '今天 09:26'],
  ['2026-11-14T23:59:59+08:00', '11-14 23:59'],
  ['2025-12-31T08:00:00+08:00', '2025-12-31 08:00'],
])('a message of %s shows %s', (iso, text) =>
  // 00:30 in Shanghai is still the previous day in UTC.
  expect(arrivalText(iso, new Date('2026-11-14T16:30:00Z'))).toBe(text),
);
