import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runningParts } from './running-parts.ts';

const DAY_MS = 86_400_000;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** The days that a part adds up. */
function daysOf({ unit, start, before, to }: ReturnType<typeof runningParts>[number]): string[] {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7)) - 1];
  const [first, end] =
    unit === 'month'
      ? [
          Date.UTC(year, month, (before ?? 0) + 1),
          Math.min(Date.UTC(year, month, to + 1), Date.UTC(year, month + 1, 1)),
        ]
      : [Date.UTC(year, before ?? 0, 1), Date.UTC(year, to, 1)];
  return Array.from({ length: (end - first) / DAY_MS }, (_, index) => dayOf(first / DAY_MS + index));
}

it('has each day of any period once, in at most five parts', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 19_000, max: 22_000 }),
      fc.integer({ min: 1, max: 400 }),
      (start, length) => {
        const parts = runningParts({ from: dayOf(start), to: dayOf(start + length - 1) });
        expect(parts.length).toBeLessThanOrEqual(5);
        expect(parts.flatMap(daysOf).sort()).toEqual(
          Array.from({ length }, (_, index) => dayOf(start + index)),
        );
      },
    ),
  ));

it('reads a year from the middle of a month in four parts', () =>
  expect(runningParts({ from: '2025-11-16', to: '2026-11-15' })).toEqual([
    { unit: 'month', start: '2025-11-01', before: 15, to: 30 },
    { unit: 'month', start: '2026-11-01', before: null, to: 15 },
    { unit: 'year', start: '2025-01-01', before: 11, to: 12 },
    { unit: 'year', start: '2026-01-01', before: null, to: 10 },
  ]));
