import { expect, it } from 'vitest';
import { timesOf } from './audit-times.ts';

it('includes the last day, and leaves an open end open', () => {
  expect(timesOf('2026-11-13~2026-11-30')).toEqual({
    from: '2026-11-13T00:00:00+08:00',
    to: '2026-12-01T00:00:00+08:00',
  });
  expect(timesOf('2026-11-13~')).toEqual({ from: '2026-11-13T00:00:00+08:00' });
  expect(timesOf(undefined)).toEqual({});
});
