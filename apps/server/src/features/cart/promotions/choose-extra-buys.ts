import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Queryable, transaction } from '#platform/database';
import type { Shopping } from '../buyer.ts';
import { lockCart, saveChoice } from '../cart.queries.ts';
import type { CartDeps } from '../cart-deps.ts';
import { weighCart } from '../display/show-cart.ts';

interface Wish {
  activityId: string;
  /** Empty takes the choice back. */
  skuIds: readonly string[];
}

/** Keeps which extra-buys the shopper wants of one activity, a piece of each. */
export async function chooseExtraBuys(
  db: Queryable,
  deps: CartDeps,
  shopping: Shopping,
  { activityId, skuIds }: Wish,
): Promise<Result<null, { code: 'extra-buy-not-earned' } | { code: 'out-of-stock'; available: number }>> {
  const { priced } = await weighCart(db, deps, shopping);
  const activity = priced.order.extraBuys.find((state) => state.promotionId === activityId);
  const wanted = [...new Set(skuIds)];
  if (!activity?.reached || wanted.length > activity.limit) return refuse({ code: 'extra-buy-not-earned' });
  const offers = wanted.map((skuId) => activity.offers.find((offer) => offer.skuId === skuId));
  if (offers.some((offer) => !offer)) return refuse({ code: 'extra-buy-not-earned' });
  if (offers.some((offer) => !offer!.hasInventory)) return refuse({ code: 'out-of-stock', available: 0 });
  await transaction(db, async (tx) => {
    await lockCart(tx, shopping.owner);
    await saveChoice(tx, shopping.owner, activityId, wanted);
  });
  return accept(null);
}
