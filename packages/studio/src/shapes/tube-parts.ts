import { darken, lighten } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { fallPaint, partFinish, roundPaint } from '../light/materials.ts';
import { label } from '../parts/label.ts';
import { glint, sheen } from '../parts/sheen.ts';
import { d, el } from '../svg/markup.ts';

export interface TubeBuild {
  /** Half the width at the crimped top and at the round shoulder. */
  crimp: number;
  radius: number;
  height: number;
  cap: number;
}

/** A squeezed sleeve: flat where it is welded, round where the cap sits at `foot`. */
export function sleeve(context: DrawContext, { crimp, radius, height }: TubeBuild, foot: number): string {
  const finish = partFinish(context.finish);
  const top = foot - height;
  const weld = 15;
  const outline = d`M${-crimp} ${top + weld}C${-crimp + 1} ${top + height * 0.36} ${-radius} ${foot - height * 0.4} ${-radius} ${foot}A${radius} ${radius * context.tilt} 0 0 0 ${radius} ${foot}C${radius} ${foot - height * 0.4} ${crimp - 1} ${top + height * 0.36} ${crimp} ${top + weld}Z`;
  const band = d`M${-crimp - 0.5} ${top}H${crimp + 0.5}L${crimp} ${top + weld}H${-crimp}Z`;
  const teeth = Array.from({ length: 4 }, (_, at) => d`M${-crimp} ${top + 3 + at * 3.2}H${crimp}`).join('');
  // The fold below the weld: a soft dark wedge on each side of a lit middle.
  const fold = d`M${-crimp} ${top + weld}H${crimp}L${crimp * 0.34} ${top + height * 0.36}Q0 ${top + height * 0.27} ${-crimp * 0.34} ${top + height * 0.36}Z`;
  return (
    el('path', { d: outline, fill: roundPaint(context, context.body, finish) }) +
    el('path', { d: outline, fill: fallPaint(context) }) +
    el('path', {
      d: fold,
      fill: context.svgDefs.down([
        [0, '#fff', 0.34],
        [1, '#fff', 0],
      ]),
    }) +
    (finish === 'gloss' || finish === 'metal'
      ? sheen(context, outline, {
          x: -radius * 0.66,
          width: radius * 0.24,
          top: top + weld + 6,
          bottom: foot,
          strength: 0.42,
        })
      : '') +
    el('path', {
      d: band,
      fill: context.svgDefs.across([
        [0, darken(context.body, 0.14)],
        [0.24, lighten(context.body, 0.4)],
        [0.6, context.body],
        [1, darken(context.body, 0.26)],
      ]),
    }) +
    el('path', { d: teeth, stroke: darken(context.body, 0.4), 'stroke-width': 0.7, opacity: 0.35 }) +
    glint(d`M${-crimp} ${top + weld + 0.6}H${crimp}`, 0.4, 0.8) +
    label(context, { width: radius * 1.3, top: top + height * 0.3, bottom: foot - 14, surface: context.body })
  );
}
