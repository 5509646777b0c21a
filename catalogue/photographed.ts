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
}

/** How much of the catalogue has photographs: a product counts when it or all of its shades have one. */
export function photographed(): Photographed {
  const files = new Set(existsSync(folder) ? readdirSync(folder) : []);
  const has = (code: string, view: string) => files.has(`${code}-${view}.webp`);
  const { products, skus } = buildRows(demoBrandCatalogues);
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
  };
}
