import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dragBy, fillView, fitSize, fitView, visibleShare, zoomBy } from './zoom-view.ts';

const stage = { width: 1328, height: 900 };

it('fits a 4:5 image into the stage, and opens filling the width', () => {
  expect(fitSize(stage)).toEqual({ width: 720, height: 900 });
  expect(Math.round(fillView(stage).scale * 100)).toBe(184);
  expect(visibleShare(fillView(stage), stage).width).toBeCloseTo(1);
  expect(fillView({ width: 500, height: 900 }).scale).toBe(1);
});

it('keeps the point under the pointer', () => {
  const view = zoomBy(fillView(stage), stage, 1.3, { x: 0.8, y: 0.4 });
  const at = (shown: typeof view) => ({
    x: shown.x + (0.8 - 0.5) * visibleShare(shown, stage).width,
    y: shown.y + (0.4 - 0.5) * visibleShare(shown, stage).height,
  });
  expect(at(view).x).toBeCloseTo(at(fillView(stage)).x);
  expect(at(view).y).toBeCloseTo(at(fillView(stage)).y);
});

it('drags against the pointer, up to the edge', () => {
  const view = fillView(stage);
  expect(dragBy(view, stage, { x: 0, y: -90 }).y).toBeGreaterThan(view.y);
  const share = visibleShare(view, stage);
  expect(dragBy(view, stage, { x: 0, y: 9000 }).y).toBeCloseTo(share.height / 2);
});

it('stays within 100 and 300 %, and shows no room beside a larger image', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(0.5, 0.8, 1.25, 2), fc.integer({ min: -800, max: 800 })), {
        maxLength: 12,
      }),
      (steps) => {
        let view = fitView();
        for (const [factor, move] of steps)
          view = dragBy(zoomBy(view, stage, factor, { x: 0.1, y: 0.9 }), stage, { x: move, y: -move });
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(3);
        const share = visibleShare(view, stage);
        for (const [at, shown] of [
          [view.x, share.width],
          [view.y, share.height],
        ] as const) {
          if (shown >= 1) expect(at).toBe(0.5);
          else {
            expect(at - shown / 2).toBeGreaterThanOrEqual(-1e-9);
            expect(at + shown / 2).toBeLessThanOrEqual(1 + 1e-9);
          }
        }
      },
    ),
  ));
