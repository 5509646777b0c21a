import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { d, el } from '../svg/markup.ts';

/** Light on pressed powder: a soft rise towards the lamp, a dark lip where the pan is sunk. */
function powderPaint(context: DrawContext, colour: string): string {
  return context.svgDefs.radial(
    [
      [0, lighten(colour, 0.3)],
      [0.55, colour],
      [1, darken(colour, 0.2)],
    ],
    0.36,
    0.3,
    0.85,
  );
}

/** A sunk pan of pressed powder with its outline given as a path; `press` is the stamped ornament. */
export function pan(context: DrawContext, outline: string, colour: string, press = ''): string {
  return (
    el('path', { d: outline, fill: '#120b10', opacity: 0.4, transform: 'translate(-0.8 -1.2)' }) +
    el('path', { d: outline, fill: '#fff', opacity: 0.35, transform: 'translate(0.7 1)' }) +
    el('path', { d: outline, fill: powderPaint(context, colour) }) +
    (press &&
      el('path', {
        d: press,
        fill: 'none',
        stroke: darken(colour, 0.28),
        'stroke-width': 0.8,
        opacity: 0.7,
      }) +
        el('path', {
          d: press,
          fill: 'none',
          stroke: lighten(colour, 0.55),
          'stroke-width': 0.7,
          opacity: 0.7,
          transform: 'translate(.7 .8)',
        }))
  );
}

export const ellipsePath = (cx: number, cy: number, rx: number, ry: number) =>
  d`M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`;

export const roundedPath = (x: number, y: number, width: number, height: number, r: number) =>
  d`M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;

/** A mirror shows the studio: sky, a dark flag, and a slanting window. */
export function mirrorPaint(context: DrawContext): string {
  return context.svgDefs.slant([
    [0, lighten(context.ambient, 0.85)],
    [0.34, darken(lighten(context.ambient, 0.4), 0.08)],
    [0.36, lighten(context.ambient, 0.9)],
    [0.52, lighten(context.ambient, 0.75)],
    [0.54, darken(lighten(context.ambient, 0.4), 0.16)],
    [1, lighten(context.ambient, 0.5)],
  ]);
}
