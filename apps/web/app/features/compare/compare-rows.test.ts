import type { ProductDetail } from '@huarong/contract/catalogue';
import { expect, test } from 'vitest';
import { compareRows, findTexture } from './compare-rows.ts';

const product = (price: string, effect: string, comments = 0) =>
  ({
    skuId: '1',
    skus: [{ skuId: '1', skuName: '50g', size: '50g', offerPrice: price }],
    specifications: [
      { name: '功效', value: effect },
      { name: '原产地', value: '中国上海' },
    ],
    rating: { average: 4.5, commentCount: comments, praiseRate: 96 },
  }) as unknown as ProductDetail;
const rowOf = (products: ProductDetail[], name: string) =>
  compareRows(products)
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name);

test('prices are shown per sku and per unit of weight', () => {
  const two = [product('468.00', '保湿'), product('1180.00', '舒缓')];
  expect(rowOf(two, '售价')?.values).toEqual(['¥468.00', '¥1,180.00']);
  expect(rowOf(two, '单价')?.values).toEqual(['¥93.60 / 10g', '¥236.00 / 10g']);
});

test('a row with equal values is marked alike, but never for a single product', () => {
  const two = [product('468.00', '保湿'), product('300.00', '舒缓')];
  expect([rowOf(two, '原产地')?.isAlike, rowOf(two, '功效')?.isAlike]).toEqual([true, false]);
  expect(rowOf([product('1.00', '保湿')], '原产地')?.isAlike).toBe(false);
});

test('a row without any value is left out; a missing value is a dash', () => {
  const two = [product('1.00', '保湿', 12), product('2.00', '')];
  expect(rowOf(two, '全成分')).toBeUndefined();
  expect(rowOf(two, '功效')?.values).toEqual(['保湿', '—']);
  expect(rowOf(two, '评分')?.values).toEqual(['4.5', '—']);
});

test('finds the texture wherever it is among the images, and no other image in its place', () => {
  const imageOf = (view: string) => ({
    skuImagePath: `/pictures/photo/ab12/HR200101-${view}-400.webp`,
    alt: '',
  });
  expect(findTexture([imageOf('front'), imageOf('texture')])).toContain('HR200101-texture');
  expect(findTexture(['front', 'angle', 'texture', 'scene'].map(imageOf))).toContain('HR200101-texture');
  expect(findTexture([imageOf('front'), imageOf('angle'), imageOf('scene')])).toBeUndefined();
});
