import { el } from './markup.ts';

/** Offset 0–1, hex colour, opacity (default 1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Collects the gradients, clips and filters of one image; equal ones are written once. */
export interface SvgDefs {
  /** Left to right over the painted object. */
  across(stops: readonly Stop[]): string;
  /** Top to bottom. */
  down(stops: readonly Stop[]): string;
  /** From the key light at top left to bottom right. */
  slant(stops: readonly Stop[]): string;
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  clip(path: string): string;
  /** Fades an element with a gradient from `slant`, `down` …: white keeps, black hides. */
  mask(shape: string): string;
  blur(deviation: number): string;
  /** Any chain of filter primitives. `margin` is how far it may reach outside, in per cent. */
  filter(primitives: string, margin?: number): string;
  /** Something drawn more than once: stored once and referenced by name. */
  symbol(art: string): string;
  defs(): string;
}

const stopMarkup = ([offset, colour, opacity]: Stop) =>
  el('stop', {
    offset: offset || undefined,
    'stop-color': colour,
    'stop-opacity': opacity === 1 ? undefined : opacity,
  });

export function createSvgDefs(): SvgDefs {
  const ids = new Map<string, string>();
  const written: string[] = [];

  function define(name: string, attributes: Record<string, string | number>, children: string): string {
    const key = `${name}${JSON.stringify(attributes)}${children}`;
    let id = ids.get(key);
    if (id === undefined) {
      id = `s${ids.size.toString(36)}`;
      ids.set(key, id);
      written.push(el(name, { id, ...attributes }, children));
    }
    return `url(#${id})`;
  }

  // Without a direction a gradient runs from left to right.
  const linear = (direction: Record<string, number>, stops: readonly Stop[]) =>
    define('linearGradient', direction, stops.map(stopMarkup).join(''));

  return {
    across: (stops) => linear({}, stops),
    down: (stops) => linear({ x2: 0, y2: 1 }, stops),
    slant: (stops) => linear({ y2: 1 }, stops),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define('radialGradient', { cx, cy, r }, stops.map(stopMarkup).join('')),
    clip: (path) => define('clipPath', {}, el('path', { d: path })),
    mask: (shape) => define('mask', {}, shape),
    blur: (deviation) =>
      define(
        'filter',
        { x: '-60%', y: '-60%', width: '220%', height: '220%' },
        el('feGaussianBlur', { stdDeviation: deviation }),
      ),
    filter: (primitives, margin = 20) =>
      define(
        'filter',
        {
          x: `-${margin}%`,
          y: `-${margin}%`,
          width: `${100 + 2 * margin}%`,
          height: `${100 + 2 * margin}%`,
        },
        primitives,
      ),
    symbol: (art) => el('use', { href: define('g', {}, art).slice(4, -1) }),
    defs: () => el('defs', {}, written.join('')),
  };
}
