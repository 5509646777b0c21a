import { darken, lighten, tone } from '../colour/shade.ts';
import type { DrawContext, Drawing, ShapeArt } from '../draw-context.ts';
import { lidPaint } from '../light/materials.ts';
import { roundCap } from '../parts/cap.ts';
import { label } from '../parts/label.ts';
import { seam } from '../parts/lathe.ts';
import { glint } from '../parts/sheen.ts';
import { surfaceOf, vessel } from '../parts/vessel.ts';
import { d, el } from '../svg/markup.ts';

export interface JarBuild {
  radius: number;
  height: number;
  foot: number;
  lid: number;
}

function pot(context: DrawContext, { radius, height, foot }: JarBuild): string {
  return (
    vessel(context, {
      profile: [
        [radius, -height],
        [radius, -height + 6, 6],
        [radius, -height * 0.42, 20],
        [foot, -5, 12],
        [foot - 8, 0],
      ],
      wall: 9,
      floor: 15,
      level: -height + 6,
    }) +
    label(context, {
      width: radius * 1.24,
      top: -height + radius * context.tilt + 4,
      bottom: -9,
      surface: surfaceOf(context),
      around: radius * 1.96,
      curve: context.tilt,
    })
  );
}

/** Cream in the mouth of the jar, pulled up to a peak by a spatula. */
function cream(context: DrawContext, radius: number, y: number, ry: number): string {
  const { fill, svgDefs, ambient } = context;
  const light = svgDefs.slant([
    [0, lighten(fill, 0.75)],
    [0.45, lighten(fill, 0.15)],
    [1, tone(fill, -0.24, ambient)],
  ]);
  const r = radius * 0.86;
  const peak = d`M${-r * 0.82} ${y}C${-r * 0.7} ${y - ry * 0.9} ${-r * 0.2} ${y - ry * 1.2} ${r * 0.02} ${y - ry * 1.5}C${r * 0.14} ${y - ry * 2.2} ${r * 0.1} ${y - ry * 2.6} ${r * 0.3} ${y - ry * 2.9}C${r * 0.3} ${y - ry * 1.9} ${r * 0.72} ${y - ry * 1.1} ${r * 0.84} ${y}C${r * 0.7} ${y + ry * 0.72} ${-r * 0.7} ${y + ry * 0.72} ${-r * 0.82} ${y}Z`;
  return (
    el('ellipse', { cx: 0, cy: y, rx: r, ry: ry * 0.86, fill: tone(fill, -0.12, ambient) }) +
    el('path', { d: peak, fill: light }) +
    el('path', {
      d: d`M${-r * 0.5} ${y + ry * 0.1}C${-r * 0.2} ${y - ry * 0.7} ${r * 0.2} ${y - ry * 0.6} ${r * 0.28} ${y - ry * 1.9}C${r * 0.36} ${y - ry * 0.7} ${r * 0.1} ${y} ${-r * 0.5} ${y + ry * 0.1}Z`,
      fill: darken(fill, 0.25),
      opacity: 0.22,
    }) +
    el('path', {
      d: d`M${-r * 0.62} ${y - ry * 0.2}C${-r * 0.4} ${y - ry * 0.9} ${-r * 0.1} ${y - ry} ${r * 0.1} ${y - ry * 1.5}`,
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
      opacity: 0.6,
      filter: svgDefs.blur(0.8),
    })
  );
}

export function jarArt(buildOf: (context: DrawContext) => JarBuild): ShapeArt {
  const closed = (context: DrawContext): Drawing => {
    const build = buildOf(context);
    const { radius, height, foot, lid } = build;
    const art =
      pot(context, build) +
      seam(context, radius, -height, 0.35) +
      roundCap(context, { radius: radius + 1.5, top: -height - lid, bottom: -height - 1 });
    return {
      art,
      width: radius * 2 + 3,
      height: height + lid + radius * context.tilt,
      foot,
      ...glowOf(context),
    };
  };
  const opened = (context: DrawContext): Drawing => {
    const build = buildOf(context);
    const { radius, height, foot } = build;
    const view = 0.24;
    const ry = radius * view;
    const wall = surfaceOf(context);
    const art =
      pot({ ...context, tilt: view }, build) +
      el('ellipse', { cx: 0, cy: -height, rx: radius, ry, fill: lidPaint(context, wall, 'gloss') }) +
      el('ellipse', { cx: 0, cy: -height + 0.6, rx: radius * 0.9, ry: ry * 0.88, fill: darken(wall, 0.32) }) +
      cream(context, radius, -height + 1.4, ry) +
      glint(d`M${-radius} ${-height}A${radius} ${ry} 0 0 0 ${radius} ${-height}`, 0.7, 1.3);
    return { art, width: radius * 2, height: height + ry * 2.6, foot, ...glowOf(context) };
  };
  const lidAlone = (context: DrawContext): Drawing => {
    const { radius, lid } = buildOf(context);
    return {
      art: roundCap({ ...context, tilt: 0.24 }, { radius: radius + 1, top: -lid, bottom: 0 }),
      width: radius * 2,
      height: lid + radius * 0.24,
      foot: radius,
    };
  };
  return {
    front: closed,
    angle: (context) => {
      const { radius, height } = buildOf(context);
      return [
        { drawing: lidAlone(context), x: radius * 0.86, back: height * 0.34 + 20, scale: 0.96 },
        { drawing: opened(context), x: -radius * 0.3 },
      ];
    },
  };
}

const glowOf = (context: DrawContext) => (context.finish === 'glass' ? { glow: context.fill } : {});
