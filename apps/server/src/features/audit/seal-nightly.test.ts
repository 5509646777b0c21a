import { expect, it } from 'vitest';
import { nextSealing } from './seal-nightly.ts';

it.each([
  ['2026-11-16T00:00:00+08:00', '2026-11-16T01:30:00+08:00'],
  ['2026-11-16T01:29:59+08:00', '2026-11-16T01:30:00+08:00'],
  ['2026-11-16T01:30:00+08:00', '2026-11-17T01:30:00+08:00'],
  ['2026-11-16T23:59:00+08:00', '2026-11-17T01:30:00+08:00'],
])('after %s the log is sealed at %s', (now, expected) => {
  expect(nextSealing(new Date(now)).toISOString()).toBe(new Date(expected).toISOString());
});
