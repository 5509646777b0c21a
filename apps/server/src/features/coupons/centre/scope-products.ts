import { type Scope, scopeCovers } from '@huarong/core/pricing';
import { getFirst } from '@huarong/core/shared';
import { type CatalogueSource, imageSubjectOf, type Product, presentBrand } from '../../catalogue/index.ts';
import type { ImagePort } from '../../images/index.ts';

/** What the catalogue shows of the scope of a coupon. */
export interface ScopeProducts {
  /** Photographs of its best-selling products, of different brands where there are several. */
  images: (scope: Scope, most: number) => string[];
  /** Null: unknown or hidden. */
  brand: (brandId: string) => { brandNameEN: string; brandNameCN: string; link: string } | null;
}

/** Finding the best sellers of a scope reads every product: once for each state of the catalogue. */
export function watchScopeProducts(catalogue: CatalogueSource, imageOf: ImagePort): () => ScopeProducts {
  let last: { snapshot: Snapshot; products: ScopeProducts } | null = null;
  return () => {
    const snapshot = catalogue.current();
    if (last?.snapshot !== snapshot) last = { snapshot, products: createScopeProducts(snapshot, imageOf) };
    return last.products;
  };
}

type Snapshot = ReturnType<CatalogueSource['current']>;

function createScopeProducts({ products, byBrand }: Snapshot, imageOf: ImagePort): ScopeProducts {
  const imagesByScope = new Map<string, string[]>();
  const isIn = (scope: Scope) => (product: Product) =>
    scopeCovers(scope, {
      skuId: getFirst(product.skus).id,
      productId: product.id,
      brandId: product.brand_id,
      categoryIds: product.category.trail.map(({ id }) => id),
    });
  function listImages(scope: Scope, most: number): string[] {
    const ids = scope.kind === 'brand' ? scope.brandIds : null;
    const pool = ids ? ids.flatMap((id) => [...(byBrand.get(id) ?? [])]) : [...products.values()];
    const bySales = pool.filter(isIn(scope)).sort((a, b) => b.sold_count - a.sold_count);
    const firstOfBrand = [...Map.groupBy(bySales, ({ brand_id }) => brand_id).values()].map(getFirst);
    const chosen = new Set([...firstOfBrand.slice(0, most), ...bySales].slice(0, most));
    return [...chosen].map((product) => imageOf(imageSubjectOf(product, getFirst(product.skus)), 'front'));
  }
  return {
    images(scope, most) {
      const key = `${most} ${JSON.stringify(scope)}`;
      const images = imagesByScope.get(key) ?? listImages(scope, most);
      imagesByScope.set(key, images);
      return images;
    },
    brand(brandId) {
      const brand = byBrand.get(brandId)?.[0]?.brand;
      if (!brand?.is_live) return null;
      const { brandNameEN, brandNameCN, link } = presentBrand(brand);
      return { brandNameEN, brandNameCN, link };
    },
  };
}
