import type { Favourite } from '@huarong/contract/favourites';
import { fen, shanghaiIso, toYuan } from '@huarong/core/shared';
import {
  type CatalogueSource,
  imageSubjectOf,
  presentCard,
  presentUnitPrice,
  skuNameOf,
} from '../catalogue/index.ts';
import { type ImagePort, NO_IMAGE } from '../images/index.ts';
import type { FavouriteRow } from './favourites.queries.ts';
import type { PricedFavourite } from './priced-favourites.ts';

/** The card of the saved sku, not of the product's default sku. */
export function presentFavourite(
  { row, listed, priceDrop }: PricedFavourite,
  catalogue: CatalogueSource,
  imageOf: ImagePort,
): Favourite {
  const card = listed
    ? {
        ...presentCard(listed.product, { isInStock: catalogue.isInStock, imageOf }),
        skuImagePath: imageOf(imageSubjectOf(listed.product, listed.sku), 'front'),
        ...presentUnitPrice(listed.product, listed.sku),
      }
    : unlistedCard(row);
  return {
    ...card,
    skuId: row.sku_id,
    skuName: skuNameOf(row),
    marketPrice: toYuan(fen(row.market_price_fen ?? row.offer_price_fen)),
    hasInventory: row.status === 'onSale',
    savedAt: shanghaiIso(row.saved_at),
    status: row.status,
    ...(priceDrop > 0 && { cheaperBy: toYuan(priceDrop) }),
    ...(priceDrop < 0 && { dearerBy: toYuan(fen(-priceDrop)) }),
  };
}

/** The card of a sku that is no longer listed. */
const unlistedCard = (row: FavouriteRow) => ({
  productId: row.product_id,
  productName: row.name_cn,
  productNameEN: row.name_en,
  brandId: row.brand_id,
  brandNameEN: row.brand_en,
  brandNameCN: row.brand_cn,
  skuImagePath: NO_IMAGE,
  offerPrice: toYuan(fen(row.offer_price_fen)),
  tags: [],
  colourCount: 0,
  commentCount: 0,
  praiseRate: 0,
});
