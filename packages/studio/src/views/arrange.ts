import { darken, lighten, lightness, mix } from '../colour/shade.ts';
import type { DrawContext } from '../draw-context.ts';
import type { Room } from '../light/backdrop.ts';
import type { Shape } from '../pack.ts';
import { plinthColour, podium } from '../props/podium.ts';
import { artOf } from '../shapes/index.ts';
import { el } from '../svg/markup.ts';
import { place } from './place.ts';

interface Shown {
  shape: Shape;
  context: DrawContext;
}

/** Positions of the packs of a group, the most important first: x, floor line, height of the plinth, size. */
const HIGH_MIDDLE = [
  { x: 1190, floor: 610, plinth: 190, size: 300 },
  { x: 950, floor: 634, plinth: 92, size: 280 },
  { x: 1396, floor: 628, plinth: 60, size: 250 },
  { x: 770, floor: 652, plinth: 0, size: 220 },
  { x: 1090, floor: 664, plinth: 0, size: 150 },
  { x: 1540, floor: 662, plinth: 0, size: 132 },
] as const;

const HIGH_LEFT = [
  { x: 1000, floor: 606, plinth: 168, size: 310 },
  { x: 1262, floor: 632, plinth: 74, size: 300 },
  { x: 780, floor: 630, plinth: 42, size: 236 },
  { x: 1468, floor: 644, plinth: 0, size: 250 },
  { x: 1136, floor: 664, plinth: 0, size: 150 },
  { x: 892, floor: 668, plinth: 0, size: 128 },
] as const;

/** A group on plinths before a pale disc, larger objects first. */
export function arrange(shown: readonly Shown[], ambient: string, room: Room): string {
  const { svgDefs, lighting, random } = room;
  const spots = random.pick([HIGH_MIDDLE, HIGH_LEFT]);
  const glow = svgDefs.radial(
    [
      [0, lighten(ambient, lightness(ambient) < 0.55 ? 0.3 : 0.7)],
      [1, mix(ambient, darken(ambient, 0.08), 0.5)],
    ],
    0.36,
    0.3,
    0.85,
  );
  const sun = el('circle', { cx: spots[0].x - 60, cy: 264, r: 226, fill: glow, opacity: 0.9 });
  const things = shown.flatMap(({ shape, context }, at) => {
    const spot = spots[at];
    if (!spot) return [];
    const { x, floor, plinth, size } = spot;
    const drawing = artOf(shape).front(context);
    const wide = Math.min(230, size * 0.82);
    const scale = Math.min(size / drawing.height, wide / drawing.width);
    const radius = Math.max(84, drawing.foot * scale * 1.34);
    const stand =
      plinth > 0
        ? podium(context, x, floor - plinth, radius, plinth, plinthColour(context, `plinth-${at}`))
        : '';
    const pack = place({ svgDefs, lighting, context }, [{ drawing, x: 0 }], {
      x,
      floor: floor - plinth,
      width: wide,
      height: size,
    });
    return { floor, art: stand + pack };
  });
  things.sort((a, b) => a.floor - b.floor);
  return sun + things.map((thing) => thing.art).join('');
}
