import type { ProductCard } from '@huarong/contract/catalogue';

/** The product with the size of a card that is about one sku. */
export const tileName = ({ productName, size }: Pick<ProductCard, 'productName' | 'size'>) =>
  size === undefined ? productName : `${productName} ${size}`;
