import type { Product, Snapshot } from '../catalogue/index.ts';
import type { ProductSelection } from './stored-blocks.ts';

/** Products by id, or those a rule selects now. Delisted products are left out. */
export function selectProducts(snapshot: Snapshot, selection: ProductSelection): Product[] {
  if ('products' in selection) return selection.products.flatMap((id) => snapshot.products.get(id) ?? []);
  const { category, brand, effect, label, order, limit } = selection;
  // Categories and brands list their products newest first; the whole shop is sorted here.
  const candidates =
    (category !== undefined && (snapshot.byCategory.get(category) ?? [])) ||
    (brand !== undefined && (snapshot.byBrand.get(brand) ?? [])) ||
    snapshot.topCategories.flatMap((topCategory) => snapshot.byCategory.get(topCategory.id) ?? []);
  const selected = candidates.filter(
    (product) =>
      (brand === undefined || product.brand_id === brand) &&
      (effect === undefined || product.effects.includes(effect)) &&
      (label === undefined || product.labels.includes(label)),
  );
  const sorted = order === 'sold' ? selected.sort(bySold) : selected.sort(byNewest);
  return sorted.slice(0, limit);
}

const bySold = (a: Product, b: Product) => b.sold_count - a.sold_count || byNewest(a, b);
const byNewest = (a: Product, b: Product) =>
  b.published_at.getTime() - a.published_at.getTime() || (a.id < b.id ? -1 : 1);
