import type { ProductDetail, SkuPromotion } from '@huarong/contract/catalogue';
import type { SkinMatch } from '@huarong/core/catalogue';
import { expect, test } from 'vitest';
import { compareRows, onlyDifferent } from './compare-rows.ts';
import { type ComparedProduct, findTexture, skinFactsOf } from './compared-product.ts';

interface Given {
  price?: string;
  effect?: string;
  ingredients?: string;
  comments?: number;
  offer?: Pick<SkuPromotion, 'finalPrice' | 'arithmetic'>;
  match?: SkinMatch;
  rating?: ComparedProduct['rating'];
}
const column = (given: Given = {}): ComparedProduct => ({
  product: {
    skuId: '1',
    skus: [{ skuId: '1', skuName: '50g', size: '50g', offerPrice: given.price ?? '100.00' }],
    specifications: [
      { name: '功效', value: given.effect ?? '保湿' },
      { name: '原产地', value: '中国上海' },
      { name: '全成分', value: given.ingredients ?? '' },
    ],
    rating: { average: 4.5, commentCount: given.comments ?? 0, praiseRate: 96 },
  } as unknown as ProductDetail,
  offer: (given.offer as SkuPromotion | undefined) ?? null,
  rating: given.rating ?? null,
  match: given.match ?? { level: 'unknown', reasons: [] },
});
const rowOf = (products: ComparedProduct[], name: string, skinName: string | null = null) =>
  compareRows(products, skinName)
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name);
const texts = (products: ComparedProduct[], name: string) =>
  rowOf(products, name)?.cells.map(({ text }) => text);

test('the final price has its steps, and ten grams are priced by it', () => {
  const two = [
    column({
      price: '468.00',
      offer: {
        finalPrice: '397.80',
        arithmetic: [
          { label: '售价', amount: '468.00' },
          { label: '护肤券', amount: '-70.20' },
          { label: '到手价', amount: '397.80' },
        ],
      },
    }),
    column({ price: '1180.00' }),
  ];
  expect(rowOf(two, '到手价')?.cells).toMatchObject([
    { text: '397.80', before: '468.00' },
    { text: '1180.00', before: undefined, note: '优惠以商品页为准' },
  ]);
  expect(rowOf(two, '这个价怎么来')?.cells).toMatchObject([
    { lines: ['售价 ¥468.00', '护肤券 −¥70.20'] },
    { text: '—' },
  ]);
  expect(texts(two, '折合单价')).toEqual(['¥79.56 / 10g', '¥236.00 / 10g']);
});

test('of sets the comparison lists what the shown size holds', () => {
  const set = column();
  Object.assign(set.product, {
    includedItems: [
      { name: '洁面啫喱', size: '30ml', count: 2 },
      { name: '记录卡', count: 1, skuSize: '50g' },
      { name: '束口袋', count: 1, skuSize: '100g' },
    ],
  });
  expect(rowOf([set, column()], '盒内清单')?.cells).toMatchObject([
    { lines: ['洁面啫喱 30ml × 2', '记录卡'] },
    { text: '—' },
  ]);
  expect(rowOf([column(), column()], '盒内清单')).toBeUndefined();
});

test('a row with equal values is marked alike, but never for a single product', () => {
  const two = [column(), column({ effect: '舒缓' })];
  expect([rowOf(two, '原产地')?.isAlike, rowOf(two, '备案功效')?.isAlike]).toEqual([true, false]);
  expect(rowOf([column()], '原产地')?.isAlike).toBe(false);
});

test('only different rows stay, and no group without rows', () => {
  const groups = onlyDifferent(compareRows([column(), column({ effect: '舒缓' })], null));
  expect(groups.map(({ title, rows }) => [title, rows.map(({ name }) => name)])).toEqual([
    ['成分与功效', ['备案功效']],
  ]);
});

test('a row without any value is left out; a missing value is a dash', () => {
  const two = [column({ comments: 12 }), column({ effect: '' })];
  expect(rowOf(two, '全成分')).toBeUndefined();
  expect(texts(two, '备案功效')).toEqual(['保湿', '—']);
  expect(texts(two, '评分')).toEqual(['4.5', '—']);
});

test('ingredients are split into those all have and those of one product', () => {
  const two = [column({ ingredients: '水、甘油、香精' }), column({ ingredients: '水、变性乙醇、甘油' })];
  expect(rowOf(two, '共同成分')).toMatchObject({ isShared: true, cells: [{ text: '水、甘油' }] });
  expect(texts(two, '与别款不同的成分')).toEqual(['香精', '变性乙醇']);
  expect(texts(two, '酒精 / 香精')).toEqual(['含香精', '含酒精']);
  expect(skinFactsOf(two[0]!.product).ingredients).toEqual(['水', '甘油', '香精']);
});

test('a match says why, and buyers with the same skin are counted', () => {
  const one = column({
    match: { level: 'caution', reasons: [{ isFor: false, text: '含有你要避开的香精' }] },
    rating: {
      productId: '1',
      aspects: [{ name: '保湿', average: 4.2 }],
      tags: [],
      skin: { commentCount: 12, praiseRate: 91 },
    },
  });
  const other = column({
    rating: { productId: '2', aspects: [], tags: [], skin: { commentCount: 0, praiseRate: 0 } },
  });
  expect(rowOf([one, other], '肤质匹配')?.cells[0]?.lines).toEqual(['留意一下', '－ 含有你要避开的香精']);
  expect(rowOf([one, other], '保湿')?.cells).toMatchObject([{ text: '4.2', score: 4.2 }, { text: '—' }]);
  expect(rowOf([one, other], '同肤质好评', '干性')?.cells).toMatchObject([
    { text: '91%', note: '干性，12 人' },
    { text: '还没有' },
  ]);
  expect(rowOf([one, other], '同肤质好评')).toBeUndefined();
});

test('buyers call it rich or fresh, praise it and complain of it', () => {
  const rating = {
    productId: '1',
    aspects: [],
    tags: [{ tag: '保湿', count: 9 }],
    complaints: [
      { name: '搓泥', count: 6 },
      { name: '偏油腻', count: 4 },
      { name: '价格偏高', count: 3 },
      { name: '用得快', count: 2 },
    ],
    feel: { rich: 6, fresh: 2 },
  };
  const two = [column({ rating }), column()];
  expect(rowOf(two, '肤感 滋润')?.cells).toMatchObject([
    { text: '6 人提到', score: 3.75, spoken: '肤感 滋润，6 人提到，提到肤感的共 8 人次' },
    { text: '—' },
  ]);
  expect(rowOf(two, '肤感 清爽')?.cells[0]).toMatchObject({ text: '2 人提到', score: 1.25 });
  expect(texts(two, '常见好评')).toEqual(['保湿\u00a09', '—']);
  expect(texts(two, '常见不满')).toEqual(['搓泥\u00a06、偏油腻\u00a04、价格偏高\u00a03', '—']);
  expect(rowOf([column(), column()], '常见不满')).toBeUndefined();
});

test('an aspect that fewer than half of the products have is left out', () => {
  const marked = (...names: string[]) =>
    column({
      rating: { productId: '1', aspects: names.map((name) => ({ name, average: 4.5 })), tags: [] },
    });
  const four = [marked('质地', '显色'), marked('质地'), marked('香味'), marked('香味', '质地')];
  expect(texts(four, '质地')).toEqual(['4.5', '4.5', '—', '4.5']);
  expect(texts(four, '香味')).toEqual(['—', '—', '4.5', '4.5']);
  expect(rowOf(four, '显色')).toBeUndefined();
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
