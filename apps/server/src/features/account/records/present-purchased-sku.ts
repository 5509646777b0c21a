import { fen, toYuan } from '@huarong/core/shared';
import { type CatalogueSource, subjectOf } from '../../catalogue/index.ts';
import { NO_PICTURE, type PicturePort } from '../../images/index.ts';

export interface Shelves {
  catalogue: CatalogueSource;
  pictureOf: PicturePort;
}

interface Named {
  sku_id: string;
  product_id: string;
  product_name: string;
  sku_name: string;
}

/** Goods as they were called when they were bought, with the picture, price and stock of today. */
export function presentGoods({ catalogue, pictureOf }: Shelves, row: Named) {
  const listed = catalogue.current().skus.get(row.sku_id);
  const status = !listed ? 'gone' : catalogue.isInStock(row.sku_id) ? 'onSale' : 'soldOut';
  return {
    skuId: row.sku_id,
    productId: row.product_id,
    productName: row.product_name,
    skuName: row.sku_name,
    skuImagePath: listed ? pictureOf(subjectOf(listed.product, listed.sku), 'front') : NO_PICTURE,
    ...(listed && { offerPrice: toYuan(fen(listed.sku.offer_price_fen)) }),
    status: status as 'onSale' | 'soldOut' | 'gone',
  };
}
