import type { ExtraBuy, OptionalGift } from '@huarong/contract/cart';
import type { ExtraBuyState, OptionalGiftState } from '@huarong/core/pricing';
import { toYuan } from '@huarong/core/shared';
import { imageOfSku, missingHint, presentGift } from '../../promotions/index.ts';
import type { CartDeps } from '../cart-deps.ts';
import { presentGap } from './present-gap.ts';

export const presentOptionalGift = (state: OptionalGiftState, deps: CartDeps): OptionalGift => ({
  promotionId: state.promotionId,
  title: state.title,
  reached: state.reached,
  ...presentGap(state.missing),
  ...presentHint(state, deps),
  choose: state.choose,
  gifts: state.gifts.map((gift) => ({
    ...presentGift(gift, state.promotionId, deps),
    // The engine used stock from the database; the catalogue may be some seconds old.
    hasInventory: gift.hasInventory,
    chosen: gift.chosen,
  })),
});

/** What is missing, with the items that count: 再买索兰娜商品 38.00 元. */
function presentHint(
  { promotionId, missing }: Pick<OptionalGiftState, 'promotionId' | 'missing'>,
  { offers, catalogue }: CartDeps,
): { hint?: string } {
  const promotion = offers.current().promotions.find((each) => each.promotionId === promotionId);
  if (!promotion || missing === null) return {};
  return { hint: missingHint(missing, promotion.scope, catalogue.current()) };
}

export const presentExtraBuy = (state: ExtraBuyState, deps: CartDeps): ExtraBuy => ({
  activityId: state.promotionId,
  title: state.title,
  reached: state.reached,
  ...presentGap(state.missing),
  ...presentHint(state, deps),
  limit: state.limit,
  skus: state.offers.map((offer) => ({
    skuId: offer.skuId,
    productId: offer.productId,
    productName: offer.title,
    skuImagePath: imageOfSku(offer.skuId, deps),
    offerPrice: toYuan(offer.price),
    marketPrice: toYuan(offer.listPrice),
    hasInventory: offer.hasInventory,
    chosen: offer.chosen > 0,
  })),
});
