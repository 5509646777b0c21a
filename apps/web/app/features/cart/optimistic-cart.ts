import type { Cart, CartLine } from '@huarong/contract/cart';
import { type LineRef, lineKey } from '../catalogue/index.ts';

/** The cart with changed lines, shown before the server answers. Amounts stay: only the server computes them. */
export function patchCartLines(cart: Cart, patchFor: (line: CartLine) => Partial<CartLine> | null): Cart {
  const patchLines = (lines: readonly CartLine[]) => lines.map((line) => ({ ...line, ...patchFor(line) }));
  return {
    ...cart,
    shopcartSkus: patchLines(cart.shopcartSkus),
    ordinaryShopCartSkus: patchLines(cart.ordinaryShopCartSkus),
    presaleShopCartSkus: patchLines(cart.presaleShopCartSkus),
  };
}

export const checkedPatch = (list: readonly (LineRef & { checked: boolean })[]) => {
  const requested = new Map(list.map((line) => [lineKey(line), line.checked]));
  return (line: CartLine) => ({ checked: requested.get(lineKey(line)) ?? line.checked });
};

export const quantityPatch = (requested: LineRef & { quantity: number }) => (line: CartLine) =>
  lineKey(line) === lineKey(requested) ? { quantity: requested.quantity } : null;
