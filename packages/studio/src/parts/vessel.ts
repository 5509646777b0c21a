import { darken, lighten, lightness, mix, saturate, tone } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { partFinish, roundPaint } from '../light/materials.ts';
import { d, el, group } from '../svg/markup.ts';
import { lastOf, type Profile, solid, turned } from './lathe.ts';
import { below, hollow, radiusAt, widest } from './profile.ts';
import { arcFront, gathered, glint, sheen } from './sheen.ts';

export interface Vessel {
  profile: Profile;
  /** Thickness of the glass at the side and at the floor. */
  wall?: number;
  floor?: number;
  /** Height of the liquid's surface; a vessel without one is drawn full to the neck. */
  level?: number;
}

/** A turned bottle or jar in the material of the pack. */
export function vessel(context: DrawContext, part: Vessel): string {
  if (context.finish === 'glass') return glassVessel(context, part);
  if (context.finish === 'frosted') return frostedVessel(context, part);
  return opaqueVessel(context, part);
}

/** The colour a label is printed on: glass shows its filling. */
export function surfaceOf(context: DrawContext): string {
  if (context.finish === 'glass')
    return mix(mix(context.fill, context.ambient, 0.2), context.body, tintOf(context));
  if (context.finish === 'frosted') return mix(context.body, context.fill, 0.35);
  return context.body;
}

/** Clear glass has no colour of its own; amber, green or black glass covers what is inside. */
export function tintOf(context: DrawContext): number {
  return Math.max(0, Math.min(0.62, (0.8 - lightness(context.body)) * 1.5));
}

function opaqueVessel(context: DrawContext, { profile }: Vessel): string {
  const outline = turned(profile, context.tilt);
  const wide = widest(profile);
  const [, top] = profile[0];
  const foot = lastOf(profile);
  const shine =
    context.finish === 'gloss'
      ? sheen(context, outline, {
          x: -wide * 0.7,
          width: wide * 0.26,
          top: top + 4,
          bottom: foot[1] - 6,
          strength: 0.5,
        })
      : '';
  return (
    solid(context, profile, context.body, partFinish(context.finish)) +
    shine +
    glint(arcFront(foot[0] * 0.9, foot[1] - 1.5, context.tilt), 0.16, 1.2)
  );
}

/** Clear glass: dark refracted edges, the backdrop behind, liquid inside, the softbox in front. */
function glassVessel(context: DrawContext, part: Vessel): string {
  const { svgDefs, tilt, ambient } = context;
  const { profile, floor = 10 } = part;
  const outline = turned(profile, tilt);
  const wide = widest(profile);
  const top = profile[0][1];
  const [footRadius, footY] = lastOf(profile);
  const clear = mix(context.body, '#ffffff', 0.35);
  const edge = darken(mix(ambient, context.body, 0.4), 0.42);
  const walls = svgDefs.across([
    [0, edge, 0.75],
    [0.02, edge, 0.4],
    [0.05, '#fff', 0.6],
    [0.1, clear, 0.3],
    [0.5, clear, 0.16],
    [0.9, clear, 0.3],
    [0.95, '#fff', 0.5],
    [0.98, edge, 0.45],
    [1, edge, 0.8],
  ]);
  const slab = d`M${-footRadius} ${footY - floor}A${footRadius} ${footRadius * tilt} 0 0 0 ${footRadius} ${footY - floor}`;
  return (
    el('path', { d: outline, fill: lighten(ambient, 0.3), opacity: 0.32 }) +
    el('path', { d: outline, fill: walls }) +
    liquid(context, part) +
    (tintOf(context) > 0
      ? el('path', { d: outline, fill: roundPaint(context, context.body, 'gloss'), opacity: tintOf(context) })
      : '') +
    // The glass floor: a pale lens with a dark line above it.
    glint(slab, 0.5, 1.4) +
    glint(arcFront(footRadius * 0.8, footY - 2, tilt), 0.55, 1.6) +
    group(
      gathered(
        context,
        lighten(context.fill, 0.65),
        wide * 0.4,
        footY - floor - wide * 0.2,
        wide * 0.5,
        wide * 0.42,
      ),
      { 'clip-path': svgDefs.clip(outline) },
    ) +
    sheen(context, outline, {
      x: -wide * 0.8,
      width: wide * 0.2,
      top: top + 2,
      bottom: footY - floor,
      strength: 0.72,
    }) +
    sheen(context, outline, {
      x: wide * 0.74,
      width: wide * 0.07,
      top: top + 8,
      bottom: footY - floor * 1.4,
      strength: 0.5,
    }) +
    el('path', { d: outline, fill: 'none', stroke: edge, 'stroke-width': 0.8, opacity: 0.5 })
  );
}

function liquid(context: DrawContext, { profile, wall = 5, floor = 10, level }: Vessel): string {
  const { svgDefs, tilt, fill, ambient } = context;
  const cavity = hollow(profile, wall, floor);
  const surface = level ?? cavity[1]?.[1] ?? 0;
  const path = turned(below(cavity, surface), tilt);
  const rich = saturate(fill, 1.12);
  const depth = svgDefs.across([
    [0, tone(rich, -0.32, ambient)],
    [0.1, tone(rich, -0.1, ambient)],
    [0.3, lighten(fill, 0.22)],
    [0.55, lighten(fill, 0.08)],
    [0.85, tone(rich, -0.08, ambient)],
    [1, tone(rich, -0.34, ambient)],
  ]);
  const fall = svgDefs.down([
    [0, '#fff', 0.22],
    [0.3, '#fff', 0],
    [0.8, darken(fill, 0.5), 0.1],
    [1, darken(fill, 0.5), 0.3],
  ]);
  const r = radiusAt(cavity, surface);
  const strength = lightness(fill) > 0.9 ? 0.7 : 0.9;
  return (
    el('path', { d: path, fill: depth, opacity: strength }) +
    el('path', { d: path, fill: fall }) +
    el('ellipse', { cx: 0, cy: surface, rx: r, ry: r * tilt, fill: lighten(fill, 0.4), opacity: 0.8 }) +
    glint(arcFront(r, surface, tilt), 0.6, 0.9)
  );
}

/** Etched glass: the filling is a blurred shade inside a milky wall. */
function frostedVessel(context: DrawContext, part: Vessel): string {
  const { svgDefs, tilt } = context;
  const { profile, wall = 6, floor = 10, level } = part;
  const outline = turned(profile, tilt);
  const wide = widest(profile);
  const milk = mix(context.body, '#ffffff', 0.25);
  const cavity = hollow(profile, wall * 1.9, floor * 1.2);
  const inside = turned(below(cavity, level ?? cavity[1]?.[1] ?? 0), tilt);
  const [footRadius, footY] = lastOf(profile);
  const haze = group(
    el('path', { d: inside, fill: saturate(context.fill, 1.1), filter: svgDefs.blur(9), opacity: 0.75 }),
    {
      'clip-path': svgDefs.clip(outline),
    },
  );
  return (
    el('path', { d: outline, fill: roundPaint(context, milk, 'frosted') }) +
    haze +
    el('path', { d: outline, fill: frostVeil(context) }) +
    sheen(context, outline, {
      x: -wide * 0.74,
      width: wide * 0.34,
      top: profile[0][1],
      bottom: footY - 6,
      strength: 0.34,
    }) +
    glint(arcFront(footRadius * 0.92, footY - 2.5, tilt), 0.5, 1.8) +
    el('path', { d: outline, fill: 'none', stroke: '#fff', 'stroke-width': 1, opacity: 0.45 })
  );
}

export function frostVeil(context: DrawContext): string {
  return context.svgDefs.across([
    [0, '#fff', 0.5],
    [0.06, darken(context.body, 0.3), 0.16],
    [0.22, '#fff', 0.3],
    [0.5, '#fff', 0.02],
    [0.86, darken(context.body, 0.5), 0.2],
    [0.96, darken(context.body, 0.5), 0.26],
    [1, '#fff', 0.4],
  ]);
}
