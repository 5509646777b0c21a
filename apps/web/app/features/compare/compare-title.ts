import type { ProductDetail } from '@huarong/contract/catalogue';

const NUMBERS = ['', '一', '两', '三', '四'];

/** `四款面霜，放在一起看`; 商品 when the products are of different categories. */
export function compareTitle(products: readonly Pick<ProductDetail, 'breadcrumb'>[]): string {
  if (products.length === 0) return '商品对比';
  const category = sharedCategory(products)?.name ?? '商品';
  if (products.length === 1) return `${category}，再加一款`;
  return `${NUMBERS[products.length]}款${category}，放在一起看`;
}

/** The category of all these products; undefined when they differ. */
export function sharedCategory<Category extends { name: string }>(
  products: readonly { breadcrumb: readonly Category[] }[],
): Category | undefined {
  const [first, ...others] = products.map(({ breadcrumb }) => breadcrumb.at(-1));
  return others.every((other) => other?.name === first?.name) ? first : undefined;
}
