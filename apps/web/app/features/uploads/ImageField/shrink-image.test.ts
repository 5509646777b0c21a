import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sizeWithin } from './shrink-image.ts';

describe('the size of a photo before it is sent', () => {
  it.each([
    [4032, 3024, 2000, 1500],
    [3024, 4032, 1500, 2000],
    [2000, 1000, 2000, 1000],
    [10, 8, 10, 8],
    [20_000, 1, 2000, 1],
  ])('%i × %i becomes %i × %i', (width, height, expectedWidth, expectedHeight) =>
    expect(sizeWithin({ width, height })).toEqual({ width: expectedWidth, height: expectedHeight }),
  );

  it('never grows, fits, and keeps its proportion to a pixel', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12_000 }),
        fc.integer({ min: 1, max: 12_000 }),
        (width, height) => {
          const size = sizeWithin({ width, height });
          expect(size.width).toBeLessThanOrEqual(Math.min(width, 2_000));
          expect(size.height).toBeLessThanOrEqual(Math.min(height, 2_000));
          const scale = Math.min(1, 2_000 / Math.max(width, height));
          expect(Math.abs(size.width - width * scale)).toBeLessThanOrEqual(1);
          expect(Math.abs(size.height - height * scale)).toBeLessThanOrEqual(1);
        },
      ),
    ));
});
