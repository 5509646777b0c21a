import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concludeCounts, concludeLotCounts } from './index.ts';

describe('counts of a sku', () => {
  it.each([
    [[], { state: 'uncounted' }],
    [[0], { state: 'matches' }],
    [[-2], { state: 'second' }],
    [[-2, -2], { state: 'agreed', difference: -2 }],
    [[-3, -1], { state: 'again' }],
    [[-3, -1, -1], { state: 'agreed', difference: -1 }],
    [[-3, 0], { state: 'again' }],
    [[-3, 0, 0], { state: 'agreed', difference: 0 }],
    [[0, -1], { state: 'again' }],
  ])('%j', (differences, expected) => {
    expect(concludeCounts(differences)).toEqual(expected);
  });

  it('never correct the books by what only one of the last two counts says', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -3, max: 3 })), (differences) => {
        const conclusion = concludeCounts(differences);
        if (conclusion.state !== 'agreed') return;
        expect(differences.slice(-2)).toEqual([conclusion.difference, conclusion.difference]);
      }),
    );
  });
});

describe('counts of a sku with lots', () => {
  const count = (difference: number, lots: [number, number][]) => ({ difference, lots: new Map(lots) });
  it.each([
    [
      'every lot is right',
      [
        count(0, [
          [1, 0],
          [2, 0],
        ]),
      ],
      'matches',
    ],
    [
      'the sum is right, the lots are not',
      [
        count(0, [
          [1, -1],
          [2, 1],
        ]),
      ],
      'second',
    ],
    [
      'two counts agree on each lot',
      [
        count(-1, [[1, -1]]),
        count(-1, [
          [2, 0],
          [1, -1],
        ]),
      ],
      'agreed',
    ],
    ['two counts agree on the sum alone', [count(-1, [[1, -1]]), count(-1, [[2, -1]])], 'again'],
    ['nothing was counted', [], 'uncounted'],
  ])('%s', (_name, counts, state) => expect(concludeLotCounts(counts).state).toBe(state));
});
