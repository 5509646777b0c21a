import type { BrandWall } from '@huarong/contract/catalogue';
import { getFirst } from '@huarong/core/shared';
import { presentBrandFacts, presentShowpiece, presentWallBrand } from './present-brand.ts';
import type { PresenterDeps } from './present-product.ts';
import type { Product } from './snapshot/product.ts';
import type { BrandRow } from './snapshot/snapshot.queries.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

const FEATURED_COUNT = 4;

/** All brands grouped by letter, with a few featured brands. */
export function presentBrandWall(snapshot: Snapshot, presenterDeps: PresenterDeps): BrandWall {
  const letters = Map.groupBy(snapshot.brands.values(), (brand) => brand.letter);
  const groups = [...letters].sort(([a], [b]) => orderOfLetter(a) - orderOfLetter(b));
  return {
    total: snapshot.brands.size,
    groups: groups.map(([letter, list]) => ({
      letter,
      brandList: list
        .sort((a, b) => (a.name_en < b.name_en ? -1 : 1))
        .map((brand) => presentWallBrand(brand, productsOf(snapshot, brand))),
    })),
    featured: featuredBrands(snapshot, presenterDeps),
  };
}

/** The same shape for one brand, with its details; empty when the brand is unknown. */
export function presentSingleBrand(
  snapshot: Snapshot,
  brandId: string,
  presenterDeps: PresenterDeps,
): BrandWall {
  const brand = snapshot.brands.get(brandId);
  if (!brand) return { total: 0, groups: [], featured: [] };
  const products = bySold(productsOf(snapshot, brand));
  const presented = {
    ...presentWallBrand(brand, products),
    facts: presentBrandFacts(brand, products, presenterDeps),
  };
  return { total: 1, groups: [{ letter: brand.letter, brandList: [presented] }], featured: [] };
}

/** The best-selling brands, one for each top category, so that the row covers different categories. */
function featuredBrands(snapshot: Snapshot, presenterDeps: PresenterDeps): BrandWall['featured'] {
  const ranked = [...snapshot.byBrand]
    .flatMap(([id, products]) => (snapshot.brands.has(id) ? [products] : []))
    .map((products) => ({ products, sold: products.reduce((all, each) => all + each.sold_count, 0) }))
    .sort((a, b) => b.sold - a.sold);
  const usedTopCategories = new Set<string>();
  const featured: BrandWall['featured'] = [];
  for (const { products } of ranked) {
    const best = getFirst(bySold(products));
    const topCategory = getFirst(best.category.trail).id;
    if (usedTopCategories.has(topCategory)) continue;
    usedTopCategories.add(topCategory);
    featured.push({
      brandId: best.brand_id,
      showpiece: presentShowpiece(best, presenterDeps),
      ...promotionOf(best),
    });
    if (featured.length === FEATURED_COUNT) break;
  }
  return featured;
}

const promotionOf = (product: Product) => {
  const [promotion] = product.offers().promotionTags;
  return promotion === undefined ? {} : { promotion };
};
const productsOf = ({ byBrand }: Snapshot, brand: BrandRow) => byBrand.get(brand.id) ?? [];
const bySold = (products: readonly Product[]) => [...products].sort((a, b) => b.sold_count - a.sold_count);

/** A to Z, then the names that begin with a digit. */
const orderOfLetter = (letter: string) => (letter === '#' ? 99 : letter.charCodeAt(0));
