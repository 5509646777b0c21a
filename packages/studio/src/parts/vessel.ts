import { darken, lighten, lightness, mix, saturate, tone } from '../colour/shade.ts';
import type { Kit } from '../kit.ts';
import { partFinish, roundPaint } from '../light/materials.ts';
import { d, el, group } from '../svg/markup.ts';
import { type Corner, solid, turned } from './lathe.ts';
import { below, hollow, radiusAt, widest } from './profile.ts';
import { arcFront, gathered, glint, sheen } from './sheen.ts';

export interface Vessel {
  profile: readonly Corner[];
  /** Thickness of the glass at the side and at the floor. */
  wall?: number;
  floor?: number;
  /** Height of the liquid's surface; a vessel without one is drawn full to the neck. */
  level?: number;
}

/** A turned bottle or jar in whatever the pack is made of. */
export function vessel(kit: Kit, part: Vessel): string {
  if (kit.finish === 'glass') return glassVessel(kit, part);
  if (kit.finish === 'frosted') return frostedVessel(kit, part);
  return opaqueVessel(kit, part);
}

/** What a label is printed on, as the eye sees it: glass shows its filling. */
export function surfaceOf(kit: Kit): string {
  if (kit.finish === 'glass') return mix(mix(kit.fill, kit.ambient, 0.2), kit.body, tintOf(kit));
  if (kit.finish === 'frosted') return mix(kit.body, kit.fill, 0.35);
  return kit.body;
}

/** Clear glass has no colour of its own; amber, green or black glass covers what is inside. */
export function tintOf(kit: Kit): number {
  return Math.max(0, Math.min(0.62, (0.8 - lightness(kit.body)) * 1.5));
}

function opaqueVessel(kit: Kit, { profile }: Vessel): string {
  const outline = turned(profile, kit.tilt);
  const wide = widest(profile);
  const [, top] = profile[0]!;
  const foot = profile[profile.length - 1]!;
  const shine =
    kit.finish === 'gloss'
      ? sheen(kit, outline, {
          x: -wide * 0.7,
          width: wide * 0.26,
          top: top + 4,
          bottom: foot[1] - 6,
          strength: 0.5,
        })
      : '';
  return (
    solid(kit, profile, kit.body, partFinish(kit.finish)) +
    shine +
    glint(arcFront(foot[0] * 0.9, foot[1] - 1.5, kit.tilt), 0.16, 1.2)
  );
}

/** Clear glass: dark refracted edges, the backdrop behind, liquid inside, the softbox in front. */
function glassVessel(kit: Kit, part: Vessel): string {
  const { sheet, tilt, ambient } = kit;
  const { profile, floor = 10 } = part;
  const outline = turned(profile, tilt);
  const wide = widest(profile);
  const top = profile[0]![1];
  const [footRadius, footY] = profile[profile.length - 1]!;
  const clear = mix(kit.body, '#ffffff', 0.35);
  const edge = darken(mix(ambient, kit.body, 0.4), 0.42);
  const walls = sheet.across([
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
    liquid(kit, part) +
    (tintOf(kit) > 0
      ? el('path', { d: outline, fill: roundPaint(kit, kit.body, 'gloss'), opacity: tintOf(kit) })
      : '') +
    // The glass floor: a pale lens with a dark line above it.
    glint(slab, 0.5, 1.4) +
    glint(arcFront(footRadius * 0.8, footY - 2, tilt), 0.55, 1.6) +
    group(
      gathered(kit, lighten(kit.fill, 0.65), wide * 0.4, footY - floor - wide * 0.2, wide * 0.5, wide * 0.42),
      { 'clip-path': sheet.clip(outline) },
    ) +
    sheen(kit, outline, {
      x: -wide * 0.8,
      width: wide * 0.2,
      top: top + 2,
      bottom: footY - floor,
      strength: 0.72,
    }) +
    sheen(kit, outline, {
      x: wide * 0.74,
      width: wide * 0.07,
      top: top + 8,
      bottom: footY - floor * 1.4,
      strength: 0.5,
    }) +
    el('path', { d: outline, fill: 'none', stroke: edge, 'stroke-width': 0.8, opacity: 0.5 })
  );
}

function liquid(kit: Kit, { profile, wall = 5, floor = 10, level }: Vessel): string {
  const { sheet, tilt, fill, ambient } = kit;
  const cavity = hollow(profile, wall, floor);
  const surface = level ?? cavity[1]?.[1] ?? 0;
  const path = turned(below(cavity, surface), tilt);
  const rich = saturate(fill, 1.12);
  const depth = sheet.across([
    [0, tone(rich, -0.32, ambient)],
    [0.1, tone(rich, -0.1, ambient)],
    [0.3, lighten(fill, 0.22)],
    [0.55, lighten(fill, 0.08)],
    [0.85, tone(rich, -0.08, ambient)],
    [1, tone(rich, -0.34, ambient)],
  ]);
  const fall = sheet.down([
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
function frostedVessel(kit: Kit, part: Vessel): string {
  const { sheet, tilt } = kit;
  const { profile, wall = 6, floor = 10, level } = part;
  const outline = turned(profile, tilt);
  const wide = widest(profile);
  const milk = mix(kit.body, '#ffffff', 0.25);
  const cavity = hollow(profile, wall * 1.9, floor * 1.2);
  const inside = turned(below(cavity, level ?? cavity[1]?.[1] ?? 0), tilt);
  const [footRadius, footY] = profile[profile.length - 1]!;
  const haze = group(
    el('path', { d: inside, fill: saturate(kit.fill, 1.1), filter: sheet.blur(9), opacity: 0.75 }),
    {
      'clip-path': sheet.clip(outline),
    },
  );
  return (
    el('path', { d: outline, fill: roundPaint(kit, milk, 'frosted') }) +
    haze +
    el('path', { d: outline, fill: frostVeil(kit) }) +
    sheen(kit, outline, {
      x: -wide * 0.74,
      width: wide * 0.34,
      top: profile[0]![1],
      bottom: footY - 6,
      strength: 0.34,
    }) +
    glint(arcFront(footRadius * 0.92, footY - 2.5, tilt), 0.5, 1.8) +
    el('path', { d: outline, fill: 'none', stroke: '#fff', 'stroke-width': 1, opacity: 0.45 })
  );
}

export function frostVeil(kit: Kit): string {
  return kit.sheet.across([
    [0, '#fff', 0.5],
    [0.06, darken(kit.body, 0.3), 0.16],
    [0.22, '#fff', 0.3],
    [0.5, '#fff', 0.02],
    [0.86, darken(kit.body, 0.5), 0.2],
    [0.96, darken(kit.body, 0.5), 0.26],
    [1, '#fff', 0.4],
  ]);
}
