import type { Cart, CartLine } from '@huarong/contract/cart';
import { type LineRef, lineKey } from '../catalogue/index.ts';

/** The cart with some lines already as the shopper wants them. Sums stay: what it costs is the server's to say. */
export function foresee(cart: Cart, wish: (line: CartLine) => Partial<CartLine> | null): Cart {
  const changed = (lines: readonly CartLine[]) => lines.map((line) => ({ ...line, ...wish(line) }));
  return {
    ...cart,
    shopcartSkus: changed(cart.shopcartSkus),
    ordinaryShopCartSkus: changed(cart.ordinaryShopCartSkus),
    presaleShopCartSkus: changed(cart.presaleShopCartSkus),
  };
}

export const tick = (list: readonly (LineRef & { checked: boolean })[]) => {
  const wanted = new Map(list.map((line) => [lineKey(line), line.checked]));
  return (line: CartLine) => ({ checked: wanted.get(lineKey(line)) ?? line.checked });
};

export const count = (wanted: LineRef & { quantity: number }) => (line: CartLine) =>
  lineKey(line) === lineKey(wanted) ? { quantity: wanted.quantity } : null;
