import type { Product } from '../../catalogue/index.ts';

export interface ProductPresenter {
  isInStock: (skuId: string) => boolean;
  imageOfSku: (skuId: string) => string | null;
}

/** A product in a list to choose from or to compare. */
export const presentFound = (product: Product, { isInStock, imageOfSku }: ProductPresenter) => ({
  productId: product.id,
  name: product.name_cn,
  brandName: product.brand.name_cn,
  imagePath: product.skus[0] ? imageOfSku(product.skus[0].id) : null,
  isInStock: product.skus.some(({ id }) => isInStock(id)),
});
