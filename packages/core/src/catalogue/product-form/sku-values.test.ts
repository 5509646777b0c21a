import { describe, expect, it } from 'vitest';
import { checkSkuValues, cleanSku, type SkuValues } from './index.ts';

const sku: SkuValues = {
  code: 'SA-001-01',
  barcode: '6901234567892',
  shade_number: '01',
  shade_name: '砖红',
  shade_hex: '#8C2A22',
  shade_family: '棕红',
  size: '3.2g',
  offer_price_fen: 32_000,
  market_price_fen: 36_000,
  purchase_limit: null,
  is_live: true,
};

describe('the form of a sku', () => {
  it.each<[Partial<SkuValues>, keyof SkuValues | null]>([
    [{}, null],
    [{ shade_name: null, shade_hex: null }, null],
    [{ barcode: null, market_price_fen: null }, null],
    [{ code: '' }, 'code'],
    [{ barcode: '6901234567890' }, 'barcode'],
    [{ shade_hex: 'red' }, 'shade_hex'],
    [{ shade_hex: null }, 'shade_hex'],
    [{ shade_name: null }, 'shade_name'],
    [{ shade_number: '1'.repeat(21) }, 'shade_number'],
    [{ shade_family: '红\u202E' }, 'shade_family'],
    [{ size: '' }, 'size'],
    [{ offer_price_fen: 0 }, 'offer_price_fen'],
    [{ market_price_fen: 31_999 }, 'market_price_fen'],
    [{ purchase_limit: 0 }, 'purchase_limit'],
  ])('checks %j', (change, field) =>
    expect(checkSkuValues({ ...sku, ...change }).map((problem) => problem.field)).toEqual(
      field === null ? [] : [field],
    ),
  );
  it('stores trimmed texts, capitals of colours, and nothing instead of an empty text', () =>
    expect(
      cleanSku({ code: ' a-1 ', barcode: ' ', shade_hex: ' #8c2a22 ', size: ' 3g ', is_live: true }),
    ).toEqual({
      code: 'a-1',
      barcode: null,
      shade_hex: '#8C2A22',
      size: '3g',
      is_live: true,
    }));
});
