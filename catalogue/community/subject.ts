import type { CatalogueRows } from '../build/rows.ts';
import type { ProductSeed, Shelf } from '../kit/seed.ts';

/** A product with everything that people may talk about. */
export interface Subject {
  id: string;
  category: string;
  seed: ProductSeed;
  brandName: string;
  soldCount: number;
  publishedDaysAgo: number;
  skus: { id: string; shade: string | null }[];
}

/** The hand-written products with the numbers their rows have: both go in the same order. */
export function subjectsOf(shelves: readonly Shelf[], rows: CatalogueRows): Subject[] {
  const skusOf = Map.groupBy(rows.skus, (sku) => sku.product_id);
  return shelves
    .flatMap((shelf) => shelf.products.map((seed) => ({ shelf, seed })))
    .map(({ shelf, seed }, index) => {
      const row = rows.products[index]!;
      return {
        id: row.id,
        category: row.category_id,
        seed,
        brandName: shelf.brand.cn,
        soldCount: row.sold_count,
        publishedDaysAgo: row.published_days_ago,
        skus: (skusOf.get(row.id) ?? []).map((sku) => ({
          id: sku.id,
          shade:
            sku.shade_name === null ? null : [sku.shade_number, sku.shade_name].filter(Boolean).join(' '),
        })),
      };
    });
}

/** Fills `{shade}`, `{star}` and `{name}`; null when the product has no such thing to say. */
export function fill(line: string, subject: Subject, shade: string | null): string | null {
  const known: Record<string, string | null | undefined> = {
    shade,
    star: subject.seed.stars[0],
    name: subject.seed.nickname ? `「${subject.seed.nickname}」` : subject.seed.name,
    brand: subject.brandName,
  };
  let isComplete = true;
  const filled = line.replace(/\{(\w+)\}/g, (_whole, slot: string) => {
    isComplete &&= Boolean(known[slot]);
    return known[slot] ?? '';
  });
  return isComplete ? filled : null;
}
