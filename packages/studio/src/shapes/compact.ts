import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { ellipsePath, pan } from '../parts/pan.ts';
import { d } from '../svg/markup.ts';
import { caseFace, closedCase, openCase } from './compact-parts.ts';

const BUILDS = [
  { radius: 84, rim: 12, view: 0.36 },
  { radius: 88, rim: 9, view: 0.3 },
  { radius: 80, rim: 16, view: 0.42 },
] as const;

/** Pressed powder with a stamped flower or rings. */
function open(context: DrawContext): Drawing {
  const build = context.random('build').pick(BUILDS);
  const { radius, rim, view } = build;
  const ry = radius * view;
  const y = -rim - ry * 0.2;
  const stamp = context.random('stamp').maybe(0.5)
    ? [0.26, 0.46, 0.64].map((r) => ellipsePath(0, y, radius * r, ry * r)).join('')
    : Array.from({ length: 8 }, (_, at) => {
        const a = (at / 8) * Math.PI * 2;
        const side = 0.26;
        const px = (angle: number, r: number) => Math.cos(angle) * radius * r;
        const py = (angle: number, r: number) => y + Math.sin(angle) * ry * r;
        return d`M0 ${y}Q${px(a - side, 0.5)} ${py(a - side, 0.5)} ${px(a, 0.66)} ${py(a, 0.66)}Q${px(a + side, 0.5)} ${py(a + side, 0.5)} 0 ${y}`;
      }).join('');
  const inside = pan(context, ellipsePath(0, y, radius * 0.82, ry * 0.78), context.fill, stamp);
  return openCase(context, { ...build, inside });
}

export const compact: ShapeArt = {
  front: open,
  angle: (context) => {
    const { radius, rim } = context.random('build').pick(BUILDS);
    return [
      { drawing: caseFace(context, radius), x: -radius * 0.34, back: 46 },
      { drawing: closedCase(context, radius * 0.92, rim, 0.32), x: radius * 0.42 },
    ];
  },
};
