import { darken, lighten, mix, saturate, tone } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { fallPaint, flatPaint, partFinish } from '../light/materials.ts';
import { d, el, group } from '../svg/markup.ts';
import { gathered, glint, sheen } from './sheen.ts';
import { frostVeil, tintOf } from './vessel.ts';

/** A flask with a flat front: square perfumes, foundations, nail polish. */
export interface Slab {
  /** Outline of the flask and of its interior, both standing on 0. */
  outline: string;
  inside: string;
  width: number;
  height: number;
  /** Height of the liquid above the floor of the interior. */
  level: number;
  floor: number;
}

export function slab(context: DrawContext, part: Slab): string {
  if (context.finish === 'glass') return glassSlab(context, part);
  if (context.finish === 'frosted') return frostedSlab(context, part);
  return opaqueSlab(context, part);
}

function opaqueSlab(context: DrawContext, { outline, width, height }: Slab): string {
  const { svgDefs } = context;
  const finish = partFinish(context.finish);
  const bevels = svgDefs.across([
    [0, '#120b10', 0.38],
    [0.03, '#fff', 0.35],
    [0.07, '#fff', 0.05],
    [0.9, '#120b10', 0.04],
    [0.95, '#120b10', 0.3],
    [0.975, '#fff', 0.22],
    [1, '#120b10', 0.4],
  ]);
  return (
    el('path', { d: outline, fill: flatPaint(context, context.body, finish) }) +
    el('path', { d: outline, fill: bevels }) +
    el('path', { d: outline, fill: fallPaint(context) }) +
    (finish === 'gloss'
      ? sheen(context, outline, {
          x: -width * 0.42,
          width: width * 0.16,
          top: -height,
          bottom: -8,
          strength: 0.5,
        })
      : '')
  );
}

function glassSlab(context: DrawContext, { outline, inside, width, height, level, floor }: Slab): string {
  const { svgDefs, ambient, fill } = context;
  const edge = darken(mix(ambient, context.body, 0.4), 0.45);
  const clear = mix(context.body, '#ffffff', 0.4);
  const thick = svgDefs.across([
    [0, edge, 0.8],
    [0.012, edge, 0.25],
    [0.035, '#fff', 0.75],
    [0.07, clear, 0.35],
    [0.5, '#fff', 0.2],
    [0.93, clear, 0.35],
    [0.965, '#fff', 0.6],
    [0.985, edge, 0.3],
    [1, edge, 0.85],
  ]);
  const rich = saturate(fill, 1.1);
  const depth = svgDefs.slant([
    [0, lighten(fill, 0.34)],
    [0.45, fill],
    [1, tone(rich, -0.24, ambient)],
  ]);
  const walls = svgDefs.across([
    [0, darken(rich, 0.4), 0.5],
    [0.05, darken(rich, 0.3), 0.14],
    [0.12, '#fff', 0.12],
    [0.88, '#fff', 0.04],
    [0.95, darken(rich, 0.3), 0.16],
    [1, darken(rich, 0.45), 0.5],
  ]);
  const surface = -floor - level;
  const interior = svgDefs.clip(inside);
  const filling = d`M${-width} ${surface}H${width}V0H${-width}Z`;
  return (
    el('path', { d: outline, fill: lighten(ambient, 0.35), opacity: 0.35 }) +
    el('path', { d: outline, fill: thick }) +
    el('path', { d: inside, fill: '#fff', opacity: 0.22 }) +
    group(
      el('path', { d: filling, fill: depth, opacity: 0.92 }) +
        gathered(
          context,
          lighten(fill, 0.7),
          width * 0.2,
          -floor - level * 0.16,
          width * 0.36,
          level * 0.34,
        ) +
        el('rect', {
          x: -width,
          y: surface,
          width: width * 2,
          height: 2.6,
          fill: lighten(fill, 0.6),
          opacity: 0.8,
        }),
      { 'clip-path': interior },
    ) +
    el('path', { d: inside, fill: walls }) +
    (tintOf(context) > 0
      ? el('path', { d: outline, fill: flatPaint(context, context.body, 'gloss'), opacity: tintOf(context) })
      : '') +
    el('path', { d: inside, fill: 'none', stroke: '#fff', 'stroke-width': 0.9, opacity: 0.5 }) +
    glint(d`M${-width * 0.46} ${-floor * 0.4}H${width * 0.46}`, 0.6, 1.6) +
    sheen(context, outline, {
      x: -width * 0.44,
      width: width * 0.12,
      top: -height + 2,
      bottom: -floor,
      strength: 0.62,
    }) +
    el('path', { d: outline, fill: 'none', stroke: edge, 'stroke-width': 0.9, opacity: 0.55 })
  );
}

function frostedSlab(context: DrawContext, { outline, inside, width, height, level, floor }: Slab): string {
  const { svgDefs } = context;
  const milk = mix(context.body, '#ffffff', 0.25);
  const filling = d`M${-width} ${-floor - level}H${width}V${-floor}H${-width}Z`;
  return (
    el('path', { d: outline, fill: flatPaint(context, milk, 'frosted') }) +
    group(
      group(el('path', { d: filling, fill: saturate(context.fill, 1.1), opacity: 0.7 }), {
        'clip-path': svgDefs.clip(inside),
      }),
      { filter: svgDefs.blur(7), 'clip-path': svgDefs.clip(outline) },
    ) +
    el('path', { d: outline, fill: frostVeil(context) }) +
    sheen(context, outline, {
      x: -width * 0.42,
      width: width * 0.2,
      top: -height,
      bottom: -4,
      strength: 0.3,
    }) +
    glint(d`M${-width * 0.44} -3H${width * 0.44}`, 0.4, 1.8) +
    el('path', { d: outline, fill: 'none', stroke: '#fff', 'stroke-width': 1, opacity: 0.5 })
  );
}
