import { darken, lighten, tone } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { standingShadow } from '../light/shadow.ts';
import { flatFoot } from '../parts/flat-foot.ts';
import { d, el, group, num } from '../svg/markup.ts';

/** A stone or plaster block; its lit top lies at `y`. */
export function block(
  context: DrawContext,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
): string {
  const half = width / 2;
  const depth = width * context.tilt * 0.55;
  const top = d`M${-half} ${depth / 2}L${-half + depth * 1.1} ${-depth / 2}H${half - depth * 1.1}L${half} ${depth / 2}Z`;
  const front = d`M${-half} ${depth / 2}H${half}V${height}H${-half}Z`;
  const lid = context.svgDefs.across([
    [0, lighten(colour, 0.5)],
    [1, lighten(colour, 0.16)],
  ]);
  const face = context.svgDefs.slant([
    [0, lighten(colour, 0.08)],
    [0.5, tone(colour, -0.08, context.ambient)],
    [1, tone(colour, -0.2, context.ambient)],
  ]);
  const edge = el('path', {
    d: d`M${-half} ${depth / 2}H${half}`,
    stroke: lighten(colour, 0.65),
    'stroke-width': 1,
    opacity: 0.7,
  });
  const shadow = standingShadow(context, {
    art: '',
    width,
    height: height * 2,
    ...flatFoot(half, Math.min(8, depth)),
  });
  return (
    group(shadow, { transform: `translate(${num(x)} ${num(y + height)})` }) +
    group(
      el('path', { d: top, fill: lid }) +
        el('path', { d: front, fill: face }) +
        el('path', {
          d: d`M${-half} ${height - 5}H${half}V${height}H${-half}Z`,
          fill: darken(colour, 0.5),
          opacity: 0.14,
        }) +
        edge,
      { transform: `translate(${num(x)} ${num(y)})` },
    )
  );
}
