import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateLots, checkLotChoice, type LotOnHand, skipsEarlierLot } from './index.ts';

const TODAY = '2026-11-18';
const lot = (lotId: number, expiresOn: string, remaining: number, isRecalled = false): LotOnHand => ({
  lotId,
  expiresOn,
  remaining,
  isRecalled,
});
const LOTS = [
  lot(1, '2026-12-31', 2),
  lot(2, '2027-06-30', 5),
  lot(3, '2026-11-17', 9),
  lot(4, '2027-01-01', 9, true),
  lot(5, '2026-12-31', 4),
];

describe('a lot that somebody names', () => {
  it.each([
    ['a later one', [{ lotId: 2, units: 3 }], null],
    [
      'of two lots',
      [
        { lotId: 2, units: 2 },
        { lotId: 1, units: 1 },
      ],
      null,
    ],
    ['an unknown one', [{ lotId: 9, units: 1 }], { code: 'lot-not-found' }],
    ['an expired one', [{ lotId: 3, units: 1 }], { code: 'lot-choice-unsellable' }],
    ['a recalled one', [{ lotId: 4, units: 1 }], { code: 'lot-choice-unsellable' }],
    ['more than it has', [{ lotId: 1, units: 3 }], { code: 'lot-too-few', remaining: 2 }],
    [
      'more than it has, named twice',
      [
        { lotId: 1, units: 1 },
        { lotId: 1, units: 2 },
      ],
      { code: 'lot-too-few', remaining: 2 },
    ],
    ['more than leaves', [{ lotId: 2, units: 4 }], { code: 'lot-choice-too-many', units: 3 }],
  ])('%s', (_name, chosen, refusal) => {
    const checked = checkLotChoice(LOTS, chosen, 3, TODAY);
    expect(checked.ok ? null : checked.refusal).toEqual(refusal);
  });
});

describe('leaving an earlier lot behind', () => {
  it.each([
    [[{ lotId: 1, units: 2 }], false],
    // The same last day as lot 1.
    [[{ lotId: 5, units: 2 }], false],
    [[{ lotId: 2, units: 1 }], true],
    [
      [
        { lotId: 1, units: 2 },
        { lotId: 5, units: 4 },
        { lotId: 2, units: 1 },
      ],
      false,
    ],
    [
      [
        { lotId: 1, units: 1 },
        { lotId: 2, units: 1 },
      ],
      true,
    ],
    [[], false],
  ])('%j: %s', (taken, expected) => expect(skipsEarlierLot(LOTS, taken, TODAY)).toBe(expected));

  it('never happens with what is suggested', () => {
    const lots = fc.uniqueArray(
      fc.record({
        lotId: fc.nat(50),
        expiresOn: fc.constantFrom('2026-01-01', '2026-11-18', '2027-01-01', '2028-01-01'),
        remaining: fc.nat(9),
        isRecalled: fc.boolean(),
      }),
      { selector: ({ lotId }) => lotId },
    );
    fc.assert(
      fc.property(lots, fc.nat(40), (given, units) => {
        const { taken } = allocateLots(given, units, TODAY);
        expect(skipsEarlierLot(given, taken, TODAY)).toBe(false);
        expect(checkLotChoice(given, taken, units, TODAY).ok).toBe(true);
      }),
    );
  });
});
