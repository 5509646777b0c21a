/** What is being bought: the checked lines of the cart, or one sku at once. */
export type Purchase = { from: 'cart' } | { from: 'buynow'; skuId: string; quantity: number };

const MOST = 99;

/** Reads the address of the checkout; an address that names nothing to buy is the cart's. */
export function readPurchase(search: URLSearchParams): Purchase {
  const skuId = search.get('sku');
  const quantity = Number(search.get('quantity') ?? '1');
  if (search.get('from') !== 'buynow' || !skuId) return { from: 'cart' };
  return {
    from: 'buynow',
    skuId,
    quantity: Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST ? quantity : 1,
  };
}
