import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { d, el, group } from '../svg/markup.ts';

const BUILDS = [
  { half: 66, height: 176, slant: 0 },
  { half: 70, height: 164, slant: 46 },
  { half: 60, height: 186, slant: 30 },
] as const;

/** A make-up egg: matte, porous, in the pack's body colour. */
function egg(context: DrawContext): Drawing {
  const { half, height, slant } = context.random('build').pick(BUILDS);
  const colour = context.body;
  const random = context.random('pores');
  const outline = d`M0 ${-height}C${half * 0.36} ${-height} ${half} ${-height * 0.58} ${half} ${-height * 0.34}C${half} ${-height * 0.1} ${half * 0.56} 0 0 0C${-half * 0.56} 0 ${-half} ${-height * 0.1} ${-half} ${-height * 0.34}C${-half} ${-height * 0.58} ${-half * 0.36} ${-height} 0 ${-height}Z`;
  const light = context.svgDefs.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.35, lighten(colour, 0.14)],
      [0.66, darken(colour, 0.08)],
      [0.92, mix(darken(colour, 0.36), context.ambient, 0.12)],
      [1, mix(darken(colour, 0.22), context.ambient, 0.34)],
    ],
    0.34,
    0.34,
    0.78,
  );
  const pores = Array.from({ length: 96 }, () => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.next());
    const x = Math.cos(angle) * half * 0.92 * far;
    const y = -height * 0.42 + Math.sin(angle) * height * 0.42 * far;
    return d`M${x} ${y}h${random.between(0.1, 0.8)}`;
  }).join('');
  const cut = slant
    ? el('path', {
        d: d`M${half * 0.1} ${-height}L${half + 4} ${-height + slant + 40}V${-height}Z`,
        fill: lighten(colour, 0.36),
      }) +
      el('path', {
        d: d`M${half * 0.1} ${-height}L${half + 4} ${-height + slant + 40}`,
        stroke: lighten(colour, 0.7),
        'stroke-width': 1.4,
        opacity: 0.7,
      })
    : '';
  const art =
    el('path', { d: outline, fill: light }) +
    group(
      el('path', {
        d: pores,
        stroke: darken(colour, 0.45),
        'stroke-width': 1.5,
        'stroke-linecap': 'round',
        opacity: 0.24,
      }) +
        el('path', {
          d: pores,
          stroke: lighten(colour, 0.6),
          'stroke-width': 0.9,
          'stroke-linecap': 'round',
          opacity: 0.24,
          transform: 'translate(.9 1)',
        }) +
        cut,
      { 'clip-path': context.svgDefs.clip(outline) },
    );
  return { art, width: half * 2, height, foot: half * 0.62 };
}

export const sponge: ShapeArt = {
  front: egg,
  angle: (context): Placement[] => {
    const first = egg(context);
    const second = egg({ ...context, body: mix(context.body, context.fill, 0.75) });
    return [
      { drawing: second, x: 62, back: 30, scale: 0.86, turn: 10 },
      { drawing: first, x: -36, back: 0 },
    ];
  },
};
