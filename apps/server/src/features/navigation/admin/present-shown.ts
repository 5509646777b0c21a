import { labelText } from '@huarong/core/catalogue';
import type { CatalogueSource, Product, Snapshot } from '../../catalogue/index.ts';
import { listSelected } from '../list-selected.ts';
import type { Selected } from '../navigation.queries.ts';

export interface StaffPresenter {
  catalogue: CatalogueSource;
  imageOfSku: (skuId: string) => string | null;
}

const SHOWN = 10;

export const presentFound = (product: Product, { catalogue, imageOfSku }: StaffPresenter) => ({
  productId: product.id,
  name: product.name_cn,
  brandName: product.brand.name_cn,
  imagePath: product.skus[0] ? imageOfSku(product.skus[0].id) : null,
  isInStock: product.skus.some(({ id }) => catalogue.isInStock(id)),
});

/** What a selection shows now, and which of its ids are not for sale. */
export function presentShown(row: Selected, now: Date, presenter: StaffPresenter) {
  const snapshot = presenter.catalogue.current();
  const products = listSelected(snapshot, row, now);
  const named = [...row.pins, ...('products' in row.selection ? row.selection.products : [])];
  return {
    count: products.length,
    products: products.slice(0, SHOWN).map((product) => presentFound(product, presenter)),
    missing: named.filter((id) => !snapshot.products.has(id)),
  };
}

/** What a rule can name. */
export function presentChoices({ products, brands, categories }: Snapshot) {
  const all = [...products.values()];
  const plain = (values: Iterable<string>) =>
    [...new Set(values)].sort().map((value) => ({ value, label: value }));
  return {
    labels: [...new Set(all.flatMap(({ labels }) => labels))].map((value) => ({
      value,
      label: labelText(value),
    })),
    tags: plain(all.flatMap(({ tags }) => tags)),
    brands: [...brands.values()].map(({ id, name_cn, name_en }) => ({
      value: id,
      label: `${name_cn} ${name_en}`,
    })),
    categories: [...categories.values()].map(({ id, trail }) => ({
      value: id,
      label: trail.map(({ name }) => name).join(' / '),
    })),
  };
}
