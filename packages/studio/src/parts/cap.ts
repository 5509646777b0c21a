import { darken, lighten, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { capFinish } from '../light/materials.ts';
import { d, el } from '../svg/markup.ts';
import { drum, ring, solid } from './lathe.ts';

export interface Cap {
  radius: number;
  top: number;
  bottom: number;
}

/** A turned cap in one of the styles that fit most bottles. */
export function roundCap(context: DrawContext, part: Cap): string {
  const style = context
    .random('cap')
    .pick(['plain', 'domed', 'ribbed', 'stepped', 'tapered', 'banded', 'faceted']);
  // A flat lid that widens downwards would look like a bowl.
  const flat = part.bottom - part.top < part.radius * 1.3;
  return CAPS[style === 'tapered' && flat ? 'plain' : style](context, part);
}

type CapStyle = 'plain' | 'domed' | 'ribbed' | 'stepped' | 'tapered' | 'banded' | 'faceted';

const CAPS: Record<CapStyle, (context: DrawContext, cap: Cap) => string> = {
  plain: (context, { radius, top, bottom }) =>
    drum(context, {
      radius,
      top,
      bottom,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    }),

  domed: (context, { radius, top, bottom }) =>
    solid(
      context,
      [
        [radius * 0.62, top],
        [radius * 0.97, top + radius * 0.12, radius * 0.3],
        [radius, top + radius * 0.5, radius * 0.3],
        [radius, bottom],
      ],
      context.cap,
      capFinish(context.cap, context.finish),
    ),

  ribbed: (context, { radius, top, bottom }) => {
    const plain = CAPS.plain(context, { radius, top, bottom });
    const ribs = Array.from({ length: 13 }, (_, at) => {
      // Ribs crowd towards the edges, as they do around a cylinder.
      const angle = ((at - 6) / 6) * 1.4;
      const x = radius * Math.sin(angle);
      const dip = radius * context.tilt * Math.cos(angle);
      return d`M${x} ${top + dip + 3}V${bottom + dip - 1}`;
    }).join('');
    return (
      plain +
      el('path', { d: ribs, stroke: darken(context.cap, 0.6), 'stroke-width': 1.1, opacity: 0.42 }) +
      el('path', {
        d: ribs,
        stroke: lighten(context.cap, 0.7),
        'stroke-width': 0.6,
        opacity: 0.4,
        transform: 'translate(1.1)',
      })
    );
  },

  tapered: (context, { radius, top, bottom }) =>
    drum(context, {
      radius: radius * 0.86,
      footRadius: radius,
      top,
      bottom,
      colour: context.cap,
      finish: capFinish(context.cap, context.finish),
    }),

  banded: (context, { radius, top, bottom }) => {
    const trim = capFinish(context.cap, context.finish) === 'metal' ? darken(context.cap, 0.35) : '#c9a36a';
    return (
      CAPS.plain(context, { radius, top, bottom }) +
      ring(context, radius + 0.4, bottom - (bottom - top) * 0.16, Math.max(2, (bottom - top) * 0.07), trim)
    );
  },

  faceted: (context, { radius, top, bottom }) => {
    const edgeAt = (face: number) => ({
      x: face * radius,
      dip: radius * context.tilt * Math.sqrt(1 - face * face),
    });
    const [left, right] = [edgeAt(-0.62), edgeAt(-0.12)];
    const cuts = [left, right, edgeAt(0.42), edgeAt(0.8)]
      .map(({ x, dip }) => d`M${x} ${top + dip}V${bottom + dip}`)
      .join('');
    const bright = d`M${left.x} ${top + left.dip}L${right.x} ${top + right.dip}V${bottom + right.dip}L${left.x} ${bottom + left.dip}Z`;
    return (
      CAPS.plain(context, { radius, top, bottom }) +
      el('path', { d: bright, fill: '#fff', opacity: 0.2 }) +
      el('path', { d: cuts, stroke: lighten(context.cap, 0.75), 'stroke-width': 0.9, opacity: 0.6 }) +
      el('path', {
        d: cuts,
        stroke: darken(context.cap, 0.6),
        'stroke-width': 0.8,
        opacity: 0.4,
        transform: 'translate(-1)',
      })
    );
  },

  stepped: (context, { radius, top, bottom }) => {
    const finish = capFinish(context.cap, context.finish);
    const step = bottom - (bottom - top) * 0.26;
    return (
      drum(context, { radius, top: step, bottom, colour: mix(context.cap, '#000000', 0.06), finish }) +
      drum(context, { radius: radius * 0.88, top, bottom: step - 0.5, colour: context.cap, finish })
    );
  },
};
