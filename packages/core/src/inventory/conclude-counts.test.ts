import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concludeCounts } from './index.ts';

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
