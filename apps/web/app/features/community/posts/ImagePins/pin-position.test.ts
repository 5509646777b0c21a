import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pinPosition, pointAt } from './pin-position.ts';

test('the middle stays, points near the edges move outwards, and cut strips have none', () => {
  expect(pinPosition({ x: 0.3, y: 0.5 })).toEqual({ x: 0.3, y: 0.5 });
  expect(pinPosition({ x: 0.5, y: 0.135 })!.y).toBeCloseTo(0.0968, 3);
  expect(pinPosition({ x: 0.5, y: 0.884 })!.y).toBeCloseTo(0.9242, 3);
  expect(pinPosition({ x: 0.5, y: 0.03 })).toBeNull();
  expect(pinPosition({ x: 0.5, y: 0.99 })).toBeNull();
});

test('an upright image loses strips above and below, a wide one at its sides', () => {
  expect(pinPosition({ x: 0.5, y: 0.1 }, { image: 0.5, box: 1 })).toBeNull();
  expect(pinPosition({ x: 0.1, y: 0.5 }, { image: 2, box: 1 })).toBeNull();
  expect(pinPosition({ x: 0.25, y: 0.5 }, { image: 2, box: 1 })).toEqual({ x: 0, y: 0.5 });
});

test('every place of every box is a point of the image that is shown there', () => {
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  const ratio = fc.double({ min: 0.2, max: 5, noNaN: true });
  fc.assert(
    fc.property(share, share, ratio, ratio, (x, y, image, box) => {
      const shown = pinPosition(pointAt({ x, y }, { image, box }), { image, box })!;
      expect(shown.x).toBeCloseTo(x, 6);
      expect(shown.y).toBeCloseTo(y, 6);
    }),
  );
});
