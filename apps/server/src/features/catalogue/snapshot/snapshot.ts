import { listMerged } from './category-tree.ts';
import type { Category, Product, ProductOffersPort } from './product.ts';
import type { CatalogueContent } from './read-catalogue.ts';
import { createSkuLookup, type SkuLookup } from './sku-lookup.ts';
import type { BrandRow } from './snapshot.queries.ts';

/**
 * The published catalogue at one moment. A request uses one snapshot throughout, so that it never mixes two versions.
 */
export interface Snapshot {
  version: number;
  topCategories: Category[];
  /** Those that are shown; a product may be in another one. */
  categories: ReadonlyMap<string, Category>;
  /** What is shown instead of a category that was merged. */
  mergedCategories: ReadonlyMap<string, Category>;
  /** Those that are shown; a product may be of another one. */
  brands: ReadonlyMap<string, BrandRow>;
  /** Also the hidden ones. */
  all: Pick<CatalogueContent, 'categories' | 'brands'>;
  products: ReadonlyMap<string, Product>;
  skus: SkuLookup;
  /** Products of a category and its descendants, newest first. */
  byCategory: ReadonlyMap<string, readonly Product[]>;
  byBrand: ReadonlyMap<string, readonly Product[]>;
}

export function buildSnapshot(
  version: number,
  { categories, brands, products: read }: Omit<CatalogueContent, 'categoryRows'>,
): Snapshot {
  const products = new Map<string, Product>();
  // A product without live skus is not listed.
  for (const [id, product] of read) if (product.skus.length > 0) products.set(id, product);
  const newestFirst = [...products.values()].sort(byNewest);
  const byCategory = new Map<string, Product[]>();
  for (const product of newestFirst) {
    for (const { id } of product.category.trail) {
      const listed = byCategory.get(id);
      if (listed) listed.push(product);
      else byCategory.set(id, [product]);
    }
  }
  const shownCategories = new Map([...categories].filter(([, category]) => category.isShown));
  return {
    version,
    topCategories: [...shownCategories.values()].filter((category) => category.level === 1),
    categories: shownCategories,
    mergedCategories: listMerged(categories),
    brands: new Map([...brands].filter(([, brand]) => brand.is_live)),
    all: { categories, brands },
    products,
    skus: createSkuLookup(products.values()),
    byCategory,
    byBrand: Map.groupBy(newestFirst, (product) => product.brand_id),
  };
}

/** The same catalogue with the offers of another moment. */
export function withOffers(snapshot: Snapshot, offersOf: ProductOffersPort): Snapshot {
  const offers = function (this: Product) {
    return offersOf(this);
  };
  const products = new Map([...snapshot.products].map(([id, product]) => [id, { ...product, offers }]));
  return buildSnapshot(snapshot.version, { ...snapshot.all, products });
}

const byNewest = (a: Product, b: Product) =>
  b.published_at.getTime() - a.published_at.getTime() || (a.id < b.id ? -1 : 1);
