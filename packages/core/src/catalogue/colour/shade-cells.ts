import { colourDifference } from './colour-difference.ts';
import type { Lab } from './lab.ts';

/** The edge of a cell in Lab. */
const EDGE = 5;
/**
 * The largest CIEDE2000 difference inside a cell, from its centre: half of the diagonal, stretched by at most half for greys, and
 * something more because the formula is no exact distance.
 */
const INSIDE = 8;

/** Shades of similar colour, so that a search looks at the near ones only. */
export interface ShadeCell<Shade> {
  centre: Lab;
  shades: Shade[];
}

/** Lips and skin fill a few hundred cells, however many shades there are. */
export function groupIntoCells<Shade extends { lab: Lab }>(
  shades: Iterable<Shade>,
): readonly ShadeCell<Shade>[] {
  const cells = new Map<string, ShadeCell<Shade>>();
  for (const shade of shades) {
    const [l, a, b] = [shade.lab.l, shade.lab.a, shade.lab.b].map((part) => Math.floor(part / EDGE));
    const key = `${l} ${a} ${b}`;
    const cell = cells.get(key);
    if (cell) cell.shades.push(shade);
    else cells.set(key, { centre: { l: middle(l!), a: middle(a!), b: middle(b!) }, shades: [shade] });
  }
  return [...cells.values()];
}

const middle = (cell: number) => (cell + 0.5) * EDGE;

/** All shades up to the difference, and some beyond it. */
export const listCandidates = <Shade>(
  cells: readonly ShadeCell<Shade>[],
  colour: Lab,
  maxDifference: number,
): Shade[] =>
  cells
    .filter(({ centre }) => colourDifference(colour, centre) <= maxDifference + INSIDE)
    .flatMap(({ shades }) => shades);
