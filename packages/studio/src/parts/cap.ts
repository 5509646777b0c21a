import { darken, lighten, mix } from '../colour/shade.ts';
import type { Kit } from '../kit.ts';
import { capFinish } from '../light/materials.ts';
import { d, el } from '../svg/markup.ts';
import { drum, ring, solid } from './lathe.ts';

export interface Cap {
  radius: number;
  top: number;
  bottom: number;
}

/** A turned cap in one of the styles that fit most bottles. */
export function roundCap(kit: Kit, part: Cap): string {
  const style = kit
    .chance('cap')
    .pick(['plain', 'domed', 'ribbed', 'stepped', 'tapered', 'banded', 'faceted']);
  // A flat lid that widens downwards would look like a bowl.
  const flat = part.bottom - part.top < part.radius * 1.3;
  return CAPS[style === 'tapered' && flat ? 'plain' : style](kit, part);
}

type CapStyle = 'plain' | 'domed' | 'ribbed' | 'stepped' | 'tapered' | 'banded' | 'faceted';

const CAPS: Record<CapStyle, (kit: Kit, cap: Cap) => string> = {
  plain: (kit, { radius, top, bottom }) =>
    drum(kit, { radius, top, bottom, colour: kit.cap, finish: capFinish(kit.cap, kit.finish) }),

  domed: (kit, { radius, top, bottom }) =>
    solid(
      kit,
      [
        [radius * 0.62, top],
        [radius * 0.97, top + radius * 0.12, radius * 0.3],
        [radius, top + radius * 0.5, radius * 0.3],
        [radius, bottom],
      ],
      kit.cap,
      capFinish(kit.cap, kit.finish),
    ),

  ribbed: (kit, { radius, top, bottom }) => {
    const plain = CAPS.plain(kit, { radius, top, bottom });
    const ribs = Array.from({ length: 13 }, (_, at) => {
      // Ribs crowd towards the edges, as they do around a cylinder.
      const angle = ((at - 6) / 6) * 1.4;
      const x = radius * Math.sin(angle);
      const dip = radius * kit.tilt * Math.cos(angle);
      return d`M${x} ${top + dip + 3}V${bottom + dip - 1}`;
    }).join('');
    return (
      plain +
      el('path', { d: ribs, stroke: darken(kit.cap, 0.6), 'stroke-width': 1.1, opacity: 0.42 }) +
      el('path', {
        d: ribs,
        stroke: lighten(kit.cap, 0.7),
        'stroke-width': 0.6,
        opacity: 0.4,
        transform: 'translate(1.1)',
      })
    );
  },

  tapered: (kit, { radius, top, bottom }) =>
    drum(kit, {
      radius: radius * 0.86,
      footRadius: radius,
      top,
      bottom,
      colour: kit.cap,
      finish: capFinish(kit.cap, kit.finish),
    }),

  banded: (kit, { radius, top, bottom }) => {
    const trim = capFinish(kit.cap, kit.finish) === 'metal' ? darken(kit.cap, 0.35) : '#c9a36a';
    return (
      CAPS.plain(kit, { radius, top, bottom }) +
      ring(kit, radius + 0.4, bottom - (bottom - top) * 0.16, Math.max(2, (bottom - top) * 0.07), trim)
    );
  },

  faceted: (kit, { radius, top, bottom }) => {
    const faces = [-1, -0.62, -0.12, 0.42, 0.8, 1];
    const dips = faces.map((x) => radius * kit.tilt * Math.sqrt(1 - x * x));
    const cuts = faces
      .slice(1, -1)
      .map((x, at) => d`M${x * radius} ${top + dips[at + 1]!}V${bottom + dips[at + 1]!}`)
      .join('');
    const bright = d`M${faces[1]! * radius} ${top + dips[1]!}L${faces[2]! * radius} ${top + dips[2]!}V${bottom + dips[2]!}L${faces[1]! * radius} ${bottom + dips[1]!}Z`;
    return (
      CAPS.plain(kit, { radius, top, bottom }) +
      el('path', { d: bright, fill: '#fff', opacity: 0.2 }) +
      el('path', { d: cuts, stroke: lighten(kit.cap, 0.75), 'stroke-width': 0.9, opacity: 0.6 }) +
      el('path', {
        d: cuts,
        stroke: darken(kit.cap, 0.6),
        'stroke-width': 0.8,
        opacity: 0.4,
        transform: 'translate(-1)',
      })
    );
  },

  stepped: (kit, { radius, top, bottom }) => {
    const finish = capFinish(kit.cap, kit.finish);
    const step = bottom - (bottom - top) * 0.26;
    return (
      drum(kit, { radius, top: step, bottom, colour: mix(kit.cap, '#000000', 0.06), finish }) +
      drum(kit, { radius: radius * 0.88, top, bottom: step - 0.5, colour: kit.cap, finish })
    );
  },
};
