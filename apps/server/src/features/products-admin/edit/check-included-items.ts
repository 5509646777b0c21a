import { codeKey, type IncludedItem } from '@huarong/core/catalogue';
import type { Queryable } from '#platform/database';
import { listByCode, listSizes } from './product.queries.ts';

/** Whether the products and the sizes that a set names exist, in Chinese. A new product has no sizes yet. */
export async function checkIncludedReferences(
  db: Queryable,
  items: readonly IncludedItem[],
  ownId: string | null,
): Promise<string | null> {
  const codes = items.map(({ code }) => code).filter((code) => code !== '');
  const found = new Map(
    (await listByCode(db, 'product', codes)).map((product) => [codeKey(product.code), product.id]),
  );
  const sizes = ownId === null ? [] : await listSizes(db, ownId);
  for (const [at, { code, sku_size }] of items.entries()) {
    const id = found.get(codeKey(code));
    if (code !== '' && id === undefined) return `第 ${at + 1} 行的商品编码「${code}」在店里没有`;
    if (code !== '' && id === ownId) return `第 ${at + 1} 行的商品编码是这件商品自己的`;
    if (sku_size !== '' && sizes.length > 0 && !sizes.includes(sku_size))
      return `第 ${at + 1} 行的所在规格「${sku_size}」不是这件商品的规格：${sizes.join('、')}`;
  }
  return null;
}
