import type { Call } from '../load/plan.ts';
import type { Shoppers } from './open-shoppers.ts';

export interface MeasuredCall {
  name: string;
  /** Answers a second that we promise on two cores. */
  target: number | null;
  callOf: (n: number) => Call;
}

const CART = '/v3/shopcart/shopcart';

/** What pages ask most; each call as another of the shoppers. */
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
    // A busy machine makes everything dearer: read the others against this one.
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
