import type { Gift, Promotion as PromotionView } from '@huarong/contract/catalogue';
import type { Promotion } from '@huarong/core/pricing';
import { shanghaiIso } from '@huarong/core/shared';
import { type CatalogueSource, imageSubjectOf } from '../catalogue/index.ts';
import { type ImagePort, NO_IMAGE } from '../images/index.ts';

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
  { catalogue, imageOf }: GiftDeps,
): Gift {
  return {
    giftId: gift.giftId,
    promotionId,
    skuId: gift.skuId,
    productName: gift.title,
    skuImagePath: imageOfSku(gift.skuId, { catalogue, imageOf }),
    quantity: gift.quantity,
    hasInventory: catalogue.isInStock(gift.skuId),
  };
}

export interface GiftDeps {
  catalogue: CatalogueSource;
  imageOf: ImagePort;
}

export function imageOfSku(skuId: string, { catalogue, imageOf }: GiftDeps): string {
  const listed = catalogue.current().skus.get(skuId);
  return listed ? imageOf(imageSubjectOf(listed.product, listed.sku), 'front') : NO_IMAGE;
}
