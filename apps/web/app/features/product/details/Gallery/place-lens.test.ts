import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeLens } from './place-lens.ts';

const image = { left: 168, top: 191, width: 626, height: 674 };
const beside = { left: 850, top: 191, width: 510, height: 640 };

it('covers the column beside, as tall as the image', () =>
  expect(placeLens({ x: 400, y: 400 }, image, beside).pane).toEqual({
    left: 850 - 168 - 8,
    top: 0,
    width: 518,
    height: 674,
  }));

it('shows what is under the lens, and never leaves the image', () =>
  fc.assert(
    fc.property(fc.integer({ min: -50, max: 2000 }), fc.integer({ min: -50, max: 1200 }), (x, y) => {
      const { lens, pane, image: large } = placeLens({ x, y }, image, beside);
      expect(lens.left).toBeGreaterThanOrEqual(0);
      expect(lens.top).toBeGreaterThanOrEqual(0);
      expect(lens.left + lens.width).toBeLessThanOrEqual(image.width + 1e-9);
      expect(lens.top + lens.height).toBeLessThanOrEqual(image.height + 1e-9);
      expect(lens.width * 2.6).toBeCloseTo(pane.width);
      expect(-large.left / 2.6).toBeCloseTo(lens.left);
      expect(large.width / image.width).toBeCloseTo(2.6);
    }),
  ));
