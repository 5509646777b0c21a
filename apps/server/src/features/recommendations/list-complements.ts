import { getFirst } from '@huarong/core/shared';
import type { Product, Snapshot } from '../catalogue/index.ts';
import { bySold } from './mix-best-sellers.ts';

/**
 * Products used together with a product: other leaf categories of its brand, then of its top category, one for each
 * leaf category. Its own leaf category is left out, because nobody needs a second cream with a cream.
 */
export function listComplements(snapshot: Snapshot, product: Product): Product[] {
  const others = (products: readonly Product[] = []) =>
    products.filter((each) => each.category_id !== product.category_id).sort(bySold);
  const topCategoryId = getFirst(product.category.trail).id;
  const sameBrand = others(snapshot.byBrand.get(product.brand_id));
  const sameTopCategory = others(snapshot.byCategory.get(topCategoryId));
  const isOtherTopCategory = (each: Product) => Number(getFirst(each.category.trail).id !== topCategoryId);
  return [
    ...new Set([
      ...onePerLeaf(sameBrand).sort((a, b) => isOtherTopCategory(a) - isOtherTopCategory(b)),
      ...onePerLeaf(sameTopCategory),
    ]),
  ];
}

function onePerLeaf(products: readonly Product[]): Product[] {
  const seen = new Set<string>();
  return products.filter(({ category_id: leaf }) => !seen.has(leaf) && seen.add(leaf));
}
