import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, allocateLots, expiryState, type LotOnHand, shrinkLots } from './index.ts';

const TODAY = '2026-11-18';
const lot = (lotId: number, expiresOn: string, remaining: number, isRecalled = false): LotOnHand => ({
  lotId,
  expiresOn,
  remaining,
  isRecalled,
});

describe('which lots units are taken from', () => {
  const lots = [
    lot(1, '2027-06-30', 5),
    lot(2, '2026-11-18', 2),
    lot(3, '2026-11-17', 9),
    lot(4, '2026-12-01', 9, true),
  ];
  it('takes what expires first, on its last day too, and nothing expired or recalled', () => {
    expect(allocateLots(lots, 4, TODAY)).toEqual({
      taken: [
        { lotId: 2, units: 2 },
        { lotId: 1, units: 2 },
      ],
      rest: 0,
    });
  });
  it('says how many units no lot has', () => expect(allocateLots(lots, 10, TODAY).rest).toBe(3));

  const anyLots = fc.uniqueArray(
    fc.record({
      lotId: fc.nat(50),
      expiresOn: fc.constantFrom('2026-01-01', '2026-11-18', '2027-01-01', '2028-01-01'),
      remaining: fc.nat(9),
      isRecalled: fc.boolean(),
    }),
    { selector: ({ lotId }) => lotId },
  );
  it('never takes more than a lot has, and leaves an earlier sellable lot only when it is empty', () => {
    fc.assert(
      fc.property(anyLots, fc.nat(40), (given, units) => {
        const { taken, rest } = allocateLots(given, units, TODAY);
        const of = (lotId: number) => given.find((each) => each.lotId === lotId)!;
        expect(taken.reduce((sum, each) => sum + each.units, rest)).toBe(units);
        for (const each of taken) {
          expect(each.units).toBeLessThanOrEqual(of(each.lotId).remaining);
          expect(of(each.lotId).isRecalled).toBe(false);
          expect(of(each.lotId).expiresOn >= TODAY).toBe(true);
        }
        const last = taken.at(-1);
        const earlier = given.filter(
          (each) =>
            last && !each.isRecalled && each.expiresOn >= TODAY && each.expiresOn < of(last.lotId).expiresOn,
        );
        for (const each of earlier)
          expect(taken.find(({ lotId }) => lotId === each.lotId)?.units ?? 0).toBe(each.remaining);
        const sellable = given.filter((each) => !each.isRecalled && each.expiresOn >= TODAY);
        if (rest > 0) expect(sellable.reduce((sum, each) => sum + each.remaining, 0)).toBe(units - rest);
      }),
    );
  });
  it('shrinks expired lots first when nobody named a lot', () =>
    expect(shrinkLots(lots, 10)).toEqual([
      { lotId: 3, units: 9 },
      { lotId: 2, units: 1 },
    ]));
});

describe('how near the last day is', () => {
  it.each([
    ['2026-11-17', 'expired'],
    ['2026-11-18', 'months-3'],
    ['2027-02-17', 'months-3'],
    ['2027-02-18', 'months-6'],
    ['2027-05-17', 'months-6'],
    ['2027-05-18', 'fine'],
  ])('%s is %s', (day, state) => expect(expiryState(day, TODAY)).toBe(state));
  it('adds months as the database does', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2026-12-15', 3)).toBe('2027-03-15');
  });
});
