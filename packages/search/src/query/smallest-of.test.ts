import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallestOf } from './smallest-of.ts';

it('smallestOf returns the first values of the sorted list', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 200 }), fc.nat(30), (list, most) => {
      const sorted = list.toSorted((a, b) => a - b).slice(0, most);
      expect([...smallestOf(Float64Array.from(list), most)]).toEqual(sorted);
    }),
    { numRuns: 500 },
  );
});
