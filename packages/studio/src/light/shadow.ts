import { darken, lighten, saturate } from '../colour/shade.ts';
import type { Drawing } from '../draw-context.ts';
import { d, el } from '../svg/markup.ts';
import type { SvgDefs } from '../svg/svg-defs.ts';
import type { Lighting } from './lighting.ts';

interface Ground {
  svgDefs: SvgDefs;
  lighting: Lighting;
  ambient: string;
  tilt: number;
}

/** The shadow of a standing object: tight and dark where it touches the floor, long and soft to the right. */
export function standingShadow(ground: Ground, drawing: Drawing): string {
  const { svgDefs, lighting, tilt } = ground;
  const colour = darken(saturate(ground.ambient, 1.2), 0.66);
  const { foot, height, contact } = drawing;
  const depth = contact ? Math.max(5, foot * 0.1) : Math.max(3, foot * tilt);
  const long = Math.min(height * 0.75, foot * 2.2 + 70) * lighting.reach;
  const fade = svgDefs.across([
    [0, colour, Math.min(0.9, lighting.darkness * 1.9)],
    [0.36, colour, lighting.darkness * 1.25],
    [1, colour, 0],
  ]);
  const back = Math.max(depth, 9);
  const cast = d`M${-foot * 0.86} ${-depth * 0.2}L${foot * 0.2} ${contact ? 1 : depth}L${foot} ${contact ? 1 : depth * 0.7}L${foot + long} ${-long * 0.08}L${foot + long * 0.9} ${-long * 0.2 - back}L${foot * 0.4} ${-back}Z`;
  const light = drawing.glow
    ? el('ellipse', {
        cx: foot + long * 0.2,
        cy: -long * 0.05,
        rx: long * 0.26,
        ry: depth * 0.4 + 3,
        fill: lighten(drawing.glow, 0.2),
        opacity: 0.4,
        filter: svgDefs.blur(5),
      })
    : '';
  const touch = contact
    ? el('path', { d: contact, fill: colour, opacity: 0.5, filter: svgDefs.blur(5) }) +
      el('path', { d: contact, fill: darken(colour, 0.4), opacity: 0.7, filter: svgDefs.blur(1.6) })
    : el('ellipse', {
        cx: foot * 0.1,
        cy: depth * 0.3,
        rx: foot * 1.28,
        ry: depth * 1.4 + Math.min(8, 2 + foot * 0.12),
        // A gradient, not a blur: round shadows are the most common ones, and filters are slow to rasterise.
        fill: svgDefs.radial([
          [0, darken(colour, 0.4), 0.95],
          [0.7, darken(colour, 0.3), 0.72],
          [0.82, colour, 0.3],
          [1, colour, 0],
        ]),
      });
  return el('path', { d: cast, fill: fade, filter: svgDefs.blur(lighting.softness) }) + light + touch;
}

/** The shadow of a lying object: as long as the object, soft to the right and below. */
export function lyingShadow(ground: Ground, length: number, thickness: number): string {
  const { svgDefs, lighting } = ground;
  const colour = darken(saturate(ground.ambient, 1.2), 0.66);
  const half = length / 2;
  return (
    el('ellipse', {
      cx: half + 12,
      cy: thickness * 0.16,
      rx: half * 1.04,
      ry: thickness * 0.3 + 5,
      fill: colour,
      opacity: lighting.darkness,
      filter: svgDefs.blur(9),
    }) +
    el('ellipse', {
      cx: half,
      cy: 1,
      rx: half * 0.97,
      ry: thickness * 0.1 + 2,
      fill: darken(colour, 0.4),
      opacity: 0.55,
      filter: svgDefs.blur(2.4),
    })
  );
}
