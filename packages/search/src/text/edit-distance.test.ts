import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, isOneEditAway } from './edit-distance.ts';

describe('edit distance', () => {
  it.each([
    ['solene', 'solnee', 1],
    ['kestra', 'kesta', 1],
    ['kestra', 'kesstra', 1],
    ['kestra', 'kistra', 1],
    ['kestra', 'kestra', 0],
    ['kestra', 'ksetar', 2],
  ])('of %s and %s is %i', (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
  });

  it('of one is detected by isOneEditAway exactly when the full table says so', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(isOneEditAway(left, right)).toBe(editDistance(left, right) === 1);
      }),
      { numRuns: 1000 },
    );
  });
});
