import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, fen } from '../../../shared/index.ts';
import { spread } from './spread.ts';

describe('spreading a discount', () => {
  test.each([
    ['¥10 over three equal lines', 1000, [1000, 1000, 1000], [334, 333, 333]],
    ['a single fen goes to the largest weight', 1, [1, 5, 3], [0, 1, 0]],
    ['the whole amount', 9, [2, 3, 4], [2, 3, 4]],
    ['zero over zero weights', 0, [0, 0], [0, 0]],
    ['a line with weight 0 gets nothing', 100, [0, 300], [0, 100]],
  ])('%s', (_, amount, weights, shares) => {
    expect(spread(amount, weights)).toEqual(shares);
  });

  test('refuses to spread an amount over zero weights', () => {
    expect(() => spread(1, [0, 0])).toThrow(RangeError);
  });

  test('equals allocate for small and very large amounts, and never exceeds the weight', () => {
    const weights = fc.array(fc.oneof(fc.nat(1000), fc.nat(10_000_000_000)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(weights, fc.nat(1_000_000), (each, part) => {
        const total = each.reduce((all, weight) => all + weight, 0);
        const amount = Math.floor((total / 1_000_000) * part);
        const shares = spread(amount, each);
        expect(shares).toEqual(allocate(fen(amount), each));
        shares.forEach((share, index) => {
          expect(share).toBeLessThanOrEqual(each[index]!);
        });
      }),
      { numRuns: 2000 },
    );
  });
});
