import { describe, expect, it } from 'vitest';
import { readPurchase } from './purchase.ts';

const read = (query: string) => readPurchase(new URLSearchParams(query));

describe('the purchase read from the URL of the checkout', () => {
  it('is the cart by default', () => {
    expect(read('from=cart')).toEqual({ from: 'cart' });
    expect(read('')).toEqual({ from: 'cart' });
    expect(read('from=buynow')).toEqual({ from: 'cart' });
  });

  it('is one sku bought directly', () =>
    expect(read('from=buynow&sku=2001&quantity=3')).toEqual({ from: 'buynow', skuId: '2001', quantity: 3 }));

  it('is a bundle bought directly, with its chosen parts and engraving', () =>
    expect(read('from=buynow&sku=900&bundle=pans&c=1.2001,2.2002&e=55-l5aSP&f=song')).toEqual({
      from: 'buynow',
      skuId: '900',
      quantity: 1,
      bundle: {
        bundleId: 'pans',
        choices: [
          { slotId: '1', skuId: '2001' },
          { slotId: '2', skuId: '2002' },
        ],
        engraving: { text: '知夏', font: 'song' },
      },
    }));

  it.each(['0', '-1', '1.5', '1e9', '١', ''])('reads the invalid quantity %j as 1', (quantity) =>
    expect(read(`from=buynow&sku=2001&quantity=${quantity}`)).toMatchObject({ quantity: 1 }),
  );
});
