import type { ProductDetail } from '@huarong/contract/catalogue';
import { expect, it } from 'vitest';
import { productStructuredData } from './product-ld.ts';

const product = {
  brandNameCN: '梣木',
  brandNameEN: 'ASHGROVE',
  productName: '三分钟理容礼盒',
  productId: '200212',
  skuId: '20021201',
  images: [],
  skus: [],
  rating: { commentCount: 0 },
} as unknown as ProductDetail;

it('names what a set holds, and the size that holds it', () => {
  const includedItems = [
    { name: '雪松安抚须后乳', size: '100ml', count: 1 },
    { name: '獾毛感合成刷', count: 2, skuSize: '三件礼盒' },
  ];
  expect(productStructuredData({ ...product, includedItems })).toMatchObject({
    additionalProperty: [
      { '@type': 'PropertyValue', name: '盒内清单', value: '雪松安抚须后乳 100ml' },
      { '@type': 'PropertyValue', name: '盒内清单（三件礼盒）', value: '獾毛感合成刷 × 2' },
    ],
  });
  expect(productStructuredData(product)).not.toHaveProperty('additionalProperty');
});
