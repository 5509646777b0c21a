import type { Gift, Promotion as PromotionView } from '@huarong/contract/catalogue';
import type { Promotion } from '@huarong/core/pricing';
import { shanghaiIso } from '@huarong/core/shared';
import { type CatalogueSource, subjectOf } from '../catalogue/index.ts';
import { NO_PICTURE, type PicturePort } from '../images/index.ts';

export const presentPromotion = ({ promotionId, kind, mark, title, window }: Promotion): PromotionView => ({
  promotionId,
  kind,
  mark,
  text: title,
  ...(window.until !== null && { endsAt: shanghaiIso(new Date(window.until)) }),
});

/** A gift of the price engine with the image of its sku. */
export function presentGift(
  gift: { giftId: string; skuId: string; title: string; quantity: number },
  promotionId: string,
  { catalogue, pictureOf }: GiftDeps,
): Gift {
  return {
    giftId: gift.giftId,
    promotionId,
    skuId: gift.skuId,
    productName: gift.title,
    skuImagePath: imageOfSku(gift.skuId, { catalogue, pictureOf }),
    quantity: gift.quantity,
    hasInventory: catalogue.isInStock(gift.skuId),
  };
}

export interface GiftDeps {
  catalogue: CatalogueSource;
  pictureOf: PicturePort;
}

export function imageOfSku(skuId: string, { catalogue, pictureOf }: GiftDeps): string {
  const listed = catalogue.current().skus.get(skuId);
  return listed ? pictureOf(subjectOf(listed.product, listed.sku), 'front') : NO_PICTURE;
}
