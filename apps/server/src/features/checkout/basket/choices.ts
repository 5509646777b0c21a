import type { Choices } from '@huarong/core/pricing';
import { lineIdOf } from '../../bundles/index.ts';
import type { Offers } from '../../promotions/index.ts';
import type { Basket } from './load-basket.ts';

export interface RequestedChoices {
  couponIds?: readonly string[] | undefined;
  giftIds?: readonly string[] | undefined;
  extraBuys?: readonly { activityId: string; skuId: string }[] | undefined;
}
/** All choices behind a quote, sufficient to price it again with the same result. */
export interface ResolvedChoices extends Choices {
  points: number;
  packagingId: string | null;
}

/** Choices made at checkout take precedence over choices made in the cart. */
export function choicesOf(basket: Basket, requested: RequestedChoices): Choices {
  return {
    ...(basket.source.kind === 'cart' && cartChoices(basket)),
    ...(requested.giftIds && { gifts: giftsOf(basket.offers, requested.giftIds) }),
    ...(requested.extraBuys && {
      extraBuys: requested.extraBuys.map(({ activityId, skuId }) => ({
        ...{ promotionId: activityId, skuId, quantity: 1 },
      })),
    }),
    ...(requested.couponIds && { couponIds: requested.couponIds }),
  };
}

function cartChoices({ lines, offers, facts: { choices } }: Basket): Choices {
  const kindOf = new Map(offers.promotions.map(({ promotionId, kind }) => [promotionId, kind]));
  const ofKind = (kind: 'gift' | 'extraBuy') =>
    choices.filter((row) => kindOf.get(row.promotion_id) === kind);
  return {
    promotionOfLine: Object.fromEntries(
      lines.flatMap(({ row }) => (row.promotion_id ? [[lineIdOf(row), row.promotion_id]] : [])),
    ),
    gifts: Object.fromEntries(ofKind('gift').map((row) => [row.promotion_id, row.chosen])),
    extraBuys: ofKind('extraBuy').flatMap((row) =>
      row.chosen.map((skuId) => ({ promotionId: row.promotion_id, skuId, quantity: 1 })),
    ),
  };
}

/** Gift ids by promotion; a promotion with no requested gift is declined. */
const giftsOf = ({ promotions }: Offers, giftIds: readonly string[]): Record<string, string[]> =>
  Object.fromEntries(
    promotions.flatMap((promotion) => {
      if (promotion.kind !== 'gift') return [];
      const own = new Set(
        promotion.tiers.flatMap(({ benefit }) => benefit.gifts.map(({ giftId }) => giftId)),
      );
      const isOptional = promotion.tiers.some(({ benefit }) => benefit.choose < benefit.gifts.length);
      return isOptional ? [[promotion.promotionId, giftIds.filter((giftId) => own.has(giftId))]] : [];
    }),
  );
