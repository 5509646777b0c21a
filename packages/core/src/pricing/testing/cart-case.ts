import fc from 'fast-check';
import { type BestOffer, bestOffer } from '../best-offer.ts';
import type { PricedOrder } from '../model/priced-order.ts';
import { priceOrder } from '../price-order.ts';
import { aChosenCart, type Cart } from './cart-arbitraries.ts';

/** A cart with its order and best offer, each computed once for all properties. */
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

/** Generates carts, with a number for rotating and splitting them. */
export const everyCart = (check: (cartCase: CartCase, seed: number) => void) =>
  fc.property(aChosenCart({ lines: 4, fullAmounts: 3, coupons: 2 }), fc.nat(1_000_000), (cart, seed) =>
    check(createCartCase(cart), seed),
  );
