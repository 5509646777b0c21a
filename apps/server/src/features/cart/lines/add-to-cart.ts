import type { MiniCart } from '@huarong/contract/cart';
import { accept, refuse } from '@huarong/core/shared';
import { onOneConnection, type Queryable } from '#platform/database';
import { whyNotPlain } from '../../bundles/index.ts';
import { bookingStatusOf } from '../../promotions/index.ts';
import type { Shopping } from '../buyer.ts';
import type { CartDeps } from '../cart-deps.ts';
import { showMiniCart } from '../display/show-cart.ts';
import { addLine } from './add-line.ts';
import { unitPriceNow } from './current-unit-price.ts';

/** Puts pieces of a sku into the cart and shows the mini cart. */
export async function addToCart(
  db: Queryable,
  deps: CartDeps,
  shopping: Shopping,
  { skuId, quantity }: { skuId: string; quantity: number },
) {
  const unmade = whyNotPlain(deps.builders.current(), skuId);
  if (unmade) return refuse(unmade);
  const booking = bookingStatusOf(deps.offers.current().presales.get(skuId), deps.offers.now());
  if (booking === 'balance') return refuse({ code: 'sku-unavailable' });
  return onOneConnection(db, async (connection) => {
    const unitPriceFen = await unitPriceNow(connection, deps, shopping, skuId);
    // A presale is ordered alone, so it waits unticked beside what is going to be ordered.
    const line = { owner: shopping.owner, skuId, quantity, unitPriceFen, isChecked: booking !== 'deposit' };
    // Asked in one breath and answered in turn: the line is there when the cart is read.
    const [added, miniCart] = await Promise.all([
      addLine(connection, line),
      showMiniCart(connection, deps, shopping),
    ]);
    return added.ok ? accept<MiniCart>(miniCart) : added;
  });
}
