import { darken, lighten, lightness, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import { d, el, group } from '../svg/markup.ts';
import { fittedSize, inkOn, line, shortened } from './lettering.ts';

/** The printable front of a pack, centred on its axis. */
export interface LabelArea {
  width: number;
  top: number;
  bottom: number;
  /** The colour that is printed on. */
  surface: string;
  /** Curvature of a band around the pack: height of the curve divided by half its width. 0 on flat fronts. */
  curve?: number;
  /** Full width of the pack, for bands that go around it; without it there are none. */
  around?: number;
}

type Layout = 'middle' | 'top' | 'bottom' | 'vertical' | 'band' | 'plate' | 'embossed';

export function label(context: DrawContext, area: LabelArea): string {
  if (area.bottom - area.top < 12) return '';
  const layout = pickLayout(context, area);
  return group(LAYOUTS[layout](context, area));
}

function pickLayout(context: DrawContext, { width, top, bottom, around }: LabelArea): Layout {
  const tall = bottom - top > width * 1.5;
  // A name that would be unreadably small across is set along the pack.
  if (tall && fittedSize(context, context.brand.split(/\s+/)[0] ?? '', width, 99) < 8.2) return 'vertical';
  if (bottom - top < 46) return context.random('label').pick(['middle', 'middle', 'embossed']);
  const choices: [Layout, ...Layout[]] = ['middle', 'top', 'bottom', 'plate', 'embossed', 'middle'];
  if (tall) choices.push('vertical', 'top');
  if (around) choices.push('band', 'band');
  return context.random('label').pick(choices);
}

/** Name, rule and second line. A second line too small to read is left out. */
function stack(
  context: DrawContext,
  width: number,
  y: number,
  size: number,
  ink: string,
  rule = true,
): string {
  const name = shortened(context, width, 7);
  const fitted = fittedSize(context, name, width, size);
  const readable =
    context.label && fittedSize(context, context.label, width * 0.82, fitted * 0.56, true) > 3.6;
  const second =
    context.label && readable
      ? line(context, {
          text: context.label,
          y: y + fitted * 1.5,
          width: width * 0.82,
          size: fitted * 0.56,
          ink,
          opacity: 0.82,
          plain: true,
        })
      : '';
  const ruled =
    rule && readable
      ? el('path', { d: d`M-7 ${y + fitted * 0.5}h14`, stroke: ink, 'stroke-width': 0.6, opacity: 0.7 })
      : '';
  return line(context, { text: name, y, width, size: fitted, ink }) + ruled + second;
}

const LAYOUTS: Record<Layout, (context: DrawContext, area: LabelArea) => string> = {
  middle: (context, { width, top, bottom, surface }) => {
    const tall = bottom - top;
    const ink = inkOn(context, surface);
    if (tall < 34) {
      const name = shortened(context, width, 7);
      return line(context, {
        text: name,
        y: (top + bottom) / 2 + 3,
        width,
        size: Math.max(8, tall * 0.5),
        ink,
      });
    }
    return stack(context, width, (top + bottom) / 2, Math.min(19, tall * 0.34), ink);
  },

  top: (context, { width, top, bottom, surface }) => {
    const ink = inkOn(context, surface);
    const name = shortened(context, width, 7);
    const low = context.label
      ? line(context, {
          text: context.label,
          y: bottom - 8,
          width: width * 0.8,
          size: 7.5,
          ink,
          opacity: 0.8,
          plain: true,
        })
      : '';
    return line(context, { text: name, y: top + (bottom - top) * 0.2, width, size: 18, ink }) + low;
  },

  bottom: (context, { width, top, bottom, surface }) =>
    stack(context, width, bottom - Math.min(26, (bottom - top) * 0.3), 16, inkOn(context, surface), false),

  vertical: (context, { width, top, bottom, surface }) => {
    const ink = inkOn(context, surface);
    const length = (bottom - top) * 0.84;
    const size = Math.min(22, width * 0.5);
    return group(line(context, { text: context.brand, y: size * 0.34, width: length, size, ink }), {
      transform: `translate(0 ${Math.round((top + bottom) / 2)}) rotate(-90)`,
    });
  },

  band: (context, area) => {
    const { around = area.width, top, bottom, surface, curve = 0 } = area;
    const half = around / 2;
    const tall = Math.min(bottom - top, Math.max(34, (bottom - top) * 0.42));
    const y = (top + bottom) / 2 - tall / 2 + (bottom - top) * 0.06;
    const paper =
      lightness(surface) > 0.8 ? darken(context.cap, 0.1) : lighten(mix(surface, '#f4ede2', 0.7), 0.5);
    const sag = d`M${-half} ${y}A${half} ${half * curve} 0 0 0 ${half} ${y}v${tall}A${half} ${half * curve} 0 0 1 ${-half} ${y + tall}Z`;
    const light = context.svgDefs.across([
      [0, '#120b10', 0.34],
      [0.16, '#fff', 0.12],
      [0.3, '#fff', 0.3],
      [0.55, '#fff', 0],
      [1, '#120b10', 0.42],
    ]);
    const centre = y + half * curve + tall * 0.42;
    return (
      el('path', { d: sag, fill: paper }) +
      el('path', { d: sag, fill: light }) +
      stack(
        context,
        area.width * 0.9,
        centre,
        Math.min(16, tall * 0.28),
        inkOn({ ...context, cap: paper }, paper),
      )
    );
  },

  plate: (context, area) => {
    const { width, top, bottom, surface } = area;
    const tall = Math.min(bottom - top, Math.max(40, width * 0.72));
    const wide = width * 0.96;
    const y = (top + bottom) / 2 - tall / 2;
    const paper = lightness(surface) > 0.82 ? mix(surface, context.ambient, 0.5) : '#f5efe4';
    const ink = inkOn({ ...context, cap: paper }, paper);
    const shade = context.svgDefs.across([
      [0, '#fff', 0.24],
      [0.5, '#fff', 0],
      [1, '#120b10', 0.2],
    ]);
    const box = { x: -wide / 2, y, width: wide, height: tall };
    return (
      el('rect', { ...box, fill: paper }) +
      el('rect', { ...box, fill: shade }) +
      el('rect', {
        x: -wide / 2 + 3,
        y: y + 3,
        width: wide - 6,
        height: tall - 6,
        fill: 'none',
        stroke: ink,
        'stroke-width': 0.5,
        opacity: 0.6,
      }) +
      stack(context, wide * 0.82, y + tall * 0.46, 17, ink)
    );
  },

  embossed: (context, { width, top, bottom, surface }) => {
    const name = shortened(context, width, 8);
    const y = (top + bottom) / 2;
    const size = Math.min(21, (bottom - top) * 0.4);
    const deep = lightness(surface) > 0.62 ? darken(surface, 0.46) : lighten(surface, 0.55);
    return (
      line(context, {
        text: name,
        y: y + 0.9,
        width,
        size,
        ink: '#fff',
        opacity: lightness(surface) > 0.62 ? 0.75 : 0.12,
      }) + line(context, { text: name, y, width, size, ink: deep, opacity: 0.85 })
    );
  },
};
