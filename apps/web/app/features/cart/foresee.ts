import type { Cart, CartLine } from '@huarong/contract/cart';

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

export const tick = (list: readonly { skuId: string; checked: boolean }[]) => {
  const wanted = new Map(list.map(({ skuId, checked }) => [skuId, checked]));
  return ({ skuId, checked }: CartLine) => ({ checked: wanted.get(skuId) ?? checked });
};

export const count = (wanted: { skuId: string; quantity: number }) => (line: CartLine) =>
  line.skuId === wanted.skuId ? { quantity: wanted.quantity } : null;
