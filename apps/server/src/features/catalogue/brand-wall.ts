import type { BrandWall } from '@huarong/contract/catalogue';
import type { BrandRow } from './catalogue.queries.ts';
import { presentBrandFacts, presentShowpiece, presentWallBrand } from './present-brand.ts';
import type { Shown } from './present-product.ts';
import type { Product, Snapshot } from './snapshot.ts';

const FEATURED = 4;

/** Every brand under its letter, with a few on top. */
export function brandWall(snapshot: Snapshot, shown: Shown): BrandWall {
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
    featured: featuredBrands(snapshot, shown),
  };
}

/** The wall narrowed to one brand, which then tells all of itself; nothing on it when there is no such brand. */
export function brandAlone(snapshot: Snapshot, brandId: string, shown: Shown): BrandWall {
  const brand = snapshot.brands.get(brandId);
  if (!brand) return { total: 0, groups: [], featured: [] };
  const products = bySold(productsOf(snapshot, brand));
  const alone = { ...presentWallBrand(brand, products), facts: presentBrandFacts(brand, products, shown) };
  return { total: 1, groups: [{ letter: brand.letter, brandList: [alone] }], featured: [] };
}

/** The brands that sold most, one a home shelf, so that the row shows what the shop is made of. */
function featuredBrands(snapshot: Snapshot, shown: Shown): BrandWall['featured'] {
  const ranked = [...snapshot.byBrand.values()]
    .map((products) => ({ products, sold: products.reduce((all, each) => all + each.sold_count, 0) }))
    .sort((a, b) => b.sold - a.sold);
  const homes = new Set<string>();
  const featured: BrandWall['featured'] = [];
  for (const { products } of ranked) {
    const best = bySold(products)[0]!;
    const home = best.category.trail[0]!.id;
    if (homes.has(home)) continue;
    homes.add(home);
    featured.push({
      brandId: best.brand_id,
      showpiece: presentShowpiece(best, shown),
      ...promotionOf(best),
    });
    if (featured.length === FEATURED) break;
  }
  return featured;
}

const promotionOf = (product: Product) => {
  const [promotion] = product.offered().marks;
  return promotion === undefined ? {} : { promotion };
};
const productsOf = ({ byBrand }: Snapshot, brand: BrandRow) => byBrand.get(brand.id) ?? [];
const bySold = (products: readonly Product[]) => [...products].sort((a, b) => b.sold_count - a.sold_count);

/** A to Z, then the names that begin with a digit. */
const orderOfLetter = (letter: string) => (letter === '#' ? 99 : letter.charCodeAt(0));
