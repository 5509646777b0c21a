import { type NotNull, type RawBuilder, sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import type { ImageUsersPort } from '../images/index.ts';
import { tryLockCatalogueChanges } from './lock-catalogue-changes.ts';
import { IMAGE_COLUMNS, SKU_COLUMNS } from './snapshot/snapshot.queries.ts';

/** Images of products by their sources. */
export const imageUsers: ImageUsersPort = {
  tryLock: tryLockCatalogueChanges,
  async listUsed(db, urls) {
    const rows = await db
      .selectFrom('product_image')
      .select('source')
      .distinct()
      .where((image) => image('source', '=', image.fn.any(image.val([...urls]))))
      .execute();
    return new Set(rows.map(({ source }) => source));
  },
  async attach(tx, images) {
    if (images.length === 0) return;
    const [urls, ids] = [images.map(({ url }) => url), images.map(({ id }) => id)];
    await sql`
      update product_image set stored_image_id = stored.id
      from unnest(${urls}::text[], ${ids}::text[]) as stored(url, id)
      where product_image.source = stored.url and product_image.stored_image_id is distinct from stored.id`.execute(
      tx,
    );
  },
};

/** Writes the rows of an image again, so that every process reads what else is known of it. */
export const republishImage = (tx: Tx, source: string) =>
  sql`update product_image set source = source where source = ${source}`.execute(tx);

/** A product that was published once, whatever its status is now. */
export const findFormerProduct = (db: Queryable, id: string) =>
  db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', id)
    .where('status', '<>', 'draft')
    .where('published_at', 'is not', null)
    .$narrowType<{ published_at: NotNull }>()
    .executeTakeFirst();

/** A product in any state. */
export const findStoredProduct = (db: Queryable, id: string) =>
  db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();

export const findProductOfSku = async (db: Queryable, skuId: string): Promise<string | null> =>
  (await db.selectFrom('sku').select('product_id').where('id', '=', skuId).executeTakeFirst())?.product_id ??
  null;

/** False when the product has no such sku. Whatever refers to it for good refuses the deletion. */
export async function deleteSku(db: Queryable, productId: string, skuId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sku')
    .where('id', '=', skuId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All skus of a product, including those no longer sold. */
export const listSkusOf = (db: Queryable, productId: string) =>
  db
    .selectFrom('sku')
    .select([...SKU_COLUMNS])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();

export const listImagesOf = (db: Queryable, productId: string) =>
  db
    .selectFrom('product_image')
    .leftJoin('media', 'media.path', 'product_image.source')
    .select([...IMAGE_COLUMNS])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();

/** Skus that are sold out now. */
export const listSoldOut = async (db: Queryable): Promise<string[]> =>
  (await db.selectFrom('stock').select('sku_id').where('available', '=', 0).execute()).map(
    (row) => row.sku_id,
  );

/** Stock of each sku from the database: a cached page may be half a minute old. */
export const listAvailable = (db: Queryable, skuIds: readonly string[]) =>
  db
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where((stock) => stock('sku_id', '=', stock.fn.any(stock.val([...skuIds]))))
    .execute();

/** Stores the ratings of products where they changed: an unchanged row is not written, because a write reloads the catalogue. */
export async function updateRatings(
  db: Queryable,
  ratings: RawBuilder<{ id: string; count: number; average: number; praise: number }>,
): Promise<void> {
  await sql`
    update product set comment_count = rated.count, rating_average = rated.average, praise_percent = rated.praise
    from (${ratings}) as rated
    where product.id = rated.id
      and (comment_count, rating_average, praise_percent) is distinct from (rated.count, rated.average, rated.praise)`.execute(
    db,
  );
}

/** A sku on sale as the database has it now: the snapshot may be some seconds older. The categories include all ancestors. */
export async function findSkuOnSale(db: Queryable, skuId: string): Promise<SkuOnSale | null> {
  const { rows } = await sql<SkuOnSale>`
    select sku.id as "skuId", product.id as "productId", product.brand_id as "brandId",
      sku.offer_price_fen as "listPriceFen",
      concat_ws(' ', brand.name_cn, product.name_cn, sku.shade_number, sku.shade_name) as name,
      (with recursive trail as (
         select id, parent_id from category where id = product.category_id
         union all select category.id, category.parent_id from category join trail on trail.parent_id = category.id)
       select array_agg(id) from trail) as "categoryIds"
    from sku
      join product on product.id = sku.product_id
      join brand on brand.id = product.brand_id
    where sku.id = ${skuId} and sku.is_live and product.status = 'published'`.execute(db);
  return rows[0] ?? null;
}
interface SkuOnSale {
  skuId: string;
  productId: string;
  brandId: string;
  categoryIds: string[];
  listPriceFen: number;
  /** Brand, product and shade. */
  name: string;
}

/** Of a brand without products. */
export const deleteBrand = (db: Queryable, id: string) =>
  db.deleteFrom('brand').where('id', '=', id).execute();
/** Of a category without products and children. */
export const deleteCategory = (db: Queryable, id: string) =>
  db.deleteFrom('category').where('id', '=', id).execute();
