import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { partFinish } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { ring, solid } from '../parts/lathe.ts';
import { d, el, group } from '../svg/markup.ts';

const BUILDS = [
  { half: 40, thick: 27, handle: 150, grip: 13 },
  { half: 34, thick: 32, handle: 162, grip: 15 },
] as const;

/** Polished stone: translucent, with soft veins, bright along the top. */
function stonePaint(context: DrawContext, colour: string): string {
  return context.svgDefs.down([
    [0, lighten(colour, 0.3)],
    [0.18, lighten(colour, 0.72)],
    [0.3, lighten(colour, 0.2)],
    [0.62, darken(colour, 0.1)],
    [0.9, darken(colour, 0.34)],
    [1, mix(colour, context.ambient, 0.4)],
  ]);
}

function barrel(context: DrawContext, cy: number, half: number, thick: number): string {
  const random = context.random('veins');
  const path = d`M${-half} ${cy - thick * 0.62}Q0 ${cy - thick * 1.1} ${half} ${cy - thick * 0.62}Q${half + 10} ${cy} ${half} ${cy + thick * 0.62}Q0 ${cy + thick * 1.1} ${-half} ${cy + thick * 0.62}Q${-half - 10} ${cy} ${-half} ${cy - thick * 0.62}Z`;
  const veins = Array.from({ length: 4 }, () => {
    const x = random.between(-half, half * 0.6);
    return d`M${x} ${cy - thick}q${random.between(6, 26)} ${thick * 0.8} ${random.between(-8, 26)} ${thick * 2}`;
  }).join('');
  return (
    el('path', { d: path, fill: stonePaint(context, context.fill) }) +
    group(
      el('path', {
        d: veins,
        fill: 'none',
        stroke: lighten(context.fill, 0.75),
        'stroke-width': 2.4,
        opacity: 0.4,
        filter: context.svgDefs.blur(1),
      }),
      { 'clip-path': context.svgDefs.clip(path) },
    ) +
    el('path', {
      d: d`M${-half + 4} ${cy - thick * 0.5}Q0 ${cy - thick * 0.86} ${half - 8} ${cy - thick * 0.5}`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 3,
      'stroke-linecap': 'round',
      opacity: 0.6,
      filter: context.svgDefs.blur(1),
    })
  );
}

function fork(context: DrawContext, cy: number, half: number, neck: number): string {
  const rail = d`M${-half - 9} ${cy}V${(cy + neck) / 2}Q${-half - 9} ${neck - 10} 0 ${neck}Q${half + 9} ${neck - 10} ${half + 9} ${(cy + neck) / 2}V${cy}`;
  const wire = (stroke: string, width: number, opacity: number, dx = 0) =>
    el('path', {
      d: rail,
      fill: 'none',
      stroke,
      'stroke-width': width,
      'stroke-linecap': 'round',
      opacity,
      transform: dx ? `translate(${dx})` : undefined,
    });
  return (
    wire(darken(context.cap, 0.45), 5, 1) +
    wire(context.cap, 3.2, 1, -0.5) +
    wire(lighten(context.cap, 0.8), 1.1, 0.9, -1.2)
  );
}

function roller(context: DrawContext): Drawing {
  const { half, thick, handle, grip } = context.random('build').pick(BUILDS);
  const neck = -handle;
  const cy = neck - thick - 26;
  const art =
    fork(context, cy, half, neck - 4) +
    barrel(context, cy, half, thick) +
    solid(
      context,
      [
        [grip * 0.6, neck - 10],
        [grip * 0.8, neck + 14],
      ],
      context.cap,
      'metal',
    ) +
    ring(context, grip * 0.84, neck + 10, 5, context.cap) +
    solid(
      context,
      [
        [grip * 0.8, neck + 14],
        [grip * 1.15, neck * 0.5, 50],
        [grip * 1.05, -12, 10],
        [grip * 0.6, 0],
      ],
      context.body,
      partFinish(context.finish),
    ) +
    label(context, { width: grip * 1.4, top: neck + 26, bottom: -20, surface: context.body });
  return { art, width: half * 2 + 26, height: handle + thick * 2 + 30, foot: grip * 0.7 };
}

/** Gua sha: a flat heart of the same stone. */
function guasha(context: DrawContext): Drawing {
  const path = 'M-62-40C-58-84-6-92 8-66C20-92 66-86 66-48C66-14 24 0-10 0C-44 0-64-14-62-40Z';
  const art =
    el('path', { d: path, fill: darken(context.fill, 0.3), transform: 'translate(3 2)' }) +
    el('path', {
      d: path,
      fill: context.svgDefs.slant([
        [0, lighten(context.fill, 0.7)],
        [0.4, lighten(context.fill, 0.1)],
        [1, darken(context.fill, 0.26)],
      ]),
    }) +
    el('path', {
      d: 'M-50-42C-46-68-16-78 0-62',
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      opacity: 0.55,
      filter: context.svgDefs.blur(1.2),
    }) +
    el('path', {
      d: 'M-30-10Q0-30 50-34M-44-30Q-6-44 20-58',
      fill: 'none',
      stroke: lighten(context.fill, 0.7),
      'stroke-width': 2,
      opacity: 0.3,
      filter: context.svgDefs.blur(1),
    });
  return { art, width: 130, height: 88, foot: 46 };
}

export const rollerArt: ShapeArt = {
  front: roller,
  angle: (context): Placement[] => [
    { drawing: roller(context), x: -40, turn: 20, back: 34 },
    { drawing: guasha(context), x: 62, back: -8 },
  ],
};
