import { describe, expect, it } from 'vitest';
import { readPurchase } from './purchase.ts';

const read = (query: string) => readPurchase(new URLSearchParams(query));

describe('what a checkout is about', () => {
  it('is the cart unless it says otherwise', () => {
    expect(read('from=cart')).toEqual({ from: 'cart' });
    expect(read('')).toEqual({ from: 'cart' });
    expect(read('from=buynow')).toEqual({ from: 'cart' });
  });

  it('is one sku bought at once', () =>
    expect(read('from=buynow&sku=2001&quantity=3')).toEqual({ from: 'buynow', skuId: '2001', quantity: 3 }));

  it.each(['0', '-1', '1.5', '1e9', '١', ''])('takes the quantity %j for one', (quantity) =>
    expect(read(`from=buynow&sku=2001&quantity=${quantity}`)).toMatchObject({ quantity: 1 }),
  );
});
