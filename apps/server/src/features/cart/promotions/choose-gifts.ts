import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import type { Shopping } from '../buyer.ts';
import { lockCart, saveChoice } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import { weighCart } from '../display/show-cart.ts';

interface Wish {
  promotionId: string;
  /** Empty declines. */
  giftIds: readonly string[];
}

/** Keeps which gifts the shopper wants. Whether she earns them is worked out again with every price. */
export async function chooseGifts(
  db: Queryable,
  deps: CartDeps,
  shopping: Shopping,
  { promotionId, giftIds }: Wish,
): Promise<Result<null, { code: 'gift-not-earned' | 'gift-unavailable' }>> {
  const { priced } = await weighCart(db, deps, shopping);
  const offer = priced.order.optionalGifts.find((state) => state.promotionId === promotionId);
  const wanted = [...new Set(giftIds)];
  if (!offer?.reached || wanted.length > offer.choose) return refuse({ code: 'gift-not-earned' });
  const isThere = (giftId: string) => offer.gifts.some((gift) => gift.giftId === giftId && gift.hasInventory);
  if (!wanted.every(isThere)) return refuse({ code: 'gift-unavailable' });
  await transaction(db, async (tx) => {
    await lockCart(tx, shopping.owner);
    await saveChoice(tx, shopping.owner, promotionId, wanted);
  });
  return accept(null);
}
