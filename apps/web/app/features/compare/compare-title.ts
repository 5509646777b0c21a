import type { ProductDetail } from '@huarong/contract/catalogue';

const NUMBERS = ['', '一', '两', '三', '四'];

/** `四款面霜，放在一起看`; 商品 when the products are of different categories. */
export function compareTitle(products: readonly Pick<ProductDetail, 'breadcrumb'>[]): string {
  if (products.length === 0) return '商品对比';
  const categories = new Set(products.map(({ breadcrumb }) => breadcrumb.at(-1)?.name ?? '商品'));
  const [category] = categories;
  if (products.length === 1) return `${category}，再加一款`;
  return `${NUMBERS[products.length]}款${categories.size === 1 ? category : '商品'}，放在一起看`;
}
