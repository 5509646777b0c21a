import { type CatalogueSource, imageSubjectOf, presentUnitPrice } from '../../catalogue/index.ts';
import { type ImagePort, NO_IMAGE } from '../../images/index.ts';

export interface ProductSource {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
}

interface PurchasedSku {
  sku_id: string;
  product_id: string;
  product_name: string;
  sku_name: string;
}

/** A sku with its name at the time of purchase, and today's image, price and stock. */
export function presentPurchasedSku({ catalogue, imageOf }: ProductSource, row: PurchasedSku) {
  const listed = catalogue.current().skus.get(row.sku_id);
  const status: 'gone' | 'onSale' | 'soldOut' = !listed
    ? 'gone'
    : catalogue.isInStock(row.sku_id)
      ? 'onSale'
      : 'soldOut';
  return {
    skuId: row.sku_id,
    productId: row.product_id,
    productName: row.product_name,
    skuName: row.sku_name,
    skuImagePath: listed ? imageOf(imageSubjectOf(listed.product, listed.sku), 'front') : NO_IMAGE,
    ...(listed && presentUnitPrice(listed.product, listed.sku)),
    status,
  };
}
