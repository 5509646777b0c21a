import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { capFinish } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { drum } from '../parts/lathe.ts';
import { glint } from '../parts/sheen.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';

const BUILDS = [
  { radius: 66, height: 138, foot: 64 },
  { radius: 60, height: 156, foot: 56 },
  { radius: 78, height: 112, foot: 74 },
] as const;

const buildOf = (context: DrawContext) => context.random('build').pick(BUILDS);
const MOUTH = 0.2;

function cup(context: DrawContext, lit: boolean): Drawing {
  const { radius, height, foot } = buildOf(context);
  const top = -height;
  const ry = radius * MOUTH;
  const wax = mix(context.fill, '#fbf4e6', 0.55);
  const pool = context.svgDefs.radial(
    [
      [0, lighten(wax, lit ? 0.85 : 0.5)],
      [0.5, wax],
      [1, darken(wax, 0.2)],
    ],
    lit ? 0.5 : 0.38,
    0.4,
    0.7,
  );
  const flame = lit
    ? el('ellipse', {
        cx: 0,
        cy: top - 22,
        rx: 34,
        ry: 40,
        fill: context.svgDefs.radial([
          [0, '#ffd98f', 0.6],
          [1, '#ffd98f', 0],
        ]),
      }) +
      el('path', {
        d: d`M0 ${top - 2}c-9 -9 -5 -19 1 -32c7 13 9 23 -1 32Z`,
        fill: context.svgDefs.down([
          [0, '#fff3cf'],
          [0.5, '#ffd27a'],
          [1, '#f29a3c'],
        ]),
      }) +
      el('path', { d: d`M0 ${top - 4}c-3 -4 -2 -8 0 -13c3 5 3 9 0 13Z`, fill: '#fffbe8' })
    : '';
  const glass: DrawContext = { ...context, tilt: MOUTH };
  const art =
    vessel(glass, {
      profile: [
        [radius, top],
        [radius, -height * 0.3],
        [foot, -6, 8],
        [foot - 8, 0],
      ],
      wall: 5,
      floor: 14,
      level: top + 16,
    }) +
    el('ellipse', { cx: 0, cy: top, rx: radius, ry, fill: lighten(surfaceOf(context), 0.35) }) +
    el('ellipse', {
      cx: 0,
      cy: top + 1,
      rx: radius - 3.5,
      ry: ry - 1.2,
      fill: darken(surfaceOf(context), 0.3),
    }) +
    el('path', {
      d: d`M${-radius + 3.5} ${top + 2}A${radius - 3.5} ${ry} 0 0 1 ${radius - 3.5} ${top + 2}A${radius - 3.5} ${ry - 1} 0 0 1 ${-radius + 3.5} ${top + 2}Z`,
      fill: pool,
    }) +
    el('path', { d: d`M-.9 ${top + 3}V${top - 9}q1 -2 1.8 0V${top + 3}Z`, fill: '#2a2320' }) +
    flame +
    glint(d`M${-radius} ${top}A${radius} ${ry} 0 0 0 ${radius} ${top}`, 0.7, 1.3) +
    label(context, {
      width: radius * 1.26,
      top: top + ry + 20,
      bottom: -22,
      surface: surfaceOf(context),
      around: radius * 1.99,
      curve: MOUTH,
    });
  return { art, width: radius * 2, height: height + (lit ? 40 : ry), foot };
}

/** The lid, standing on its edge against the glass. */
function lid(context: DrawContext): Drawing {
  const { radius } = buildOf(context);
  const art = drum(context, {
    radius: radius * 0.98,
    top: -17,
    bottom: 0,
    colour: context.cap,
    finish: capFinish(context.cap, context.finish),
    tilt: 0.26,
  });
  return { art, width: radius * 1.96, height: 17 + radius * 0.26, foot: radius * 0.98 };
}

export const candle: ShapeArt = {
  front: (context) => cup(context, true),
  angle: (context) => {
    const { radius } = buildOf(context);
    return [
      { drawing: cup(context, false), x: -radius * 0.3, back: 26 },
      { drawing: lid(context), x: radius * 0.72, back: -16, scale: 0.94 },
    ];
  },
};
