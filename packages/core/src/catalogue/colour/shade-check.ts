import { colourDifference } from './colour-difference.ts';
import { labOf } from './lab.ts';

/** Below this difference shoppers cannot tell two shades apart. */
export const ALIKE_BELOW = 2;

export interface CheckedShade {
  id: string;
  hex: string;
}
export interface ShadeNeighbour {
  id: string;
  difference: number;
}

/** For each shade the other one that looks most like it; without another shade there is none. */
export function nearestNeighbours(shades: readonly CheckedShade[]): ReadonlyMap<string, ShadeNeighbour> {
  const colours = shades.map(({ id, hex }) => ({ id, lab: labOf(hex) }));
  const found = new Map<string, ShadeNeighbour>();
  for (const { id, lab } of colours)
    for (const other of colours) {
      if (other.id === id) continue;
      const difference = colourDifference(lab, other.lab);
      if (difference < (found.get(id)?.difference ?? Number.POSITIVE_INFINITY))
        found.set(id, { id: other.id, difference });
    }
  return found;
}

/** From the darkest shade to the lightest. */
export const byLightness = <Shade extends { hex: string }>(shades: readonly Shade[]): Shade[] =>
  shades
    .map((shade) => ({ shade, l: labOf(shade.hex).l }))
    .sort((one, other) => one.l - other.l)
    .map(({ shade }) => shade);

/** The family whose shades look most like this one; families are what the catalogue already has. */
export function suggestFamily(
  hex: string,
  families: readonly { name: string; hexes: readonly string[] }[],
): string | null {
  const lab = labOf(hex);
  const distanceTo = (others: readonly string[]) =>
    Math.min(...others.map((other) => colourDifference(lab, labOf(other))));
  const [nearest] = families
    .filter(({ hexes }) => hexes.length > 0)
    .map(({ name, hexes }) => ({ name, distance: distanceTo(hexes) }))
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name ?? null;
}
