import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import type { Buyer } from '../buyer.ts';
import { lockCart, saveChoice } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import { loadPricedCart } from '../display/show-cart.ts';

interface ExtraBuyChoice {
  activityId: string;
  /** Empty clears the choice. */
  skuIds: readonly string[];
}

/** Saves which extra-buys of one activity the shopper wants, one unit of each. */
export async function chooseExtraBuys(
  db: Queryable,
  deps: CartDeps,
  buyer: Buyer,
  { activityId, skuIds }: ExtraBuyChoice,
): Promise<Result<null, { code: 'extra-buy-not-earned' } | { code: 'out-of-stock'; available: number }>> {
  const { priced } = await loadPricedCart(db, deps, buyer);
  const activity = priced.order.extraBuys.find((state) => state.promotionId === activityId);
  const wanted = [...new Set(skuIds)];
  if (!activity?.reached || wanted.length > activity.limit) return refuse({ code: 'extra-buy-not-earned' });
  const offers = wanted.flatMap((skuId) => activity.offers.find((offer) => offer.skuId === skuId) ?? []);
  if (offers.length < wanted.length) return refuse({ code: 'extra-buy-not-earned' });
  if (offers.some((offer) => !offer.hasInventory)) return refuse({ code: 'out-of-stock', available: 0 });
  await transaction(db, async (tx) => {
    await lockCart(tx, buyer.owner);
    await saveChoice(tx, buyer.owner, activityId, wanted);
  });
  return accept(null);
}
