import { darken, lighten, tone } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { glint } from '../parts/sheen.ts';
import { d, el, group } from '../svg/markup.ts';

export interface Faces {
  width: number;
  height: number;
  depth: number;
}

export const RISE = 0.62;

/** Front, right side and top of a box standing on 0, its front at the left. */
export function carton(
  context: DrawContext,
  { width, height, depth }: Faces,
  colour: string,
  foot = 0,
  grow = 0,
): string {
  const x1 = -(width + depth) / 2 - grow;
  const x2 = x1 + width + grow * 2;
  const x3 = x2 + depth;
  const lift = depth * RISE;
  const top = foot - height;
  const front = d`M${x1} ${top}H${x2}V${foot}H${x1}Z`;
  const side = d`M${x2} ${top}L${x3} ${top - lift}V${foot - lift}L${x2} ${foot}Z`;
  const lid = d`M${x1} ${top}L${x1 + depth} ${top - lift}H${x3}L${x2} ${top}Z`;
  const { svgDefs, ambient } = context;
  const metal = context.finish === 'metal' || context.finish === 'gloss';
  return (
    el('path', {
      d: front,
      fill: svgDefs.slant([
        [0, lighten(colour, metal ? 0.3 : 0.16)],
        [0.5, colour],
        [1, tone(colour, -0.14, ambient)],
      ]),
    }) +
    el('path', {
      d: side,
      fill: svgDefs.across([
        [0, tone(colour, -0.34, ambient)],
        [1, tone(colour, -0.24, ambient)],
      ]),
    }) +
    el('path', {
      d: lid,
      fill: svgDefs.slant([
        [0, lighten(colour, 0.46)],
        [1, lighten(colour, 0.16)],
      ]),
    }) +
    glint(d`M${x1} ${top}H${x2}L${x3} ${top - lift}`, 0.5, 0.9)
  );
}

/** A box touches the floor with its front and its right side. */
export function boxFoot({ width, depth }: Pick<Faces, 'width' | 'depth'>): { foot: number; contact: string } {
  const x1 = -(width + depth) / 2;
  const lift = depth * RISE;
  return {
    foot: (width + depth) / 2,
    contact: d`M${x1} 1H${x1 + width}L${x1 + width + depth + 3} ${-lift}H${x1 + depth}Z`,
  };
}

/** A ribbon over the front, the top and down the side. */
export function ribbon(
  context: DrawContext,
  { width, height, depth }: Faces,
  at: number,
  wide: number,
  foot: number,
): string {
  const x = -(width + depth) / 2 + at;
  const lift = depth * RISE;
  const top = foot - height;
  const colour = context.cap;
  const satin = context.svgDefs.across([
    [0, darken(colour, 0.2)],
    [0.3, lighten(colour, 0.45)],
    [0.6, colour],
    [1, darken(colour, 0.25)],
  ]);
  return (
    el('path', { d: d`M${x} ${top}h${wide}V${foot}h${-wide}Z`, fill: satin }) +
    el('path', {
      d: d`M${x} ${top}l${depth} ${-lift}h${wide}l${-depth} ${lift}Z`,
      fill: lighten(colour, 0.25),
    })
  );
}

export function bow(context: DrawContext, x: number, y: number): string {
  const colour = context.cap;
  const satin = context.svgDefs.slant([
    [0, lighten(colour, 0.6)],
    [0.4, colour],
    [0.7, darken(colour, 0.3)],
    [1, lighten(colour, 0.1)],
  ]);
  const loops = 'M0 0C-18-34-50-34-46-14C-44-2-18 2 0 0ZM0 0C14-38 50-36 46-16C43-4 18 2 0 0Z';
  const tails = 'M-2 0C-16 8-24 20-38 22L-30 32C-14 26-6 12 2 2ZM2 0C14 8 22 22 36 26L26 34C14 26 4 12-2 2Z';
  return group(
    el('path', { d: tails, fill: darken(colour, 0.12) }) +
      el('path', { d: loops, fill: satin }) +
      el('path', {
        d: 'M-8-4C-20-22-38-24-38-14C-36-8-20-4-8-4ZM8-5C18-24 38-26 38-16C36-9 20-4 8-5Z',
        fill: darken(colour, 0.45),
        opacity: 0.5,
      }) +
      el('ellipse', { cx: 0, cy: -1, rx: 7, ry: 6, fill: satin }),
    { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
  );
}

/** A belly band instead of a bow. */
export function ribbonAround(context: DrawContext, { width, depth }: Faces, lidFoot: number): string {
  const x1 = -(width + depth) / 2;
  const x2 = x1 + width;
  const y = lidFoot + 14;
  return (
    el('path', {
      d: d`M${x1} ${y}H${x2}v10H${x1}Z`,
      fill: context.svgDefs.across([
        [0, lighten(context.cap, 0.4)],
        [0.5, context.cap],
        [1, darken(context.cap, 0.2)],
      ]),
    }) +
    el('path', {
      d: d`M${x2} ${y}l${depth} ${-depth * RISE}v10l${-depth} ${depth * RISE}Z`,
      fill: darken(context.cap, 0.36),
    })
  );
}
