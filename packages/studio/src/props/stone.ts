import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { d, el, group, num } from '../svg/markup.ts';

/** A river pebble, smooth and matte. */
export function stone(context: DrawContext, x: number, y: number, size: number, purpose: string): string {
  const random = context.random(purpose);
  const colour = random.pick([
    mix(context.ambient, '#8d8781', 0.6),
    mix(context.ambient, '#efe9e1', 0.7),
    mix(context.ambient, '#4c4744', 0.65),
  ]);
  const tall = size * random.between(0.5, 0.68);
  const lean = random.between(-0.14, 0.14) * size;
  const path = d`M${-size} 0C${-size * 1.05} ${-tall * 0.8} ${-size * 0.5 + lean} ${-tall * 1.25} ${lean} ${-tall * 1.2}C${size * 0.62 + lean} ${-tall * 1.16} ${size * 1.06} ${-tall * 0.62} ${size} 0C${size * 0.9} ${tall * 0.36} ${-size * 0.9} ${tall * 0.36} ${-size} 0Z`;
  const light = context.svgDefs.radial(
    [
      [0, lighten(colour, 0.5)],
      [0.4, colour],
      [0.82, darken(colour, 0.36)],
      [1, mix(darken(colour, 0.3), context.ambient, 0.3)],
    ],
    0.32,
    0.22,
    0.86,
  );
  return group(
    el('ellipse', {
      cx: size * 0.4,
      cy: tall * 0.14,
      rx: size * 1.2,
      ry: tall * 0.26,
      fill: darken(context.ambient, 0.62),
      opacity: 0.42,
      filter: context.svgDefs.blur(4),
    }) + el('path', { d: path, fill: light }),
    { transform: `translate(${num(x)} ${num(y)})` },
  );
}
