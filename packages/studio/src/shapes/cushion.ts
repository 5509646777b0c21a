import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { el } from '../svg/markup.ts';
import { caseFace, closedCase, openCase } from './compact-parts.ts';

const BUILDS = [
  { radius: 80, rim: 24, view: 0.34 },
  { radius: 76, rim: 30, view: 0.3 },
] as const;

/** The sponge soaked with foundation, domed and porous, with the puff leaning in the lid. */
function open(context: DrawContext): Drawing {
  const build = context.random('build').pick(BUILDS);
  const { radius, rim, view } = build;
  const ry = radius * view;
  const y = -rim - ry * 0.2;
  const random = context.random('pores');
  const sponge = context.svgDefs.radial(
    [
      [0, lighten(context.fill, 0.4)],
      [0.6, context.fill],
      [1, darken(context.fill, 0.22)],
    ],
    0.38,
    0.3,
    0.8,
  );
  const pores = Array.from({ length: 34 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * 0.66;
    return el('ellipse', {
      cx: Math.cos(angle) * radius * far,
      cy: y - 3 + Math.sin(angle) * ry * far,
      rx: 1.5,
      ry: 0.7,
    });
  }).join('');
  const inside =
    el('ellipse', { cx: 0, cy: y, rx: radius * 0.8, ry: ry * 0.76, fill: darken(context.fill, 0.3) }) +
    el('ellipse', { cx: 0, cy: y - 3, rx: radius * 0.76, ry: ry * 0.72, fill: sponge }) +
    el('g', { fill: darken(context.fill, 0.35), opacity: 0.5 }, pores) +
    el('ellipse', {
      cx: -radius * 0.26,
      cy: y - ry * 0.26,
      rx: radius * 0.24,
      ry: ry * 0.14,
      fill: '#fff',
      opacity: 0.5,
      filter: context.svgDefs.blur(3),
    });
  return openCase(context, { ...build, inside });
}

/** The applicator with its ribbon. */
function puff(context: DrawContext): Drawing {
  const r = 46;
  const skin = mix(context.fill, '#fbf3ec', 0.55);
  const ribbon = context.cap;
  const art =
    el('ellipse', { cx: 0, cy: -14, rx: r, ry: 19, fill: darken(skin, 0.22) }) +
    el('ellipse', {
      cx: 0,
      cy: -20,
      rx: r,
      ry: 18,
      fill: context.svgDefs.radial(
        [
          [0, lighten(skin, 0.7)],
          [0.7, skin],
          [1, darken(skin, 0.2)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    }) +
    el('path', {
      d: 'M-44-24Q0-34 44-19L43-13Q0-27-45-18Z',
      fill: context.svgDefs.across([
        [0, lighten(ribbon, 0.3)],
        [0.4, ribbon],
        [1, darken(ribbon, 0.4)],
      ]),
    });
  return { art, width: r * 2, height: 40, foot: r };
}

export const cushion: ShapeArt = {
  front: open,
  angle: (context) => {
    const { radius, rim } = context.random('build').pick(BUILDS);
    return [
      { drawing: caseFace(context, radius * 0.96), x: radius * 0.4, back: 50 },
      { drawing: closedCase(context, radius * 0.9, rim * 0.7, 0.32), x: -radius * 0.36 },
      { drawing: puff(context), x: radius * 0.86, back: -8 },
    ];
  },
};
