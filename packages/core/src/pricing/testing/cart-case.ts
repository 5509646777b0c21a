import fc from 'fast-check';
import { type BestOffer, bestOffer } from '../best-offer.ts';
import type { PricedOrder } from '../model/priced-order.ts';
import { priceOrder } from '../price-order.ts';
import { aChosenCart, type Cart } from './cart-arbitraries.ts';

/** A cart with its order and best offer, each worked out once, however many properties ask for them. */
export type CartCase = Cart & { readonly order: PricedOrder; readonly best: BestOffer };

export const createCartCase = (cart: Cart): CartCase => {
  let order: PricedOrder | null = null;
  let best: BestOffer | null = null;
  return {
    ...cart,
    get order() {
      order ??= priceOrder(cart.input);
      return order;
    },
    get best() {
      best ??= bestOffer(cart.input);
      return best;
    },
  };
};

/** Draws carts, with a number to turn and cut them by. */
export const everyCart = (check: (cartCase: CartCase, seed: number) => void) =>
  fc.property(aChosenCart({ lines: 4, fullAmounts: 3, coupons: 2 }), fc.nat(1_000_000), (cart, seed) =>
    check(createCartCase(cart), seed),
  );
