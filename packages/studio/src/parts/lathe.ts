import { lighten } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { fallPaint, lidPaint, roundPaint } from '../light/materials.ts';
import type { Finish } from '../pack.ts';
import { d, el } from '../svg/markup.ts';

/** A corner of a turned profile: distance from the axis, height (up is negative), radius of the rounded corner. */
export type Corner = readonly [radius: number, y: number, round?: number];

/** The corners of a turned object from top to foot. */
export type Profile = readonly [Corner, ...Corner[]];

export const lastOf = <T>(list: readonly [T, ...T[]]): T => list.at(-1) ?? list[0];

interface Bend {
  into: readonly [number, number];
  corner: readonly [number, number];
  out: readonly [number, number];
}

function towards(from: Corner, to: Corner, distance: number): readonly [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(0.5, distance / length);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function bends(profile: Profile): [Bend, ...Bend[]] {
  const bendAt = (corner: Corner, at: number): Bend => {
    const before = profile[at - 1];
    const after = profile[at + 1];
    const plain = [corner[0], corner[1]] as const;
    if (!before || !after || !corner[2]) return { into: plain, corner: plain, out: plain };
    return {
      into: towards(corner, before, corner[2]),
      corner: plain,
      out: towards(corner, after, corner[2]),
    };
  };
  const [top, ...rest] = profile;
  return [bendAt(top, 0), ...rest.map((corner, at) => bendAt(corner, at + 1))];
}

/** The silhouette of a turned object: profile down the right, the round foot, and up the left. */
export function turned(profile: Profile, tilt: number): string {
  const path = bends(profile);
  const last = lastOf(path);
  const [topRadius, topY] = path[0].into;
  const [footRadius] = last.out;
  let right = '';
  let left = '';
  for (const { into, corner, out } of path.slice(1)) {
    right += d`L${into[0]} ${into[1]}`;
    if (into !== out) right += d`Q${corner[0]} ${corner[1]} ${out[0]} ${out[1]}`;
  }
  for (const { into, corner, out } of path.slice(0, -1).reverse()) {
    left += d`L${-out[0]} ${out[1]}`;
    if (into !== out) left += d`Q${-corner[0]} ${corner[1]} ${-into[0]} ${into[1]}`;
  }
  const crown = d`M${-topRadius} ${topY}A${topRadius} ${topRadius * tilt} 0 0 1 ${topRadius} ${topY}`;
  const foot = d`A${footRadius} ${footRadius * tilt} 0 0 1 ${-footRadius} ${last.out[1]}`;
  return `${crown}${right}${foot}${left}Z`;
}

/** A solid turned part: round light across, fall of light from the top. */
export function solid(
  context: DrawContext,
  profile: Profile,
  colour: string,
  finish: Finish,
  tilt = context.tilt,
): string {
  const path = turned(profile, tilt);
  const tall = lastOf(profile)[1] - profile[0][1];
  // On a low ring or collar the vertical gradient is not visible.
  const fall = tall < 28 ? '' : el('path', { d: path, fill: fallPaint(context) });
  return el('path', { d: path, fill: roundPaint(context, colour, finish) }) + fall;
}

export interface Drum {
  radius: number;
  top: number;
  bottom: number;
  colour: string;
  finish: Finish;
  /** Radius at the bottom, for tapered parts. */
  footRadius?: number;
  tilt?: number;
}

/** A cylinder with its lid and a thin lit rim: caps, collars, tins, podiums. */
export function drum(context: DrawContext, part: Drum): string {
  const { radius, top, bottom, colour, finish } = part;
  const tilt = part.tilt ?? context.tilt;
  const foot = part.footRadius ?? radius;
  const edge = Math.min(3, radius * 0.08);
  const lid = { cx: 0, cy: top, rx: radius - edge * 0.4, ry: (radius - edge * 0.4) * tilt };
  const rim = d`M${-radius + edge} ${top + radius * tilt * 0.28}A${radius} ${radius * tilt} 0 0 0 ${radius - edge} ${top + radius * tilt * 0.28}`;
  return (
    solid(
      context,
      [
        [radius, top],
        [foot, bottom],
      ],
      colour,
      finish,
      tilt,
    ) +
    el('ellipse', { ...lid, fill: lidPaint(context, colour, finish) }) +
    el('path', {
      d: rim,
      fill: 'none',
      stroke: lighten(colour, 0.6),
      'stroke-width': Math.max(0.6, edge * 0.35),
      opacity: 0.55,
    })
  );
}

/** A dark seam where two turned parts meet, with the light it catches below. */
export function seam(context: DrawContext, radius: number, y: number, dark = 0.4): string {
  const ry = radius * context.tilt;
  const line = (dy: number) => d`M${-radius} ${y + dy}A${radius} ${ry} 0 0 0 ${radius} ${y + dy}`;
  return (
    el('path', { d: line(0), fill: 'none', stroke: '#150c10', 'stroke-width': 1.6, opacity: dark }) +
    el('path', { d: line(1.5), fill: 'none', stroke: '#fff', 'stroke-width': 0.7, opacity: dark * 0.6 })
  );
}

/** A ring around a turned part, such as the gold band of a lipstick. */
export function ring(
  context: DrawContext,
  radius: number,
  y: number,
  height: number,
  colour: string,
): string {
  const ry = radius * context.tilt;
  const band = d`M${-radius} ${y}A${radius} ${ry} 0 0 0 ${radius} ${y}v${height}A${radius} ${ry} 0 0 1 ${-radius} ${y + height}Z`;
  return el('path', { d: band, fill: roundPaint(context, colour, 'metal') });
}
