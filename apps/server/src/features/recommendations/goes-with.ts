import type { Product, Snapshot } from '../catalogue/index.ts';
import { bySold } from './all-round.ts';

/**
 * What is used together with a product: something else of its house, from another leaf; then what others of the same
 * home category take beside it, one a leaf. A second cream does not go with a cream, so its own leaf is left out.
 */
export function goesWith(snapshot: Snapshot, product: Product): Product[] {
  const others = (products: readonly Product[] = []) =>
    products.filter((each) => each.category_id !== product.category_id).sort(bySold);
  const home = product.category.trail[0]!.id;
  const sameHouse = others(snapshot.byBrand.get(product.brand_id));
  const sameHome = others(snapshot.byCategory.get(home));
  const nearby = (each: Product) => Number(each.category.trail[0]!.id !== home);
  return [
    ...new Set([...onePerLeaf(sameHouse).sort((a, b) => nearby(a) - nearby(b)), ...onePerLeaf(sameHome)]),
  ];
}

function onePerLeaf(products: readonly Product[]): Product[] {
  const seen = new Set<string>();
  return products.filter(({ category_id: leaf }) => !seen.has(leaf) && seen.add(leaf));
}
