import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { roundCap } from '../parts/cap.ts';
import { beside } from '../parts/compose.ts';
import { collar, sprayer } from '../parts/fittings.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { label } from '../parts/label.ts';
import { slab } from '../parts/slab.ts';
import { blockCap } from '../parts/stopper.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { flaskInterior, flaskPath } from './flask.ts';

const BUILDS = [
  { width: 98, height: 150, cap: 100, square: true },
  { width: 84, height: 168, cap: 78, square: true },
  { width: 82, height: 160, cap: 92, square: false },
  { width: 112, height: 134, cap: 84, square: true },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);

const footOf = (context: DrawContext) => {
  const { width, square } = buildOf(context);
  return square ? flatFoot(width / 2, 12) : { foot: width / 2 };
};

function bottle(context: DrawContext): string {
  const { width, height, square } = buildOf(context);
  const neck = collar(context, width * 0.25, -height - 11, -height + 2);
  const front = square
    ? slab(context, {
        outline: flaskPath(width, height, 12, 8),
        inside: flaskInterior(width, height, 8, 13, 5),
        width,
        height,
        level: height - 32,
        floor: 13,
      })
    : vessel(context, {
        profile: [
          [width * 0.28, -height],
          [width / 2, -height + 8, 16],
          [width / 2, -4, 7],
          [width / 2 - 5, 0],
        ],
        floor: 13,
        level: -height + 24,
      });
  return (
    neck +
    front +
    label(context, {
      width: width * 0.74,
      top: -height + 26,
      bottom: -24,
      surface: surfaceOf(context),
      ...(square ? {} : { around: width, curve: context.tilt }),
    })
  );
}

function closed(context: DrawContext): Drawing {
  const { width, height, cap, square } = buildOf(context);
  const lid =
    square && context.random('lid').maybe(0.5)
      ? blockCap(context, width * 0.29, -height - cap, -height - 8)
      : roundCap(context, { radius: width * 0.3, top: -height - cap, bottom: -height - 8 });
  return { art: bottle(context) + lid, width, height: height + cap, ...footOf(context), glow: context.fill };
}

function opened(context: DrawContext): Drawing {
  const { width, height } = buildOf(context);
  return {
    art: bottle(context) + sprayer(context, width * 0.15, -height - 10),
    width,
    height: height + 12 + width * 0.42,
    ...footOf(context),
    glow: context.fill,
  };
}

function loneCap(context: DrawContext): Drawing {
  const { width, cap } = buildOf(context);
  return {
    art: roundCap(context, { radius: width * 0.3, top: -cap + 8, bottom: 0 }),
    width: width * 0.6,
    height: cap - 8,
    foot: width * 0.3,
  };
}

export const foundation: ShapeArt = {
  front: closed,
  angle: (context) => beside(opened(context), loneCap(context), 'left', 22),
};
