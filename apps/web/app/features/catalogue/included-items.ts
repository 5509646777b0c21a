import type { ProductDetail, Sku } from '@huarong/contract/catalogue';

type Item = NonNullable<ProductDetail['includedItems']>[number];

/** What this sku of a set holds; empty where the product is no set. */
export const includedItemsOf = (
  { includedItems = [] }: Pick<ProductDetail, 'includedItems'>,
  { size }: Pick<Sku, 'size'>,
): Item[] => includedItems.filter(({ skuSize }) => skuSize === undefined || skuSize === size);

/** `试香管 1.5ml × 9`. */
export const includedItemText = ({ name, size, count }: Pick<Item, 'name' | 'size' | 'count'>): string =>
  [name, size, count > 1 && `× ${count}`].filter(Boolean).join(' ');
