import type { Snapshot } from '../catalogue/index.ts';

const cache = new WeakMap<Snapshot, ReadonlyMap<string, string>>();

/** The colour of each shade family: the median of its shades by lightness. */
export function familyColours(snapshot: Snapshot): ReadonlyMap<string, string> {
  const cached = cache.get(snapshot);
  if (cached) return cached;
  const shades = Array.from(snapshot.skus.values(), ({ sku }) => sku).filter((sku) => sku.shade_hex !== null);
  const families = Map.groupBy(shades, (sku) => sku.shade_family ?? '');
  const colours = new Map(
    Array.from(families, ([family, skus]) => {
      const hexes = skus.map((sku) => sku.shade_hex!).sort((a, b) => lightness(a) - lightness(b));
      return [family, hexes[Math.floor(hexes.length / 2)]!] as const;
    }),
  );
  cache.set(snapshot, colours);
  return colours;
}

/** Perceived lightness, exact enough to sort shades. */
function lightness(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
  return red! * 0.299 + green! * 0.587 + blue! * 0.114;
}
