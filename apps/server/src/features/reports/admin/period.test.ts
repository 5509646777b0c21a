import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodBefore } from './period.ts';

const DAY_MS = 86_400_000;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

describe('the period before', () => {
  it.each([
    [{ from: '2026-11-01', to: '2026-11-15' }, 'previous', { from: '2026-10-17', to: '2026-10-31' }],
    [{ from: '2026-03-01', to: '2026-03-01' }, 'previous', { from: '2026-02-28', to: '2026-02-28' }],
    [{ from: '2028-02-29', to: '2028-03-01' }, 'year', { from: '2027-02-28', to: '2027-03-01' }],
  ] as const)('of %o is %s %o', (period, compare, before) => {
    expect(periodBefore(period, compare)).toEqual(before);
  });

  it('is as long, and ends on the day before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15_000, max: 25_000 }),
        fc.integer({ min: 1, max: 400 }),
        (start, days) => {
          const before = periodBefore({ from: dayOf(start), to: dayOf(start + days - 1) }, 'previous');
          expect(before).toEqual({ from: dayOf(start - days), to: dayOf(start - 1) });
        },
      ),
    );
  });
});
