import type { BundleChoice } from '@huarong/contract/bundles';
import { STORE } from '@huarong/core/shared';
import { readChoice } from '../bundles/index.ts';

/** The ticked lines of the cart, or one sku bought directly, which may be the case of a bundle. */
export type Purchase =
  | { from: 'cart' }
  | { from: 'buynow'; skuId: string; quantity: number; bundle?: BundleChoice };

const MAX_QUANTITY = STORE.cart.maxQuantityPerSku;

/** Reads the query of the checkout URL; without a sku it is the cart. */
export function readPurchase(search: URLSearchParams): Purchase {
  const skuId = search.get('sku');
  const quantity = Number(search.get('quantity') ?? '1');
  if (search.get('from') !== 'buynow' || !skuId) return { from: 'cart' };
  const bundleId = search.get('bundle');
  return {
    from: 'buynow',
    skuId,
    ...(bundleId && { bundle: { bundleId, ...readChoice(search) } }),
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY ? quantity : 1,
  };
}
