import type { Cart, MiniCart } from '@huarong/contract/cart';
import type { Queryable } from '#platform/database';
import type { Shopping } from '../buyer.ts';
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

export async function showMiniCart(db: Queryable, deps: CartDeps, shopping: Shopping): Promise<MiniCart> {
  const { lines } = await loadLines(db, deps, shopping);
  return presentMiniCart(lines, deps);
}

export async function showCart(db: Queryable, deps: CartDeps, shopping: Shopping): Promise<Cart> {
  const { cart, priced } = await weighCart(db, deps, shopping);
  return presentCart(cart, priced, deps);
}

/** The lines and what they cost: what every question about the whole cart begins with. */
export async function weighCart(
  db: Queryable,
  deps: CartDeps,
  shopping: Shopping,
): Promise<{ cart: LoadedCart; priced: PricedCart }> {
  const cart = await loadLines(db, deps, shopping);
  return { cart, priced: await priceCart(db, shopping, cart) };
}
