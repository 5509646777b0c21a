import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { el, group, num } from '../svg/markup.ts';

/** A solid glass rod lying on the floor. */
export function glassRod(context: DrawContext, x: number, y: number, length: number, turn: number): string {
  const clear = mix(context.ambient, '#ffffff', 0.6);
  const dark = darken(context.ambient, 0.4);
  const body = context.svgDefs.down([
    [0, dark, 0.55],
    [0.14, '#fff', 0.85],
    [0.34, clear, 0.3],
    [0.62, dark, 0.2],
    [0.8, lighten(context.fill, 0.5), 0.6],
    [1, dark, 0.6],
  ]);
  return group(
    el('rect', {
      x: 6,
      y: 5,
      width: length,
      height: 12,
      rx: 5,
      fill: darken(context.ambient, 0.6),
      opacity: 0.5,
      filter: context.svgDefs.blur(4),
    }) +
      el('rect', { y: -7, width: length, height: 15, rx: 7.5, fill: body }) +
      el('ellipse', { cx: length - 5, cy: 0.5, rx: 4.4, ry: 6.6, fill: '#fff', opacity: 0.5 }),
    { transform: `translate(${num(x)} ${num(y)}) rotate(${num(turn)})` },
  );
}
