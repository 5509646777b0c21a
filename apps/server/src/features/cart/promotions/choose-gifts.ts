import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import type { Buyer } from '../buyer.ts';
import { lockCart, saveChoice } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import { loadPricedCart } from '../display/show-cart.ts';

interface GiftChoice {
  promotionId: string;
  /** Empty declines the gift. */
  giftIds: readonly string[];
}

/** Saves which gifts the shopper wants. Whether they are earned is recalculated with every price. */
export async function chooseGifts(
  db: Queryable,
  deps: CartDeps,
  buyer: Buyer,
  { promotionId, giftIds }: GiftChoice,
): Promise<Result<null, { code: 'gift-not-earned' | 'gift-unavailable' }>> {
  const { priced } = await loadPricedCart(db, deps, buyer);
  const offer = priced.order.optionalGifts.find((state) => state.promotionId === promotionId);
  const wanted = [...new Set(giftIds)];
  if (!offer?.reached || wanted.length > offer.choose) return refuse({ code: 'gift-not-earned' });
  const isAvailable = (giftId: string) =>
    offer.gifts.some((gift) => gift.giftId === giftId && gift.hasInventory);
  if (!wanted.every(isAvailable)) return refuse({ code: 'gift-unavailable' });
  await transaction(db, async (tx) => {
    await lockCart(tx, buyer.owner);
    await saveChoice(tx, buyer.owner, promotionId, wanted);
  });
  return accept(null);
}
