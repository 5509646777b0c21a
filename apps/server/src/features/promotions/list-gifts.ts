import type { Gift } from '@huarong/contract/catalogue';
import { type GiftDeps, presentGift } from './present-promotion.ts';
import type { OfferSource } from './watch-offers.ts';

/** All gifts of these promotions, regardless of the cart; unknown promotions are ignored. */
export const listGifts = (
  promotionIds: readonly string[],
  { offers, ...deps }: GiftDeps & { offers: OfferSource },
): Gift[] =>
  offers
    .current()
    .promotions.filter(({ promotionId }) => promotionIds.includes(promotionId))
    .flatMap((promotion) => {
      if (promotion.kind !== 'gift') return [];
      const gifts = promotion.tiers.flatMap(({ benefit }) => benefit.gifts);
      const once = new Map(gifts.map((gift) => [gift.giftId, gift]));
      return [...once.values()].map((gift) => presentGift(gift, promotion.promotionId, deps));
    });
