import type { MiniCart } from '@huarong/contract/cart';
import { accept, refuse } from '@huarong/core/shared';
import { lockThenRead, type Queryable, withOneConnection } from '#platform/database';
import { plainCaseProblem } from '../../bundles/index.ts';
import { bookingStatusOf } from '../../promotions/index.ts';
import type { Buyer } from '../buyer.ts';
import type { CartDeps } from '../cart-deps.ts';
import { cartLimits } from '../cart-limits.ts';
import { showMiniCart } from '../display/show-cart.ts';
import { addLine } from './add-line.ts';
import { getCurrentUnitPrice } from './current-unit-price.ts';

interface Wanted {
  skuId: string;
  quantity: number;
}

/** Adds units of a sku and answers the mini cart. */
export const addToCart = (db: Queryable, deps: CartDeps, buyer: Buyer, wanted: Wanted) =>
  withOneConnection(db, async (connection) => {
    const line = await prepareLine(connection, deps, buyer, wanted);
    if (!line.ok) return line;
    // The mini cart includes the new line.
    const { locked: added, miniCart } = await lockThenRead(
      connection,
      (first) => addLine(first, line.value),
      () => ({ miniCart: showMiniCart(connection, deps, buyer) }),
    );
    return added.ok ? accept<MiniCart>(miniCart) : added;
  });

/** Adds units of a sku, for callers that show no cart. */
export async function addSku(db: Queryable, deps: CartDeps, buyer: Buyer, wanted: Wanted) {
  const line = await prepareLine(db, deps, buyer, wanted);
  return line.ok ? addLine(db, line.value) : line;
}

/** The line as every sku enters a cart: by the rules of bundles and presales, with the price this shopper sees now. */
async function prepareLine(db: Queryable, deps: CartDeps, buyer: Buyer, { skuId, quantity }: Wanted) {
  const problem = plainCaseProblem(deps.builders.current(), skuId);
  if (problem) return refuse(problem);
  const booking = bookingStatusOf(deps.offers.current().presales.get(skuId), deps.offers.now());
  if (booking === 'balance') return refuse({ code: 'sku-unavailable' as const });
  const unitPriceFen = await getCurrentUnitPrice(db, deps, buyer, skuId);
  // A presale is ordered alone, so it is added unchecked.
  return accept({
    ...{ owner: buyer.owner, skuId, quantity, unitPriceFen, isChecked: booking !== 'deposit' },
    limits: cartLimits(deps.offers),
  });
}
