import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { partFinish, roundPaint } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { ring, solid } from '../parts/lathe.ts';
import { d, el, group } from '../svg/markup.ts';

const BUILDS = [
  { hair: 96, half: 31, neck: 17, ferrule: 46, handle: 142, tip: 'dome' },
  { hair: 78, half: 36, neck: 19, ferrule: 40, handle: 146, tip: 'flat' },
  { hair: 70, half: 20, neck: 12, ferrule: 52, handle: 160, tip: 'point' },
] as const;

type Build = (typeof BUILDS)[number];

function headPath({ hair, half, neck, tip }: Build, foot: number): string {
  const top = foot - hair;
  if (tip === 'flat')
    return d`M${-neck} ${foot}C${-neck - 6} ${foot - hair * 0.4} ${-half} ${top + hair * 0.4} ${-half} ${top + 12}Q0 ${top - 12} ${half} ${top + 12}C${half} ${top + hair * 0.4} ${neck + 6} ${foot - hair * 0.4} ${neck} ${foot}Z`;
  const peak = tip === 'point' ? 0.12 : 0.46;
  return d`M${-neck} ${foot}C${-half * 1.2} ${foot - hair * 0.34} ${-half * 1.12} ${foot - hair * 0.66} ${-half * peak} ${top + hair * 0.05}Q0 ${top - 4} ${half * peak} ${top + hair * 0.05}C${half * 1.12} ${foot - hair * 0.66} ${half * 1.2} ${foot - hair * 0.34} ${neck} ${foot}Z`;
}

/** Bristles: fine strands fanned inside the head, dark roots, dipped tips. */
function head(context: DrawContext, build: Build, foot: number): string {
  const { hair, half, neck } = build;
  const path = headPath(build, foot);
  const random = context.random('hair');
  const top = foot - hair;
  const strands = (count: number) =>
    Array.from({ length: count }, () => {
      const lane = random.between(-1, 1);
      return d`M${lane * neck * 0.94} ${foot}Q${lane * half * 1.1} ${foot - hair * 0.45} ${lane * half * 0.82} ${top + random.between(4, hair * 0.4)}`;
    }).join('');
  return (
    el('path', { d: path, fill: roundPaint(context, context.fill, 'matte') }) +
    group(
      el('path', {
        d: strands(22),
        fill: 'none',
        stroke: darken(context.fill, 0.45),
        'stroke-width': 0.7,
        opacity: 0.4,
      }) +
        el('path', {
          d: strands(18),
          fill: 'none',
          stroke: lighten(context.fill, 0.6),
          'stroke-width': 0.6,
          opacity: 0.5,
        }) +
        el('path', {
          d: path,
          fill: context.svgDefs.down([
            [0, lighten(context.fill, 0.6), 0.7],
            [0.3, lighten(context.fill, 0.4), 0.1],
            [0.75, darken(context.fill, 0.6), 0],
            [1, darken(context.fill, 0.7), 0.6],
          ]),
        }),
      { 'clip-path': context.svgDefs.clip(path) },
    )
  );
}

function brush(context: DrawContext): Drawing {
  const build = context.random('build').pick(BUILDS);
  const { hair, half, neck, ferrule, handle } = build;
  const finish =
    context.finish === 'paper' || context.finish === 'frosted' ? 'matte' : partFinish(context.finish);
  const art =
    head(context, build, -handle - ferrule + 5) +
    solid(
      context,
      [
        [neck * 1.06, -handle - ferrule],
        [neck * 0.86, -handle],
      ],
      context.cap,
      'metal',
    ) +
    ring(context, neck * 0.98, -handle - ferrule * 0.42, 2.4, mix(context.cap, '#1a1512', 0.5)) +
    ring(context, neck * 0.95, -handle - ferrule * 0.3, 2.4, mix(context.cap, '#1a1512', 0.5)) +
    solid(
      context,
      [
        [neck * 0.86, -handle],
        [neck * 1.05, -handle * 0.62, 40],
        [neck * 0.55, -10, 20],
        [neck * 0.22, 0],
      ],
      context.body,
      finish,
    ) +
    label(context, { width: neck * 1.3, top: -handle + 12, bottom: -22, surface: context.body });
  return { art, width: half * 2, height: handle + ferrule + hair, foot: neck * 0.34 };
}

export const brushArt: ShapeArt = {
  front: brush,
  angle: (context): Placement[] => {
    const drawing = brush(context);
    return [
      { drawing, x: -58, turn: 22, back: 26 },
      { drawing, x: 62, turn: -17, back: 0, scale: 0.94 },
    ];
  },
};
