import { darken, lighten, mix, tone } from '../colour/shade.ts';
import type { DrawContext, Drawing, Placement, ShapeArt } from '../draw-context.ts';
import { inkOn, line, shortened } from '../parts/lettering.ts';
import { glint } from '../parts/sheen.ts';
import { d, el, group } from '../svg/markup.ts';
import { bow, boxFoot, carton, type Faces, RISE, ribbon, ribbonAround } from './carton.ts';

const BUILDS = [
  { width: 126, height: 104, depth: 44, lid: 30, bow: true },
  { width: 112, height: 138, depth: 40, lid: 34, bow: true },
  { width: 150, height: 84, depth: 54, lid: 26, bow: false },
] as const;

function closed(context: DrawContext): Drawing {
  const { width, height, depth, lid, bow: tied } = context.random('build').pick(BUILDS);
  const box = { width, height, depth };
  const hood = { width, height: lid, depth };
  const lift = depth * RISE;
  const lidFoot = -height + lid * 0.5;
  const middle = -(width + depth) / 2 + width / 2;
  const seat = el('path', {
    d: d`M${-(width + depth) / 2} ${lidFoot}h${width}v4h${-width}Z`,
    fill: '#120b10',
    opacity: 0.26,
  });
  const name = shortened(context, width * 0.6, 7);
  const ink = inkOn(context, context.body);
  const text = group(line(context, { text: name, y: -height * 0.36, width: width * 0.62, size: 15, ink }), {
    transform: `translate(${Math.round(tied ? middle + width * 0.275 : middle)})${tied ? ' scale(.6)' : ''}`,
  });
  const art =
    carton(context, box, context.body) +
    seat +
    (tied ? ribbon(context, box, width * 0.42, width * 0.13, 0) : '') +
    carton(context, hood, mix(context.body, '#ffffff', 0.05), lidFoot, 2.5) +
    (tied
      ? ribbon(context, hood, width * 0.42, width * 0.13, lidFoot) +
        bow(context, middle + depth * 0.55, lidFoot - lid - lift * 0.5)
      : ribbonAround(context, box, lidFoot)) +
    text;
  const top = height - lid * 0.5 + lid + lift;
  return { art, width: width + depth + 6, height: top + (tied ? 22 : 0), ...boxFoot({ width, depth }) };
}

/** The lid off: tissue paper spilling out, the filling's colour inside. */
function opened(context: DrawContext): Drawing {
  const { width, height, depth } = context.random('build').pick(BUILDS);
  const lift = depth * RISE;
  const x1 = -(width + depth) / 2;
  const top = -height;
  const tissue = mix(context.fill, '#fdf6ef', 0.6);
  const crumple = (dx: number, tall: number) =>
    d`M${x1 + dx} ${top + 2}l${width * 0.1} ${-tall}l${width * 0.13} ${tall * 0.5}l${width * 0.14} ${-tall * 0.8}l${width * 0.12} ${tall * 0.9}l${width * 0.1} ${-tall * 0.5}l${width * 0.12} ${tall * 0.9}Z`;
  const art =
    el('path', {
      d: d`M${x1} ${top}l${depth} ${-lift}h${width}l${-depth} ${lift}Z`,
      fill: darken(context.body, 0.5),
    }) +
    el('path', { d: crumple(depth * 0.7, 50), fill: darken(tissue, 0.16) }) +
    el('path', {
      d: crumple(depth * 0.32, 42),
      fill: context.svgDefs.slant([
        [0, lighten(tissue, 0.7)],
        [0.5, tissue],
        [1, darken(tissue, 0.2)],
      ]),
    }) +
    el('path', { d: crumple(width * 0.1, 28), fill: lighten(tissue, 0.4), opacity: 0.9 }) +
    frontOnly(context, { width, height, depth });
  return { art, width: width + depth, height: height + lift + 34, ...boxFoot({ width, depth }) };
}

function frontOnly(context: DrawContext, box: Faces): string {
  const { width, height, depth } = box;
  const x1 = -(width + depth) / 2;
  const x2 = x1 + width;
  const lift = depth * RISE;
  return (
    el('path', {
      d: d`M${x1} ${-height}H${x2}V0H${x1}Z`,
      fill: context.svgDefs.slant([
        [0, lighten(context.body, 0.2)],
        [0.5, context.body],
        [1, tone(context.body, -0.14, context.ambient)],
      ]),
    }) +
    el('path', {
      d: d`M${x2} ${-height}l${depth} ${-lift}V${-lift}L${x2} 0Z`,
      fill: tone(context.body, -0.3, context.ambient),
    }) +
    glint(d`M${x1} ${-height}H${x2}l${depth} ${-lift}`, 0.55, 1) +
    group(
      line(context, {
        text: shortened(context, width * 0.62, 7),
        y: -height * 0.45,
        width: width * 0.62,
        size: 15,
        ink: inkOn(context, context.body),
      }),
      {
        transform: `translate(${Math.round(x1 + width / 2)})`,
      },
    )
  );
}

export const giftBox: ShapeArt = {
  front: closed,
  angle: (context): Placement[] => {
    const { width, depth, lid } = context.random('build').pick(BUILDS);
    const hood = { width, height: lid, depth };
    const cover: Drawing = {
      art: carton(context, hood, context.body) + ribbon(context, hood, width * 0.42, width * 0.13, 0),
      width: width + depth,
      height: lid + depth * RISE,
      ...boxFoot({ width, depth }),
    };
    return [
      { drawing: opened(context), x: -16, back: 44 },
      { drawing: cover, x: 54, back: -6, scale: 0.92 },
    ];
  },
};
