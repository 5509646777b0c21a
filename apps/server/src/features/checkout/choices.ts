import type { Choices } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { lineIdOf } from '../bundles/index.ts';
import type { Offers } from '../promotions/index.ts';
import { listCartChoices } from './basket.queries.ts';
import type { Basket } from './load-basket.ts';

export interface GivenChoices {
  couponIds?: readonly string[] | undefined;
  giftIds?: readonly string[] | undefined;
}
/** All that was decided for a quote: enough to work it out again, exactly. */
export interface SettledChoices extends Choices {
  points: number;
  packagingId: string | null;
}

/** What the shopper decided here, then what she had decided in the cart. */
export async function readChoices(
  db: Queryable,
  owner: string,
  basket: Basket,
  given: GivenChoices,
): Promise<Choices> {
  const inCart = basket.source.kind === 'cart' ? await cartChoices(db, owner, basket) : {};
  return {
    ...inCart,
    ...(given.giftIds && { gifts: giftsOf(basket.offers, given.giftIds) }),
    ...(given.couponIds && { couponIds: given.couponIds }),
  };
}

async function cartChoices(db: Queryable, owner: string, { lines, offers }: Basket): Promise<Choices> {
  const chosen = await listCartChoices(db, owner);
  const kindOf = new Map(offers.promotions.map(({ promotionId, kind }) => [promotionId, kind]));
  const ofKind = (kind: 'gift' | 'extraBuy') => chosen.filter((row) => kindOf.get(row.promotion_id) === kind);
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

/** Gifts by the promotion that gives them; a promotion of which none is named is declined. */
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
