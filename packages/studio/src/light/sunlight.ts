import { darken, lightness } from '../colour/shade.ts';
import type { Random } from '../random/random.ts';
import { d, el, group, num } from '../svg/markup.ts';
import type { Room } from './backdrop.ts';

/** Sunlight on the wall: bars of a window, or shadows of leaves. */
export function sunlight(ambient: string, horizon: number, room: Room): string {
  return room.random.pick([beams, beams, leaves, blinds])(ambient, horizon, room);
}

function strengthOn(ambient: string): number {
  return lightness(ambient) < 0.55 ? 0.13 : 0.4;
}

/** Two slanting bars of light from top left, as in the hero of the home page. */
export function beams(ambient: string, _horizon: number, { svgDefs, random, width, height }: Room): string {
  const lean = width * random.between(0.5, 0.75);
  const bar = (x: number, wide: number) => d`M${x} -20h${wide}l${lean} ${height + 40}h${-wide * 0.8}Z`;
  const start = width * random.between(-0.42, -0.2);
  return group(
    el('path', { d: bar(start, width * 0.3) }) +
      el('path', { d: bar(start + width * 0.4, width * random.between(0.07, 0.14)) }),
    { fill: '#fff', opacity: strengthOn(ambient), filter: svgDefs.blur(Math.round(width * 0.016)) },
  );
}

/** The sun through a blind: many thin bars. */
function blinds(ambient: string, _horizon: number, { svgDefs, random, width, height }: Room): string {
  const lean = width * random.between(0.25, 0.45);
  const wide = width * 0.055;
  const bars = Array.from(
    { length: 6 },
    (_, at) =>
      d`M${width * 0.02 + at * wide * 1.9 - lean * 0.4} -10h${wide}l${lean} ${height * 0.9}h${-wide}Z`,
  ).join('');
  return el('path', { d: bars, fill: '#fff', opacity: strengthOn(ambient) * 0.8, filter: svgDefs.blur(3.4) });
}

/** The shadow of a branch at top right, outside the image. */
export function leaves(ambient: string, _horizon: number, { svgDefs, random, width, height }: Room): string {
  // On a wide wall the branch is scaled less than the wall.
  const scale = Math.min(2.6, width / 400);
  const colour = darken(ambient, lightness(ambient) < 0.55 ? 0.55 : 0.42);
  const opacity = lightness(ambient) < 0.55 ? 0.42 : 0.3;
  const fromRight = random.maybe(0.6);
  const palm = random.maybe(0.5);
  const branch = palm ? frond(random) : sprig(random);
  const x = width * (fromRight ? random.between(0.78, 1) : random.between(0.1, 0.3));
  const turn = fromRight ? random.between(120, 160) : random.between(40, 70);
  return group(branch, {
    fill: colour,
    opacity,
    filter: svgDefs.blur(5),
    transform: `translate(${num(x)} ${num(-height * 0.06)}) rotate(${num(turn)}) scale(${num(scale * 1.15)})`,
  });
}

function frond(random: Random): string {
  const blades = Array.from({ length: 15 }, (_, at) => {
    const along = 24 + at * 17;
    const side = at % 2 === 0 ? 1 : -1;
    const long = (120 - Math.abs(at - 6) * 8) * random.between(0.85, 1.1);
    return d`M${along} 0Q${along + long * 0.4} ${side * long * 0.32} ${along + long * 0.62} ${side * long}Q${along + long * 0.16} ${side * long * 0.46} ${along} 0Z`;
  });
  return el('path', { d: `M0-2L290-1V1L0 2Z${blades.join('')}` });
}

function sprig(random: Random): string {
  const leaf = Array.from({ length: 9 }, (_, at) => {
    const along = 30 + at * 30;
    const side = at % 2 === 0 ? 1 : -1;
    const long = random.between(58, 84);
    return d`M${along} 0C${along + 6} ${side * long * 0.5} ${along + long * 0.3} ${side * long * 0.9} ${along + long * 0.7} ${side * long}C${along + long * 0.84} ${side * long * 0.5} ${along + long * 0.4} ${side * long * 0.16} ${along} 0Z`;
  });
  return el('path', { d: `M0-2Q150-6 300 0Q150 3 0 2Z${leaf.join('')}` });
}
