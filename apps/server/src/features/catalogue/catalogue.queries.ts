import type { Queryable } from '#platform/database';

export const listCategories = (db: Queryable) =>
  db.selectFrom('category').selectAll().orderBy('level').orderBy('position').execute();

export const listBrands = (db: Queryable) => db.selectFrom('brand').selectAll().orderBy('id').execute();

export const listPublishedProducts = (db: Queryable) =>
  db.selectFrom('product').selectAll().where('status', '=', 'published').orderBy('id').execute();

export const listLiveSkus = (db: Queryable) =>
  db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .selectAll('sku')
    .where('product.status', '=', 'published')
    .where('sku.is_live', '=', true)
    .orderBy('sku.product_id')
    .orderBy('sku.position')
    .execute();

export const listImages = (db: Queryable) =>
  db.selectFrom('product_image').selectAll().orderBy('product_id').orderBy('position').execute();

/** Skus that cannot be bought now. */
export const listSoldOut = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom('stock').select('sku_id').where('available', '=', 0).execute()).map(
    (row) => row.sku_id,
  );

/** What is left of each sku, by the database itself: a kept page may be half a minute old. */
export const listAvailable = (db: Queryable, skuIds: readonly string[]) =>
  db
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where((stock) => stock('sku_id', '=', stock.fn.any(stock.val([...skuIds]))))
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];
export type BrandRow = Awaited<ReturnType<typeof listBrands>>[number];
export type ProductRow = Awaited<ReturnType<typeof listPublishedProducts>>[number];
export type SkuRow = Awaited<ReturnType<typeof listLiveSkus>>[number];
export type ImageRow = Awaited<ReturnType<typeof listImages>>[number];
