import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** The display name of a sku, e.g. `03 朱砂 3.2g`. */
export const skuName = sql<string>`concat_ws(' ', sku.shade_number, sku.shade_name, sku.size)`;

/** A product that is or was published. */
export const findReadableProduct = (db: Queryable, productId: string) =>
  db
    .selectFrom('product')
    .select(['id', 'category_id', 'status'])
    .where('id', '=', productId)
    .where('status', '<>', 'draft')
    .executeTakeFirst();

/** Those of the given skus that are on sale now. */
export const listLiveSkuIds = async (db: Queryable, skuIds: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('sku')
      .innerJoin('product', 'product.id', 'sku.product_id')
      .select('sku.id')
      .where(sql<boolean>`sku.id = any(${[...skuIds]})`)
      .where('sku.is_live', '=', true)
      .where('product.status', '=', 'published')
      .execute()
  ).map(({ id }) => id);

/** The product of a purchased sku, also when it is withdrawn. */
export const getProductOfSku = (db: Queryable, skuId: string) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .select(['product.id', 'product.category_id'])
    .where('sku.id', '=', skuId)
    .executeTakeFirstOrThrow();
