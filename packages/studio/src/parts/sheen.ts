import type { DrawContext } from '../draw-context.ts';
import { d, el, group } from '../svg/markup.ts';

/** The softbox mirrored in a smooth side: a tall pale window that fades downwards, cut to the outline. */
export function sheen(
  context: DrawContext,
  outline: string,
  area: { x: number; width: number; top: number; bottom: number; strength?: number },
): string {
  const { x, width, top, bottom } = area;
  const strength = (area.strength ?? 0.6) * context.lighting.highlight;
  const fade = context.svgDefs.down([
    [0, '#fff', strength],
    [0.55, '#fff', strength * 0.45],
    [1, '#fff', strength * 0.06],
  ]);
  const round = Math.min(width / 2, 5);
  return group(el('rect', { x, y: top, width, height: bottom - top, rx: round, fill: fade }), {
    'clip-path': context.svgDefs.clip(outline),
  });
}

/** A thin line of light along an edge. */
export function glint(path: string, strength = 0.5, width = 1): string {
  return el('path', {
    d: path,
    fill: 'none',
    stroke: '#fff',
    'stroke-width': width,
    'stroke-linecap': 'round',
    opacity: strength,
  });
}

/** The bright spot behind glass, low on the side away from the lamp. */
export function gathered(
  context: DrawContext,
  colour: string,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
): string {
  const glow = context.svgDefs.radial([
    [0, colour, 0.75],
    [0.6, colour, 0.25],
    [1, colour, 0],
  ]);
  return el('ellipse', { cx, cy, rx, ry, fill: glow });
}

export const arcFront = (radius: number, y: number, tilt: number) =>
  d`M${-radius} ${y}A${radius} ${radius * tilt} 0 0 0 ${radius} ${y}`;
