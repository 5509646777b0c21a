import type { Sku } from '@huarong/contract/catalogue';
import { describe, expect, it } from 'vitest';
import { chooseShade, chooseSize, getSkuFromUrl, listShades, listSizes } from './choose-sku.ts';

const sku = (skuId: string, shade: string, family: string, size: string, hasInventory = true): Sku => ({
  skuId,
  skuCode: skuId,
  skuName: `${shade} ${size}`,
  colour: { name: shade, hex: '#A91D2B', family, note: '' },
  size,
  offerPrice: '320.00',
  marketPrice: '320.00',
  skuImagePath: '/x-400.webp',
  imagePaths: ['/x-400.webp'],
  hasInventory,
  bookingStatus: 'none',
});
const skus = [
  sku('1', '01 石榴', '正红', '3.2g'),
  sku('2', '01 石榴', '正红', '双支礼盒', false),
  sku('3', '11 豆沙', '豆沙', '3.2g', false),
  sku('4', '11 豆沙', '豆沙', '双支礼盒', false),
  sku('5', '12 干玫瑰', '豆沙', '1.2g'),
];

describe('the chosen sku', () => {
  it('is the one in the URL', () => expect(getSkuFromUrl(skus, '3', '1').skuId).toBe('3'));

  it.each([null, '', '99', "1' or 1=1"])('is the default one when the URL has %j', (requestedId) =>
    expect(getSkuFromUrl(skus, requestedId, '1').skuId).toBe('1'),
  );

  it('keeps its size when the shade changes, if the shade has that size', () => {
    expect(chooseShade(skus, skus[1]!, '11 豆沙').skuId).toBe('4');
    expect(chooseShade(skus, skus[1]!, '12 干玫瑰').skuId).toBe('5');
    expect(chooseShade(skus, skus[1]!, '没有的色号').skuId).toBe('2');
  });

  it('keeps its shade when the size changes, if the size has that shade', () => {
    expect(chooseSize(skus, skus[2]!, '双支礼盒').skuId).toBe('4');
    expect(chooseSize(skus, skus[2]!, '1.2g').skuId).toBe('5');
  });
});

describe('the shades of a product', () => {
  it('are listed once in the order of the brand, and sold out only when every size is', () =>
    expect(listShades(skus).map(({ name, hasInventory }) => [name, hasInventory])).toEqual([
      ['01 石榴', true],
      ['11 豆沙', false],
      ['12 干玫瑰', true],
    ]));

  it('list each size once', () => expect(listSizes(skus)).toEqual(['3.2g', '双支礼盒', '1.2g']));
});
