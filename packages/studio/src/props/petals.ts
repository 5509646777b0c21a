import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { d, el, group, num } from '../svg/markup.ts';

const PETAL = d`M0 0C-13 -4 -19 -17 -9 -25C-4 -29 3 -27 7 -29C18 -24 17 -8 0 0Z`;

/** A few petals fallen on the floor, in the colour of what is inside the pack. */
export function petals(context: DrawContext, spots: readonly (readonly [x: number, y: number])[]): string {
  const random = context.random('petals');
  const colour = mix(mix(context.fill, '#f3c9c4', 0.5), '#fff6f0', 0.25);
  const light = context.svgDefs.slant([
    [0, lighten(colour, 0.6)],
    [0.5, colour],
    [1, darken(colour, 0.22)],
  ]);
  return spots
    .map(([x, y]) => {
      const turn = random.between(0, 360);
      const size = random.between(0.7, 1.1);
      const lay = `translate(${num(x)} ${num(y)}) scale(${num(size)} ${num(size * 0.5)})`;
      return (
        group(
          el('ellipse', {
            cx: 6,
            cy: 5,
            rx: 17,
            ry: 12,
            fill: darken(context.ambient, 0.6),
            opacity: 0.36,
            filter: context.svgDefs.blur(3),
          }),
          { transform: lay },
        ) +
        group(
          group(
            el('path', { d: PETAL, fill: light }) +
              el('path', {
                d: 'M0-1Q0-14 3-27',
                fill: 'none',
                stroke: darken(colour, 0.3),
                'stroke-width': 0.7,
                opacity: 0.4,
              }),
            {
              transform: `rotate(${num(turn)}) translate(0 14)`,
            },
          ),
          { transform: lay },
        )
      );
    })
    .join('');
}
