import type { BundleChoice } from '@huarong/contract/bundles';
import { readChoice } from '../bundles/index.ts';

/** What is being bought: the checked lines of the cart, or one sku at once, which may be the case of a bundle. */
export type Purchase =
  | { from: 'cart' }
  | { from: 'buynow'; skuId: string; quantity: number; bundle?: BundleChoice };

const MAX_QUANTITY = 99;

/** Reads the address of the checkout; an address that names nothing to buy is the cart's. */
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
