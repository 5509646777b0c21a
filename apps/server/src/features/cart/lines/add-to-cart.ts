import type { MiniCart } from '@huarong/contract/cart';
import { accept, refuse } from '@huarong/core/shared';
import { lockThenRead, type Queryable, withOneConnection } from '#platform/database';
import { plainCaseProblem } from '../../bundles/index.ts';
import { bookingStatusOf } from '../../promotions/index.ts';
import type { Buyer } from '../buyer.ts';
import type { CartDeps } from '../cart-deps.ts';
import { showMiniCart } from '../display/show-cart.ts';
import { addLine } from './add-line.ts';
import { getCurrentUnitPrice } from './current-unit-price.ts';

/** Adds units of a sku and answers the mini cart. */
export async function addToCart(
  db: Queryable,
  deps: CartDeps,
  buyer: Buyer,
  { skuId, quantity }: { skuId: string; quantity: number },
) {
  const problem = plainCaseProblem(deps.builders.current(), skuId);
  if (problem) return refuse(problem);
  const booking = bookingStatusOf(deps.offers.current().presales.get(skuId), deps.offers.now());
  if (booking === 'balance') return refuse({ code: 'sku-unavailable' });
  return withOneConnection(db, async (connection) => {
    const unitPriceFen = await getCurrentUnitPrice(connection, deps, buyer, skuId);
    // A presale is ordered alone, so it is added unchecked.
    const line = { owner: buyer.owner, skuId, quantity, unitPriceFen, isChecked: booking !== 'deposit' };
    // The mini cart includes the new line.
    const { locked: added, miniCart } = await lockThenRead(
      connection,
      (first) => addLine(first, line),
      () => ({ miniCart: showMiniCart(connection, deps, buyer) }),
    );
    return added.ok ? accept<MiniCart>(miniCart) : added;
  });
}
