import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateChange, dateChangeProblem, datesAfter, type PresaleDates } from './date-change.ts';

const DATES: PresaleDates = { depositUntil: 100, balanceFrom: 120, balanceUntil: 150, shipsBy: 200 };
const change = (part: Partial<DateChange>): DateChange => ({
  depositUntil: null,
  balanceUntil: null,
  ...part,
});

describe('other dates of a presale', () => {
  it.each<[Partial<DateChange>, number, string | null]>([
    [{}, 50, '时间没有变化'],
    [{ balanceUntil: 150 }, 50, '时间没有变化'],
    [{ depositUntil: 'now' }, 50, null],
    [{ depositUntil: 'now' }, 100, '时间没有变化'],
    [{ depositUntil: 'now' }, 101, '付定金已经结束，不能再改'],
    [{ depositUntil: 110 }, 100, '付定金已经结束，不能再改'],
    [{ depositUntil: 49 }, 50, '付定金的结束不能早于现在'],
    [{ depositUntil: 120 }, 50, null],
    [{ depositUntil: 121 }, 50, '付定金须在付尾款开始之前结束'],
    [{ balanceUntil: 149 }, 50, '付尾款的结束只能推后，不能提前'],
    [{ balanceUntil: 200 }, 149, null],
    [{ balanceUntil: 201 }, 149, '付尾款须在发货时间之前结束'],
    [{ balanceUntil: 160 }, 150, '付尾款已经结束，不能再延长'],
    [{ depositUntil: 'now', balanceUntil: 160 }, 50, null],
  ])('%j at %i: %s', (part, now, problem) => {
    expect(dateChangeProblem(DATES, change(part), now)).toBe(problem);
  });

  it('never take anything from who has paid a deposit', () => {
    const at = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(
        fc.tuple(at, at, at, at),
        fc.record({
          depositUntil: fc.oneof(at, fc.constant('now' as const), fc.constant(null)),
          balanceUntil: fc.option(at),
        }),
        at,
        (times, wanted, now) => {
          const [depositUntil, balanceFrom, balanceUntil, shipsBy] = times.toSorted((a, b) => a - b);
          const dates = {
            depositUntil: depositUntil!,
            balanceFrom: balanceFrom!,
            balanceUntil: balanceUntil!,
            shipsBy: shipsBy!,
          };
          if (dateChangeProblem(dates, wanted, now) !== null) return;
          const after = datesAfter(dates, wanted, now);
          expect(after.balanceUntil).toBeGreaterThanOrEqual(dates.balanceUntil);
          expect(after.shipsBy).toBe(dates.shipsBy);
          expect(after.depositUntil).toBeLessThanOrEqual(after.balanceFrom);
          expect(after.balanceUntil).toBeLessThanOrEqual(after.shipsBy);
          expect(after).not.toEqual(dates);
        },
      ),
    );
  });
});
