import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** The products and skus of a file; null means all. */
export interface CodeFilter {
  productKeys: readonly string[];
  skuKeys: readonly string[];
}

const codeIn = (column: string, keys: readonly string[]) =>
  sql<boolean>`upper(${sql.ref(column)} collate "C") = any(${[...keys]})`;

// `for no key update`: nobody can edit these rows meanwhile, but carts and orders may still reference them.

export const listCategories = (db: Queryable, isLocking: boolean) =>
  db
    .selectFrom('category')
    .selectAll()
    .orderBy('level')
    .orderBy('position')
    .orderBy('id')
    .$if(isLocking, (query) => query.forNoKeyUpdate())
    .execute();

export const listBrands = (db: Queryable, isLocking: boolean) =>
  db
    .selectFrom('brand')
    .selectAll()
    .orderBy('id')
    .$if(isLocking, (query) => query.forNoKeyUpdate())
    .execute();

export const listProducts = (db: Queryable, filter: CodeFilter | null, isLocking: boolean) =>
  db
    .selectFrom('product')
    .selectAll()
    .$call((query) => (filter ? query.where(codeIn('code', filter.productKeys)) : query))
    .orderBy('id')
    .$if(isLocking, (query) => query.forNoKeyUpdate())
    .execute();

/** The skus of these products and any other sku with one of these codes. */
export const listSkus = (
  db: Queryable,
  filter: CodeFilter | null,
  productIds: readonly string[],
  isLocking: boolean,
) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .selectAll('sku')
    .select('product.code as product_code')
    .$call((query) =>
      filter
        ? query.where(({ or }) =>
            or([sql<boolean>`sku.product_id = any(${[...productIds]})`, codeIn('sku.code', filter.skuKeys)]),
          )
        : query,
    )
    .orderBy('sku.product_id')
    .orderBy('sku.position')
    .$if(isLocking, (query) => query.forNoKeyUpdate('sku'))
    .execute();

export const listStock = (db: Queryable, skuIds: readonly string[], isLocking: boolean) =>
  db
    .selectFrom('stock')
    .selectAll()
    .where(sql<boolean>`sku_id = any(${[...skuIds]})`)
    .orderBy('sku_id')
    .$if(isLocking, (query) => query.forNoKeyUpdate())
    .execute();

export const listImages = (db: Queryable, productIds: readonly string[]) =>
  db
    .selectFrom('product_image')
    .selectAll()
    .where(sql<boolean>`product_id = any(${[...productIds]})`)
    .orderBy('product_id')
    .orderBy('position')
    .execute();

/** The last ids of imported brands and products, including runs that were undone. */
export async function findLastIds(db: Queryable): Promise<{ brand: number; product: number }> {
  const { rows } = await sql<{ brand: number; product: number }>`
    with used as (
      select 'brand' as table_name, id::bigint as id from brand
      union all select 'product', id::bigint from product
      union all select table_name, row_id::bigint from change_row
        where is_new and table_name in ('brand', 'product')
    )
    select
      coalesce(max(id) filter (where table_name = 'brand' and id between 900000 and 999999), 900000) as brand,
      coalesce(max(id) filter (where table_name = 'product' and id between 90000000 and 99999999), 90000000) as product
    from used`.execute(db);
  return getFirst(rows);
}

/** Ids of skus that imports created for these products; deleted skus keep their ids. */
export async function listRetiredSkuIds(db: Queryable, productIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ row_id: string }>`
    select row_id from change_row
    where table_name = 'sku' and is_new and left(row_id, -2) = any(${[...productIds]})`.execute(db);
  return rows.map(({ row_id }) => row_id);
}

/** Those of these addresses that belong to uploaded images. */
export async function listUploadedSources(db: Queryable, sources: readonly string[]): Promise<Set<string>> {
  if (sources.length === 0) return new Set();
  const rows = await db
    .selectFrom('media')
    .select('path')
    .where(sql<boolean>`path = any(${[...new Set(sources)]})`)
    .execute();
  return new Set(rows.map(({ path }) => path));
}
