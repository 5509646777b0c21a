import type { ProductDetail } from '@huarong/contract/catalogue';
import type { IncludedItem, TestedFigure } from '@huarong/core/catalogue';
import type { Pack, Pigment } from '@huarong/studio';
import { type ColumnType, type NotNull, type Selectable, sql } from 'kysely';
import type { JsonOf, Queryable, Tables } from '#platform/database';

declare module '#platform/database' {
  interface DeclaredColumns {
    category: { pigment: ColumnType<Pigment, string, string> };
    product: {
      story: ColumnType<ProductDetail['story'], string | undefined, string>;
      tested_figures: ColumnType<TestedFigure[], string | undefined, string>;
      included_items: ColumnType<IncludedItem[], string | undefined, string>;
      pack: JsonOf<Pack> | null;
    };
  }
}

export const listCategories = (db: Queryable) =>
  db.selectFrom('category').selectAll().orderBy('level').orderBy('position').orderBy('id').execute();

export const listBrands = (db: Queryable) => db.selectFrom('brand').selectAll().orderBy('id').execute();

export interface ProductVersion {
  id: string;
  version: string;
}
/**
 * Published products by id, each with a version that changes with the product, its skus or its images: xmin is the
 * transaction that wrote a row.
 */
export async function listProductVersions(
  db: Queryable,
  { after, limit }: { after: string; limit: number },
): Promise<ProductVersion[]> {
  const { rows } = await sql<ProductVersion>`
    select product.id, concat_ws(';', product.xmin,
      (select string_agg(sku.xmin::text, ',' order by position, id)
       from sku where sku.product_id = product.id and is_live),
      (select string_agg(product_image.xmin::text, ',' order by position)
       from product_image where product_image.product_id = product.id)) as version
    from product
    where product.status = 'published' and product.id > ${after}
    order by product.id limit ${limit}`.execute(db);
  return rows;
}

/** What listings, search and carts use of a product. The rest is read when its page is rendered. */
const LISTED_COLUMNS = [
  'id',
  'code',
  'brand_id',
  'category_id',
  'kind',
  'name_cn',
  'name_en',
  'nicknames',
  'line',
  'star_ingredients',
  'effects',
  'skin_types',
  'opened_months',
  'no_return_reason',
  'labels',
  'tags',
  'pack',
  'sold_count',
  'comment_count',
  'rating_average',
  'praise_percent',
  'published_at',
  'updated_at',
] as const;
/** What only the page of the product shows. */
const TEXT_COLUMNS = [
  'story',
  'tested_figures',
  'included_items',
  'how_to_use',
  'ingredients',
  'filing_number',
  'standard_number',
  'producer',
  'producer_address',
  'production_licence',
  'origin',
  'shelf_life_months',
  'warnings',
] as const;
export const SKU_COLUMNS = [
  'id',
  'product_id',
  'code',
  'shade_number',
  'shade_name',
  'shade_hex',
  'shade_family',
  'size',
  'offer_price_fen',
  'market_price_fen',
  'purchase_limit',
] as const;
/** `alt`: what an uploaded image shows, in the words of staff. */
export const IMAGE_COLUMNS = [
  'product_id',
  'sku_id',
  'position',
  'source',
  'stored_image_id',
  'media.alt',
] as const;
/** Between the ingredients of a list. No label prints it. */
export const LIST_SEPARATOR = '\u001f';

/** These products. They are published, so they have a date. */
export const listProducts = (db: Queryable, ids: readonly string[]) =>
  db
    .selectFrom('product')
    .select([...LISTED_COLUMNS])
    // One text instead of an array: most products share their list with others, and it is only compared.
    .select(sql<string>`array_to_string(ingredients, ${sql.lit(LIST_SEPARATOR)})`.as('ingredient_list'))
    .where((product) => product('id', '=', product.fn.any(product.val([...ids]))))
    .$narrowType<{ published_at: NotNull }>()
    .execute();

/** The texts of a product's page as one value of a statement; null without such a product. */
export const productTexts = (id: string) =>
  sql`select to_jsonb(texts) from (
    select ${sql.join(TEXT_COLUMNS.map((column) => sql.ref(column)))} from product where id = ${id}) texts`;

export const listLiveSkus = (db: Queryable, productIds: readonly string[]) =>
  db
    .selectFrom('sku')
    .select([...SKU_COLUMNS])
    .where((sku) => sku('product_id', '=', sku.fn.any(sku.val([...productIds]))))
    .where('is_live', '=', true)
    .orderBy('product_id')
    .orderBy('position')
    .execute();

export const listImages = (db: Queryable, productIds: readonly string[]) =>
  db
    .selectFrom('product_image')
    .leftJoin('media', 'media.path', 'product_image.source')
    .select([...IMAGE_COLUMNS])
    .where((image) => image('product_id', '=', image.fn.any(image.val([...productIds]))))
    .orderBy('product_id')
    .orderBy('position')
    .execute();

export type CategoryRow = Awaited<ReturnType<typeof listCategories>>[number];
export type BrandRow = Awaited<ReturnType<typeof listBrands>>[number];
export type ReadProduct = Awaited<ReturnType<typeof listProducts>>[number];
/** Lists are shared by the products that have the same. */
type SharedLists<Row> = {
  [Column in keyof Row]: Row[Column] extends string[] ? readonly string[] : Row[Column];
};
export interface ProductRow extends SharedLists<Omit<ReadProduct, 'ingredient_list'>> {
  /** Groups of ingredients that shoppers avoid, as `readIngredientGroups` has them. */
  ingredient_groups: number;
}
export type SkuRow = Awaited<ReturnType<typeof listLiveSkus>>[number];
export type ImageRow = Awaited<ReturnType<typeof listImages>>[number];
export type ProductTexts = Pick<Selectable<Tables['product']>, (typeof TEXT_COLUMNS)[number]>;
