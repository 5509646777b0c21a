import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitPeriod } from './split-period.ts';

const DAY_MS = 86_400_000;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);
const numberOf = (day: string) => Date.parse(day) / DAY_MS;
const daysOf = (from: string, to: string): string[] =>
  Array.from({ length: numberOf(to) - numberOf(from) + 1 }, (_, index) => dayOf(numberOf(from) + index));
const endOf = (month: string) => {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year!, number!, 0)).toISOString().slice(0, 10);
};

it.each([
  [
    '2025-11-16',
    '2026-11-15',
    { from: '2025-12-01', to: '2026-10-01' },
    [
      { from: '2025-11-16', to: '2025-11-30' },
      { from: '2026-11-01', to: '2026-11-15' },
    ],
  ],
  ['2026-02-01', '2026-02-28', { from: '2026-02-01', to: '2026-02-01' }, []],
  ['2026-02-01', '2026-02-27', null, [{ from: '2026-02-01', to: '2026-02-27' }]],
  ['2028-02-02', '2028-03-30', null, [{ from: '2028-02-02', to: '2028-03-30' }]],
  [
    '2025-12-31',
    '2026-01-31',
    { from: '2026-01-01', to: '2026-01-01' },
    [{ from: '2025-12-31', to: '2025-12-31' }],
  ],
])('splits %s to %s', (from, to, months, days) => {
  expect(splitPeriod({ from, to })).toEqual({ months, days });
});

it('has every day once, in a whole month or by itself, and fewer than 62 by themselves', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15_000, max: 25_000 }),
      fc.integer({ min: 1, max: 400 }),
      (start, length) => {
        const period = { from: dayOf(start), to: dayOf(start + length - 1) };
        const { months, days } = splitPeriod(period);
        const alone = days.flatMap((part) => daysOf(part.from, part.to));
        const whole = months ? daysOf(months.from, endOf(months.to)) : [];
        expect([...alone, ...whole].sort()).toEqual(daysOf(period.from, period.to));
        expect(alone.length).toBeLessThan(62);
        expect(months === null || (months.from.endsWith('-01') && months.to.endsWith('-01'))).toBe(true);
      },
    ),
  );
});
