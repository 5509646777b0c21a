import type { Call } from '../load/plan.ts';
import type { Shoppers } from './open-shoppers.ts';

export interface MeasuredCall {
  name: string;
  /** Target of answers per second on two cores. */
  target: number | null;
  callOf: (n: number) => Call;
}

const CART = '/v3/shopcart/shopcart';

/** The most frequent calls of pages; each as another shopper. */
export function listCalls({ guestTokens, skuIds }: Shoppers): MeasuredCall[] {
  const headers = (n: number) => ({ guesttoken: guestTokens[n % guestTokens.length]! });
  const post = (name: string, n: number, queryBody: object): Call => ({
    method: 'POST',
    path: `${CART}/${name}`,
    headers: headers(n),
    body: JSON.stringify({ queryBody }),
  });
  const get = (name: string, n: number): Call => ({
    method: 'GET',
    path: `${CART}/${name}`,
    headers: headers(n),
  });
  return [
    // The baseline: compare the other rows with it on a busy machine.
    { name: 'health probe: the floor', target: null, callOf: () => ({ method: 'GET', path: '/healthz' }) },
    {
      name: 'addToCart',
      target: 800,
      callOf: (n) => post('addToCart', n, { skuId: skuIds[(n * 7) % skuIds.length], quantity: 1 }),
    },
    { name: 'miniShopcartInfo', target: 2_000, callOf: (n) => get('miniShopcartInfo?channel=PC', n) },
    { name: 'mini-shop-cart-count', target: null, callOf: (n) => get('mini-shop-cart-count', n) },
    { name: 'cartInfoDisplaying', target: null, callOf: (n) => post('cartInfoDisplaying', n, {}) },
  ];
}
