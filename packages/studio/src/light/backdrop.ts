import { darken, lighten, lightness, mix, shift } from '../colour/shade.ts';
import type { Random } from '../random/random.ts';
import { d, el } from '../svg/markup.ts';
import type { SvgDefs } from '../svg/svg-defs.ts';
import type { Lighting } from './lighting.ts';

export interface Backdrop {
  art: string;
  /** The colour that the room reflects onto the pack. */
  ambient: string;
  /** Where the floor begins. */
  horizon: number;
  /** A table that mirrors what stands on it. */
  polished: boolean;
}

export type Scenery = 'sweep' | 'table' | 'disc' | 'arch' | 'board' | 'corner';

export interface Room {
  svgDefs: SvgDefs;
  lighting: Lighting;
  random: Random;
  width: number;
  height: number;
  /** A scene has something built behind the pack; a plain image mostly has not. */
  built?: boolean;
}

/** The paper roll behind the pack: pale at top left where the lamp stands, falling off to the right. */
export function backdrop(pigment: string, room: Room, set?: Scenery): Backdrop {
  const { svgDefs, lighting, random, width, height } = room;
  const dark = lightness(pigment) < 0.55;
  const ambient = shift(pigment, random.between(-0.035, dark ? 0.06 : 0.02), random.between(-0.016, 0.02));
  const horizon = Math.round(height * random.between(0.66, 0.735));
  const lit = dark ? 0.24 : 0.56;
  const dim = lighting.name === 'dusk' ? 0.2 : 0.09;
  const wall = svgDefs.slant([
    [0, lighten(ambient, lit)],
    [0.42, lighten(ambient, lit * 0.36)],
    [0.72, ambient],
    [1, darken(ambient, dim)],
  ]);
  const kind = set ?? pickSet(room);
  const art =
    el('rect', { width, height, fill: wall }) +
    SETS[kind](ambient, horizon, room) +
    floor(ambient, horizon, kind, room) +
    vignette(ambient, room);
  return { art, ambient, horizon, polished: kind === 'table' };
}

function pickSet({ random, built }: Room): Scenery {
  if (built) return random.pick(['disc', 'arch', 'board', 'corner', 'table']);
  return random.pick(['sweep', 'sweep', 'table', 'table', 'disc', 'arch', 'board', 'corner']);
}

function floor(ambient: string, horizon: number, kind: Scenery, { svgDefs, width, height }: Room): string {
  const edge = darken(ambient, kind === 'sweep' ? 0.1 : 0.15);
  const front = lighten(ambient, lightness(ambient) < 0.55 ? 0.05 : 0.2);
  if (kind === 'sweep') {
    // A seamless roll has no edge: the floor fades in over a fifth of the picture.
    const rise = height * 0.12;
    const fill = svgDefs.down([
      [0, edge, 0],
      [0.4, edge, 0.75],
      [0.66, mix(edge, front, 0.45), 0.85],
      [1, front, 0.9],
    ]);
    return el('rect', { y: horizon - rise, width, height: height - horizon + rise, fill });
  }
  const fill = svgDefs.down([
    [0, edge],
    [0.3, mix(edge, front, 0.4)],
    [1, front],
  ]);
  const fall = svgDefs.across([
    [0, '#fff', 0.14],
    [0.5, '#fff', 0],
    [1, darken(ambient, 0.5), 0.18],
  ]);
  const box = { y: horizon, width, height: height - horizon };
  return (
    el('rect', { ...box, fill }) +
    el('rect', { ...box, fill: fall }) +
    el('rect', {
      y: horizon - 3,
      width,
      height: 7,
      fill: darken(ambient, 0.3),
      opacity: 0.22,
      filter: svgDefs.blur(3),
    })
  );
}

/** Corners away from the lamp go a little darker, as under any lens. */
function vignette(ambient: string, { svgDefs, lighting, width, height }: Room): string {
  const colour = darken(ambient, 0.55);
  const strength = lighting.name === 'dusk' ? 0.36 : 0.16;
  const fill = svgDefs.radial(
    [
      [0, colour, 0],
      [0.62, colour, 0],
      [1, colour, strength],
    ],
    0.4,
    0.42,
    0.82,
  );
  return el('rect', { width, height, fill });
}

const SETS: Record<Scenery, (ambient: string, horizon: number, room: Room) => string> = {
  sweep: () => '',
  table: () => '',

  disc: (ambient, horizon, { svgDefs, random, width }) => {
    const r = width * random.between(0.3, 0.38);
    const cx = width * random.between(0.48, 0.62);
    const cy = horizon - r * random.between(0.72, 0.95);
    const bright = lightness(ambient) < 0.55 ? 0.22 : 0.55;
    const fill = svgDefs.radial(
      [
        [0, lighten(ambient, bright)],
        [1, mix(ambient, darken(ambient, 0.1), 0.5)],
      ],
      0.34,
      0.28,
      0.85,
    );
    return (
      el('circle', {
        cx: cx + 9,
        cy: cy + 8,
        r,
        fill: darken(ambient, 0.35),
        opacity: 0.3,
        filter: svgDefs.blur(9),
      }) + el('circle', { cx, cy, r, fill })
    );
  },

  arch: (ambient, horizon, { svgDefs, random, width, height }) => {
    const half = width * random.between(0.27, 0.34);
    const cx = width * random.between(0.46, 0.56);
    const top = height * random.between(0.1, 0.18);
    const arch = d`M${cx - half} ${horizon}V${top + half}A${half} ${half} 0 0 1 ${cx + half} ${top + half}V${horizon}Z`;
    // A niche: its left reveal lies in shadow because the lamp stands left.
    const depth = svgDefs.across([
      [0, darken(ambient, 0.32)],
      [0.1, darken(ambient, 0.2)],
      [0.13, darken(ambient, 0.08)],
      [0.6, lighten(ambient, 0.16)],
      [1, lighten(ambient, 0.34)],
    ]);
    return (
      el('path', { d: arch, fill: depth }) +
      el('path', { d: arch, fill: 'none', stroke: lighten(ambient, 0.6), 'stroke-width': 1, opacity: 0.5 })
    );
  },

  board: (ambient, horizon, { svgDefs, random, width, height }) => {
    const x = width * random.between(0.14, 0.34);
    const wide = width * random.between(0.42, 0.52);
    const top = height * random.between(0.06, 0.16);
    const tint = shift(ambient, lightness(ambient) < 0.55 ? 0.07 : -0.045, random.pick([-0.012, 0.016]));
    const fill = svgDefs.slant([
      [0, lighten(tint, 0.3)],
      [0.6, tint],
      [1, darken(tint, 0.1)],
    ]);
    const box = { y: top, width: wide, height: horizon - top + 4 };
    return (
      el('rect', { ...box, x: x + 12, fill: darken(ambient, 0.45), opacity: 0.3, filter: svgDefs.blur(10) }) +
      el('rect', { ...box, x, fill })
    );
  },

  corner: (ambient, horizon, { svgDefs, random, width }) => {
    const x = width * random.between(0.6, 0.78);
    const side = svgDefs.across([
      [0, darken(ambient, 0.13)],
      [1, darken(ambient, 0.03)],
    ]);
    return el('path', { d: d`M${x} 0H${width}V${horizon}H${x}Z`, fill: side, opacity: 0.8 });
  },
};
