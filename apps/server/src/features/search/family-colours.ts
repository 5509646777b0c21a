import { getAt } from '@huarong/core/shared';
import type { Snapshot } from '../catalogue/index.ts';

const cache = new WeakMap<Snapshot, ReadonlyMap<string, string>>();

/** The colour of each shade family: the median of its shades by lightness. */
export function familyColours(snapshot: Snapshot): ReadonlyMap<string, string> {
  const cached = cache.get(snapshot);
  if (cached) return cached;
  const shades = [...snapshot.skus.values()].flatMap(({ sku: { shade_hex, shade_family } }) =>
    shade_hex === null ? [] : [{ hex: shade_hex, family: shade_family ?? '' }],
  );
  const families = Map.groupBy(shades, ({ family }) => family);
  const colours = new Map(
    Array.from(families, ([family, same]) => {
      const hexes = same.map(({ hex }) => hex).sort((a, b) => lightness(a) - lightness(b));
      return [family, getAt(hexes, Math.floor(hexes.length / 2))] as const;
    }),
  );
  cache.set(snapshot, colours);
  return colours;
}

/** Perceived lightness, exact enough to sort shades. */
function lightness(hex: string): number {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return part(1) * 0.299 + part(3) * 0.587 + part(5) * 0.114;
}
