import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STORE, shanghaiTime } from '../shared/index.ts';
import { quietUntil } from './quiet-hours.ts';

it.each([
  ['2026-11-18T09:00:00+08:00', null],
  ['2026-11-18T20:59:59+08:00', null],
  ['2026-11-18T21:00:00+08:00', '2026-11-19T09:00:00+08:00'],
  ['2026-11-18T00:00:00+08:00', '2026-11-18T09:00:00+08:00'],
  ['2026-11-18T08:59:59+08:00', '2026-11-18T09:00:00+08:00'],
])('at %s texts wait until %s', (now, until) =>
  expect(quietUntil(new Date(now), STORE.messages)).toEqual(until === null ? null : new Date(until)),
);

it('follows other hours', () => {
  const hours = { quietFromHour: 20, quietToHour: 10 };
  expect(quietUntil(new Date('2026-11-15T19:59:00+08:00'), hours)).toBeNull();
  expect(quietUntil(new Date('2026-11-15T20:00:00+08:00'), hours)).toEqual(
    new Date('2026-11-16T10:00:00+08:00'),
  );
});

it('waits less than half a day, and ends at nine', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(times, (now) => {
      const until = quietUntil(now, STORE.messages);
      if (until === null) return;
      expect(shanghaiTime(until)).toBe('09:00');
      expect(until.getTime() - now.getTime()).toBeLessThanOrEqual(12 * 3_600_000);
      expect(until.getTime()).toBeGreaterThan(now.getTime());
    }),
  );
});
