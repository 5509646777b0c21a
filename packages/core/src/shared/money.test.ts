import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate, displayYuan, fen, fromYuan, sum, toYuan } from './index.ts';

describe('an amount', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [32_000, '320.00'],
    [118_000, '1180.00'],
  ])('of %i fen is written as %s', (amount, text) => expect(toYuan(fen(amount))).toBe(text));

  it.each([
    ['320', 32_000],
    ['320.5', 32_050],
    ['-0.00', 0],
    ['1e2', null],
    ['３２０', null],
    ['0.001', null],
    ['', null],
    [' 1', null],
  ])('written as %j is read as %s', (text, amount) => expect(fromYuan(text)).toBe(amount));

  it.each([
    [118_000, '¥1,180.00'],
    [123_456_789, '¥1,234,567.89'],
    [-8_000, '−¥80.00'],
    [99, '¥0.99'],
  ])('of %i fen is displayed as %s', (amount, text) => expect(displayYuan(fen(amount))).toBe(text));

  it('must be a whole number of fen', () => {
    expect(() => fen(0.1)).toThrow(RangeError);
    expect(() => fen(Number.MAX_SAFE_INTEGER + 1)).toThrow(RangeError);
  });

  it('is unchanged after writing and reading', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        (amount) => fromYuan(toYuan(fen(amount))) === amount,
      ),
    );
  });
});

describe('spreading an amount over lines', () => {
  it('gives the odd fen to the largest remainder, the earlier line first', () => {
    expect(allocate(fen(1_000), [10, 10, 10])).toEqual([334, 333, 333]);
    expect(allocate(fen(100), [1, 2])).toEqual([33, 67]);
    expect(allocate(fen(-1_000), [10, 10, 10])).toEqual([-334, -333, -333]);
  });

  it('gives 0 to a line without weight', () => expect(allocate(fen(7), [0, 5, 0])).toEqual([0, 7, 0]));

  it('refuses to spread an amount over zero weights', () => {
    expect(() => allocate(fen(1), [0, 0])).toThrow(RangeError);
    expect(allocate(fen(0), [])).toEqual([]);
  });

  it('loses no fen and gives no line more than one fen above its exact share', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e9 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), weights, (amount, given) => {
        fc.pre(given.some((weight) => weight > 0));
        const total = given.reduce((all, weight) => all + weight, 0);
        const shares = allocate(fen(amount), given);
        expect(sum(shares)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          expect(Math.abs(share - (amount * given[index]!) / total)).toBeLessThan(1.001);
        }
      }),
    );
  });
});
