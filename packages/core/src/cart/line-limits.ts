import { STORE } from '../shared/index.ts';

/** The highest quantity of a line. A sku may have a lower limit than the shop. */
export const maxQuantityOf = (purchaseLimit: number | null): number =>
  Math.min(purchaseLimit ?? STORE.cart.maxQuantityPerSku, STORE.cart.maxQuantityPerSku);
