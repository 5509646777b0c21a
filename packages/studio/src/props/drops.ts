import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { el } from '../svg/markup.ts';

/** One clear drop on a surface: dark towards the lamp, bright where the light gathers, a point of sparkle. */
export function drop(
  context: DrawContext,
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
): string {
  const lens = context.svgDefs.radial(
    [
      [0, lighten(colour, 0.75), 0.95],
      [0.5, lighten(colour, 0.3), 0.85],
      [1, darken(colour, 0.2), 0.9],
    ],
    0.68,
    0.72,
    0.78,
  );
  return (
    el('ellipse', {
      cx: x + rx * 0.28,
      cy: y + ry * 0.4,
      rx: rx * 1.04,
      ry: ry * 0.9,
      fill: darken(context.ambient, 0.6),
      opacity: 0.4,
      filter: context.svgDefs.blur(2),
    }) +
    el('ellipse', { cx: x, cy: y, rx, ry, fill: lens }) +
    el('ellipse', {
      cx: x - rx * 0.36,
      cy: y - ry * 0.42,
      rx: rx * 0.2,
      ry: ry * 0.16,
      fill: '#fff',
      opacity: 0.92,
    })
  );
}

/** Drops spilt on the floor in front of the pack. */
export function floorDrops(
  context: DrawContext,
  spots: readonly (readonly [x: number, y: number, size: number])[],
  colour: string,
): string {
  return spots.map(([x, y, size]) => drop(context, x, y, size, size * 0.42, colour)).join('');
}
