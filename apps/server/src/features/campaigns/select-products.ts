import type { Product, Snapshot } from '../catalogue/index.ts';
import type { ProductSelection } from './stored-blocks.ts';

/** The goods an editor named, or those her rule chooses today. What has left the shelves is left out. */
export function selectProducts(snapshot: Snapshot, selection: ProductSelection): Product[] {
  if ('products' in selection) return selection.products.flatMap((id) => snapshot.products.get(id) ?? []);
  const { category, brand, effect, label, order, limit } = selection;
  // Shelves and brands keep their products in order of arrival; the whole shop is put in that order here.
  const candidates =
    (category !== undefined && (snapshot.byCategory.get(category) ?? [])) ||
    (brand !== undefined && (snapshot.byBrand.get(brand) ?? [])) ||
    snapshot.homes.flatMap((topCategory) => snapshot.byCategory.get(topCategory.id) ?? []);
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
  b.published_at!.getTime() - a.published_at!.getTime() || (a.id < b.id ? -1 : 1);
