import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampCrop, cropSquare, INITIAL_CROP, moveCrop } from './crop.ts';

const size = { width: 400, height: 200 };

describe('the avatar crop', () => {
  test('starts centred, as large as the image allows', () =>
    expect(cropSquare(size, INITIAL_CROP)).toEqual({ side: 200, left: 100, top: 0 }));
  test('moves left when the image is dragged right', () =>
    expect(cropSquare(size, moveCrop(size, INITIAL_CROP, 0.25, 0))).toEqual({ side: 200, left: 50, top: 0 }));
  test('stops at the edge when dragged too far', () =>
    expect(cropSquare(size, moveCrop(size, INITIAL_CROP, 9, 9))).toEqual({ side: 200, left: 0, top: 0 }));
  test('shrinks with zoom, up to four times', () => {
    expect(cropSquare(size, clampCrop(size, { ...INITIAL_CROP, zoom: 2 })).side).toBe(100);
    expect(clampCrop(size, { ...INITIAL_CROP, zoom: 99 }).zoom).toBe(4);
    expect(clampCrop(size, { ...INITIAL_CROP, zoom: 0 }).zoom).toBe(1);
  });
  test('never leaves the image', () =>
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) }),
        fc.record({
          x: fc.double({ min: -2, max: 3, noNaN: true }),
          y: fc.double({ min: -2, max: 3, noNaN: true }),
          zoom: fc.double({ min: 0, max: 9, noNaN: true }),
        }),
        (image, crop) => {
          const { side, left, top } = cropSquare(image, clampCrop(image, crop));
          expect(left).toBeGreaterThanOrEqual(0);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(left + side).toBeLessThanOrEqual(image.width + 1e-6);
          expect(top + side).toBeLessThanOrEqual(image.height + 1e-6);
        },
      ),
    ));
});
