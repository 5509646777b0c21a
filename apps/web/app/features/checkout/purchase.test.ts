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

  it('is a bundle bought at once, with the parts and words that were chosen', () =>
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

  it.each(['0', '-1', '1.5', '1e9', '١', ''])('takes the quantity %j for one', (quantity) =>
    expect(read(`from=buynow&sku=2001&quantity=${quantity}`)).toMatchObject({ quantity: 1 }),
  );
});
