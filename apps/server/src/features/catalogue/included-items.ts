import type { ProductDetail } from '@huarong/contract/catalogue';
import { codeKey, type IncludedItem } from '@huarong/core/catalogue';
import type { Snapshot } from './snapshot/snapshot.ts';

/** Ids of the listed products that these items are, by the key of their code. */
export function listIncludedProducts(
  { products }: Snapshot,
  items: readonly IncludedItem[],
): ReadonlyMap<string, string> {
  const wanted = new Set(items.flatMap(({ code }) => (code === '' ? [] : [codeKey(code)])));
  const found = new Map<string, string>();
  if (wanted.size === 0) return found;
  for (const { id, code } of products.values()) {
    const key = codeKey(code);
    if (wanted.has(key)) found.set(key, id);
  }
  return found;
}

/** Without what is empty; `productIds`: what the page may link to. */
export const presentIncludedItems = (
  items: readonly IncludedItem[],
  productIds: ReadonlyMap<string, string>,
): NonNullable<ProductDetail['includedItems']> =>
  items.map(({ name, size, count, code, sku_size }) => {
    const productId = productIds.get(codeKey(code));
    return {
      name,
      ...(size !== '' && { size }),
      count,
      ...(productId !== undefined && { productId }),
      ...(sku_size !== '' && { skuSize: sku_size }),
    };
  });
