import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AddedLine, type CartQuantity, mergeLines } from './index.ts';

const inCart = (skuId: string, quantity: number, variant = ''): CartQuantity => ({
  skuId,
  variant,
  quantity,
  isChecked: false,
});
const added = (skuId: string, quantity: number, limit = 99): AddedLine => ({
  ...inCart(skuId, quantity),
  isChecked: true,
  limit,
  isLimitShared: false,
});
const variant = (name: string, quantity: number): AddedLine => ({
  ...added('case', quantity, 5),
  variant: name,
  isLimitShared: true,
});
const quantities = (existing: CartQuantity[], lines: AddedLine[], freeLines = 120) =>
  mergeLines(existing, lines, freeLines).merged.map(({ quantity }) => quantity);

describe('a line that enters a cart', () => {
  it('is new, or its units are added up to the limit', () => {
    expect(quantities([], [added('a', 3)])).toEqual([3]);
    expect(quantities([inCart('a', 2)], [added('a', 3)])).toEqual([5]);
    expect(quantities([inCart('a', 50)], [added('a', 60)])).toEqual([99]);
    expect(quantities([], [added('a', 3, 2)])).toEqual([2]);
  });

  it('takes no unit from a line above the limit', () => {
    expect(quantities([inCart('a', 7)], [added('a', 1, 2)])).toEqual([7]);
  });

  it('is added to the same line twice when it comes twice', () => {
    expect(quantities([], [added('a', 3), added('a', 4)])).toEqual([3, 7]);
  });

  it('is checked when either line was', () => {
    const unchecked = { ...added('a', 1), isChecked: false };
    const checked = { ...inCart('a', 1), isChecked: true };
    expect(mergeLines([inCart('a', 1)], [added('a', 1)], 9).merged[0]!.isChecked).toBe(true);
    expect(mergeLines([checked], [unchecked], 9).merged[0]!.isChecked).toBe(true);
    expect(mergeLines([inCart('a', 1)], [unchecked], 9).merged[0]!.isChecked).toBe(false);
  });

  it('is left when the cart has no line free, but joins a line of the same sku', () => {
    const { merged, left } = mergeLines([inCart('a', 1)], [added('b', 1), added('a', 1), added('c', 1)], 1);
    expect(merged.map(({ line }) => line.skuId)).toEqual(['b', 'a']);
    expect(left.map(({ skuId }) => skuId)).toEqual(['c']);
  });

  it('shares the limit of its bundle with the other variants, of the cart and of this merge', () => {
    const { merged, left } = mergeLines(
      [inCart('case', 2, 'x'), inCart('case', 4)],
      [variant('y', 2), variant('x', 9), variant('z', 1)],
      9,
    );
    expect(merged.map(({ line, quantity }) => [line.variant, quantity])).toEqual([
      ['y', 2],
      ['x', 3],
    ]);
    expect(left.map((line) => line.variant)).toEqual(['z']);
  });
});

describe('any merge', () => {
  const line = fc.record({
    skuId: fc.constantFrom('a', 'b', 'c', 'd'),
    variant: fc.constantFrom('', 'x', 'y'),
    quantity: fc.integer({ min: 1, max: 99 }),
    isChecked: fc.boolean(),
  });
  const keyOf = ({ skuId, variant: of }: CartQuantity) => `${skuId} ${of}`;
  const carts = fc.record({
    existing: fc.uniqueArray(line, { selector: keyOf }),
    // As with real skus, plain lines have their own limit and variants share that of their bundle.
    entering: fc.array(line).map((lines) =>
      lines.map((each) => ({
        ...each,
        limit: each.skuId.charCodeAt(0) - 90,
        isLimitShared: each.variant !== '',
      })),
    ),
    freeLines: fc.nat(5),
  });

  it('accounts for every line once, and opens no more lines than are free', () =>
    fc.assert(
      fc.property(carts, ({ existing, entering, freeLines }) => {
        const { merged, left } = mergeLines(existing, entering, freeLines);
        expect([...merged.map(({ line: entered }) => entered), ...left].length).toBe(entering.length);
        const known = new Set(existing.map(keyOf));
        const opened = new Set(
          merged.map(({ line: entered }) => keyOf(entered)).filter((key) => !known.has(key)),
        );
        expect(opened.size).toBeLessThanOrEqual(freeLines);
      }),
    ));

  it('never takes a unit, never adds more than entered, and passes the limit only where the cart already did', () =>
    fc.assert(
      fc.property(carts, ({ existing, entering, freeLines }) => {
        for (const { line: entered, before, quantity } of mergeLines(existing, entering, freeLines).merged) {
          expect(quantity).toBeGreaterThanOrEqual(before);
          expect(quantity - before).toBeLessThanOrEqual(entered.quantity);
          expect(quantity).toBeLessThanOrEqual(Math.max(before, entered.limit));
        }
      }),
    ));

  it('keeps all variants of a bundle together within their limit, unless they were above it', () =>
    fc.assert(
      fc.property(carts, ({ existing, entering, freeLines }) => {
        const bundles = entering.filter(({ isLimitShared }) => isLimitShared);
        const cart = new Map(existing.map((each) => [keyOf(each), each.quantity]));
        const unitsOf = (skuId: string) =>
          ['x', 'y'].reduce((units, of) => units + (cart.get(`${skuId} ${of}`) ?? 0), 0);
        const before = new Map(['a', 'b', 'c', 'd'].map((skuId) => [skuId, unitsOf(skuId)]));
        for (const { line: entered, quantity } of mergeLines(existing, bundles, freeLines).merged)
          cart.set(keyOf(entered), quantity);
        for (const { skuId, limit } of bundles)
          expect(unitsOf(skuId)).toBeLessThanOrEqual(Math.max(limit, before.get(skuId)!));
      }),
    ));
});
