import { expect, it } from 'vitest';
import { lastRefresh, nextRefresh } from './index.ts';

it.each([
  ['2026-11-15T09:59:59+08:00', '2026-11-14T02:00:00.000Z', '2026-11-15T02:00:00.000Z'],
  ['2026-11-15T10:00:00+08:00', '2026-11-15T02:00:00.000Z', '2026-11-16T02:00:00.000Z'],
  ['2026-11-15T23:59:59+08:00', '2026-11-15T02:00:00.000Z', '2026-11-16T02:00:00.000Z'],
  ['2026-12-31T16:30:00Z', '2026-12-31T02:00:00.000Z', '2027-01-01T02:00:00.000Z'],
])('at %s the last and next refresh are at ten o’clock in Shanghai', (now, last, next) => {
  expect(lastRefresh(new Date(now)).toISOString()).toBe(last);
  expect(nextRefresh(new Date(now)).toISOString()).toBe(next);
});
