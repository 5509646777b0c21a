import { colourDifference, labOf, type SkinTone, skinToneOf } from '@huarong/core/catalogue';
import { getColumn } from '#platform/database';
import { createRecentCache } from '#platform/memory';
import type { CatalogueSource, Product, Snapshot } from '../catalogue/index.ts';
import { familyColours } from './family-colours.ts';

type Sku = Product['skus'][number];

export interface ChosenFilter {
  code: string;
  values: readonly string[];
}

/** Tones of shades; a hundred thousand products share a few thousand. */
const CACHED_TONES = 5_000;
const cached = createRecentCache<string, SkinTone | null>(CACHED_TONES);

export function skinToneOfSku(sku: Sku): SkinTone | undefined {
  if (sku.shade_hex === null) return undefined;
  const shade = { number: sku.shade_number ?? '', family: sku.shade_family ?? '', hex: sku.shade_hex };
  return cached(`${shade.number} ${shade.family} ${shade.hex}`, () => skinToneOf(shade) ?? null) ?? undefined;
}

/**
 * The shades in stock that a shopper filtered by, the best first; none without such a filter. A family is one of colours and
 * not of names, so without a shade of that name the nearest one stands for it.
 */
export function listMatchingSkus(
  snapshot: Snapshot,
  product: Product,
  filters: readonly ChosenFilter[],
  { isInStock }: Pick<CatalogueSource, 'isInStock'>,
): Sku[] {
  const chosen = (code: string) => filters.find((filter) => filter.code === code)?.values ?? [];
  const [undertones, depths, families] = [chosen('undertone'), chosen('depth'), chosen('shadeFamily')];
  const inStock = product.skus.filter((sku) => sku.shade_hex !== null && isInStock(sku.id));
  if (undertones.length > 0 || depths.length > 0)
    return inStock.filter((sku) => {
      const tone = skinToneOfSku(sku);
      return (
        tone !== undefined &&
        (undertones.length === 0 || undertones.includes(tone.undertone)) &&
        (depths.length === 0 || depths.includes(String(tone.depth)))
      );
    });
  if (families.length === 0) return [];
  const named = inStock.filter((sku) => families.includes(sku.shade_family ?? ''));
  return named.length > 0 ? named : nearestTo(families, inStock, familyColours(snapshot));
}

function nearestTo(
  families: readonly string[],
  skus: readonly Sku[],
  colours: ReadonlyMap<string, string>,
): Sku[] {
  const targets = families.flatMap((family) => colours.get(family) ?? []).map(labOf);
  const distance = (sku: Sku) =>
    Math.min(...targets.map((target) => colourDifference(target, labOf(getColumn(sku, 'shade_hex')))));
  const [nearest] = skus.toSorted((one, other) => distance(one) - distance(other));
  return targets.length > 0 && nearest ? [nearest] : [];
}
