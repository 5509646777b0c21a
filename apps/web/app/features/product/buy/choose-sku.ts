import type { Sku } from '@huarong/contract/catalogue';
import { getFirst } from '@huarong/core/shared';

/** The sku in the URL, else the default one: an unknown id must not break the page. */
export const getSkuFromUrl = (skus: readonly Sku[], requestedId: string | null, defaultId: string): Sku =>
  skus.find((sku) => sku.skuId === requestedId) ??
  skus.find((sku) => sku.skuId === defaultId) ??
  getFirst(skus);

/** The sku of a shade in the current size, or in the first size the shade has. */
export function chooseShade(skus: readonly Sku[], current: Sku, shade: string): Sku {
  const ofShade = skus.filter((sku) => sku.colour?.name === shade);
  return ofShade.find((sku) => sku.size === current.size) ?? ofShade[0] ?? current;
}

/** The sku of a size in the current shade, or in the first shade the size has. */
export function chooseSize(skus: readonly Sku[], current: Sku, size: string): Sku {
  const ofSize = skus.filter((sku) => sku.size === size);
  return ofSize.find((sku) => sku.colour?.name === current.colour?.name) ?? ofSize[0] ?? current;
}

export interface Shade {
  name: string;
  hex: string;
  note: string;
  hasInventory: boolean;
  undertone?: NonNullable<Sku['colour']>['undertone'];
}

/** Shades in the order of the brand. A shade is in stock when any of its sizes is. */
export function listShades(skus: readonly Sku[]): Shade[] {
  const shades = new Map<string, Shade>();
  for (const { colour, hasInventory } of skus) {
    if (!colour) continue;
    const { name, hex, note, undertone } = colour;
    const isKnownInStock = shades.get(name)?.hasInventory ?? false;
    shades.set(name, { name, hex, note, hasInventory: hasInventory || isKnownInStock, undertone });
  }
  return [...shades.values()];
}

export const listSizes = (skus: readonly Sku[]): string[] => [
  ...new Set(skus.flatMap((sku) => (sku.size ? [sku.size] : []))),
];
