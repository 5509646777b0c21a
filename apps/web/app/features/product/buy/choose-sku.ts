import type { Sku } from '@huarong/contract/catalogue';

/** The sku named in the address, else the one the shop shows first. A foreign or unknown number is no mistake of hers. */
export const getSkuFromUrl = (skus: readonly Sku[], requestedId: string | null, defaultId: string): Sku =>
  skus.find((sku) => sku.skuId === requestedId) ?? skus.find((sku) => sku.skuId === defaultId) ?? skus[0]!;

/** The same size in another shade, or that shade in the size it comes in. */
export function chooseShade(skus: readonly Sku[], current: Sku, shade: string): Sku {
  const ofShade = skus.filter((sku) => sku.colour?.name === shade);
  return ofShade.find((sku) => sku.size === current.size) ?? ofShade[0] ?? current;
}

/** The same shade in another size, or the first that comes in it. */
export function chooseSize(skus: readonly Sku[], current: Sku, size: string): Sku {
  const ofSize = skus.filter((sku) => sku.size === size);
  return ofSize.find((sku) => sku.colour?.name === current.colour?.name) ?? ofSize[0] ?? current;
}

export interface Shade {
  name: string;
  hex: string;
  hasInventory: boolean;
}
export interface ShadeFamily {
  family: string;
  shades: Shade[];
}

/** Shades by family, in the order the brand lists them. A shade is to be had when any of its sizes is. */
export function groupShadesByFamily(skus: readonly Sku[]): ShadeFamily[] {
  const families = new Map<string, Map<string, Shade>>();
  for (const { colour, hasInventory } of skus) {
    if (!colour) continue;
    const shades = families.get(colour.family) ?? new Map<string, Shade>();
    families.set(colour.family, shades);
    const known = shades.get(colour.name);
    shades.set(colour.name, {
      name: colour.name,
      hex: colour.hex,
      hasInventory: hasInventory || (known?.hasInventory ?? false),
    });
  }
  return [...families].map(([family, shades]) => ({ family, shades: [...shades.values()] }));
}

/** Every size, once. */
export const listSizes = (skus: readonly Sku[]): string[] => [
  ...new Set(skus.flatMap((sku) => (sku.size ? [sku.size] : []))),
];
