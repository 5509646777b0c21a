import type { CatalogueRows } from '../build/rows.ts';
import type { BrandCatalogue, ProductSeed } from '../kit/seed.ts';

/** The facts of a product that comments mention. */
export interface DemoProduct {
  id: string;
  category: string;
  seed: ProductSeed;
  brandName: string;
  soldCount: number;
  publishedDaysAgo: number;
  /** One to five stars, in this order: the comments of the product. */
  starCounts: readonly number[];
  skus: { id: string; shade: string | null }[];
}

/** The hand-written products with the ids of their rows: both lists have the same order. */
export function listDemoProducts(
  brandCatalogues: readonly BrandCatalogue[],
  rows: CatalogueRows,
): DemoProduct[] {
  const skusOf = Map.groupBy(rows.skus, (sku) => sku.product_id);
  return brandCatalogues
    .flatMap((brandCatalogue) => brandCatalogue.products.map((seed) => ({ shelf: brandCatalogue, seed })))
    .map(({ shelf: brandCatalogue, seed }, index) => {
      const row = rows.products[index]!;
      return {
        id: row.id,
        category: row.category_id,
        seed,
        brandName: brandCatalogue.brand.cn,
        soldCount: row.sold_count,
        publishedDaysAgo: row.published_days_ago,
        starCounts: rows.starCounts[index]!,
        skus: (skusOf.get(row.id) ?? []).map((sku) => ({
          id: sku.id,
          shade:
            sku.shade_name === null ? null : [sku.shade_number, sku.shade_name].filter(Boolean).join(' '),
        })),
      };
    });
}

/** Fills `{shade}`, `{star}` and `{name}`; null when the product lacks one of them. */
export function fillPlaceholders(line: string, product: DemoProduct, shade: string | null): string | null {
  const values: Record<string, string | null | undefined> = {
    shade,
    star: product.seed.stars[0],
    name: product.seed.nickname ? `「${product.seed.nickname}」` : product.seed.name,
    brand: product.brandName,
  };
  let isComplete = true;
  const filled = line.replace(/\{(\w+)\}/g, (_whole, slot: string) => {
    isComplete &&= Boolean(values[slot]);
    return values[slot] ?? '';
  });
  return isComplete ? filled : null;
}
