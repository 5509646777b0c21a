import type { Cart, MiniCart } from '@huarong/contract/cart';
import type { Queryable } from '#platform/database';
import type { Buyer } from '../buyer.ts';
import type { CartDeps } from '../cart-deps.ts';
import type { LoadedCart } from './line.ts';
import { loadLines } from './load-lines.ts';
import { presentCart } from './present-cart.ts';
import { presentMiniCart } from './present-mini-cart.ts';
import { type PricedCart, priceCart } from './price-cart.ts';

export const EMPTY_MINI_CART: MiniCart = {
  shopcartSkus: [],
  ordinaryShopCartSkus: [],
  presaleShopCartSkus: [],
  invalidShopCartSkus: [],
  normalOrderItems: [],
  totalAmount: '0.00',
  count: 0,
};

export async function showMiniCart(db: Queryable, deps: CartDeps, buyer: Buyer): Promise<MiniCart> {
  const { lines } = await loadLines(db, deps, buyer);
  return presentMiniCart(lines, deps);
}

export async function showCart(db: Queryable, deps: CartDeps, buyer: Buyer): Promise<Cart> {
  const { cart, priced } = await loadPricedCart(db, deps, buyer);
  return presentCart(cart, priced, deps);
}

/** Loads the lines and prices the checked ones. */
export async function loadPricedCart(
  db: Queryable,
  deps: CartDeps,
  buyer: Buyer,
): Promise<{ cart: LoadedCart; priced: PricedCart }> {
  const cart = await loadLines(db, deps, buyer);
  return { cart, priced: await priceCart(db, buyer, cart) };
}
