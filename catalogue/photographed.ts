import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildRows } from './build/index.ts';
import { demoBrandCatalogues } from './index.ts';

const folder = fileURLToPath(new URL('./photographs', import.meta.url));

interface Photographed {
  products: number;
  shades: number;
  allShades: number;
  secondViews: number;
  /** How many products have so many photographs, by the first shade or size that has most; the fewest first. */
  byCount: readonly (readonly [photographs: number, products: number])[];
  /** How many products have a photograph of each view, most first. */
  byView: readonly (readonly [view: string, products: number])[];
}

/** `HR20010102-front.webp` */
const FILE = /^(HR\d+)-([a-z]+)\.webp$/;

/** How much of the catalogue has photographs: a product counts when it or all of its shades have one. */
export function photographed(): Photographed {
  const viewsOf = new Map<string, Set<string>>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const [, code, view] = FILE.exec(file) ?? [];
    if (code && view) viewsOf.set(code, (viewsOf.get(code) ?? new Set()).add(view));
  }
  const has = (code: string, view: string) => viewsOf.get(code)?.has(view) ?? false;
  const { products, skus } = buildRows(demoBrandCatalogues);
  const skusOf = Map.groupBy(skus, (sku) => sku.product_id);
  /** As the shop finds them: the sku's own, otherwise the product's. */
  const galleries = products.map(({ id, code }) =>
    skusOf
      .get(id)!
      .map((sku) => new Set([...(viewsOf.get(sku.code) ?? []), ...(viewsOf.get(code) ?? [])]))
      .reduce((most, views) => (views.size > most.size ? views : most)),
  );
  const shadesOf = Map.groupBy(
    skus.filter((sku) => sku.shade_hex !== null),
    (sku) => sku.product_id,
  );
  const shades = [...shadesOf.values()].flat();
  const isSeen = (view: string) => (product: { id: string; code: string }) =>
    shadesOf.get(product.id)?.every(({ code }) => has(code, view)) ?? has(product.code, view);
  return {
    products: products.filter(isSeen('front')).length,
    shades: shades.filter(({ code }) => has(code, 'front')).length,
    allShades: shades.length,
    secondViews: products.filter((each) => isSeen('angle')(each) || isSeen('texture')(each)).length,
    byCount: countBy(galleries.map(({ size }) => size)).toSorted(([a], [b]) => a - b),
    byView: countBy(galleries.flatMap((views) => [...views])).toSorted(([, a], [, b]) => b - a),
  };
}

const countBy = <Key>(keys: readonly Key[]): [Key, number][] =>
  [...Map.groupBy(keys, (key) => key)].map(([key, { length }]) => [key, length]);
