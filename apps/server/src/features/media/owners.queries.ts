import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/** A product, or one of its skus, that shows an image. */
export interface OwnerRow {
  product_id: string;
  code: string;
  product_name: string;
  sku_id: string | null;
  sku_name: string;
}

const SKU_NAME = sql`coalesce(concat_ws(' ', sku.shade_number, sku.shade_name, sku.size), '')`;
const USES = 100;

/** Where an image is used; the first hundred. */
export async function listUses(db: Queryable, path: string): Promise<(OwnerRow & { position: number })[]> {
  const { rows } = await sql<OwnerRow & { position: number }>`
    select i.product_id, coalesce(sku.code, product.code) as code, product.name_cn as product_name, i.sku_id,
      case when sku.id is null then '' else ${SKU_NAME} end as sku_name, i.position
    from product_image i join product on product.id = i.product_id left join sku on sku.id = i.sku_id
    where i.source = ${path} order by i.product_id, i.position limit ${USES}`.execute(db);
  return rows;
}

export interface PageUse {
  kind: 'slot' | 'campaign' | 'menu';
  /** The label of the slot, the slug of the campaign, or the category of the menu panel. */
  id: string;
  title: string;
  line_id: string | null;
  position: number | null;
}
/** Slots, campaigns and menu panels that show an image; the first hundred. Blocks name it by its address, which contains its id. */
export async function listPageUses(db: Queryable, mediaId: string): Promise<PageUse[]> {
  const { rows } = await sql<PageUse>`
    select 'slot' as kind, location_label as id, content as title, id::text as line_id, position
    from content_resource where ${`slot/${mediaId}.webp`} in (image_path, phone_image_path)
    union all
    select 'campaign', slug, title, null, null from campaign_page where strpos(blocks::text, ${mediaId}) > 0
    union all
    select 'menu', category_id, banner ->> 'title', null, null
    from menu_lead where strpos(banner ->> 'image', ${mediaId}) > 0
    order by kind desc, id, position limit ${USES}`.execute(db);
  return rows;
}

/** The products that use an image. */
export const listProductsWith = async (db: Queryable, path: string): Promise<string[]> =>
  (
    await db
      .selectFrom('product_image')
      .select('product_id')
      .distinct()
      .where('source', '=', path)
      .orderBy('product_id')
      .execute()
  ).map(({ product_id }) => product_id);

/** Products and skus by code, in the form in which codes are compared. */
export async function listByCodes(
  db: Queryable,
  codes: readonly string[],
): Promise<(OwnerRow & { key: string })[]> {
  const { rows } = await sql<OwnerRow & { key: string }>`
    select upper(sku.code collate "C") as key, sku.product_id, sku.code, product.name_cn as product_name,
      sku.id as sku_id, ${SKU_NAME} as sku_name
    from sku join product on product.id = sku.product_id where upper(sku.code collate "C") = any(${[...codes]})
    union all
    select upper(product.code collate "C"), product.id, product.code, product.name_cn, null, ''
    from product where upper(product.code collate "C") = any(${[...codes]})`.execute(db);
  return rows;
}

export const findProduct = (db: Queryable, productId: string) =>
  db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .select(['product.id', 'product.code', 'product.name_cn', 'brand.name_cn as brand_name'])
    .where('product.id', '=', productId)
    .executeTakeFirst();

export interface SkuOfProduct {
  id: string;
  product_id: string;
  code: string;
  name: string;
}
/** All skus of these products in their order, also those that are not sold. */
export async function listSkus(db: Queryable, productIds: readonly string[]): Promise<SkuOfProduct[]> {
  const { rows } = await sql<SkuOfProduct>`
    select id, product_id, code, ${SKU_NAME} as name from sku
    where product_id = any(${[...productIds]}) order by product_id, position`.execute(db);
  return rows;
}

export interface PlacedRow {
  product_id: string;
  sku_id: string | null;
  source: string;
}
/** The images of these products in their order. */
export const listPlaced = (db: Queryable, productIds: readonly string[]): Promise<PlacedRow[]> =>
  db
    .selectFrom('product_image')
    .select(['product_id', 'sku_id', 'source'])
    .where((image) => image('product_id', '=', image.fn.any(image.val([...productIds]))))
    .orderBy('product_id')
    .orderBy('position')
    .execute();

export const listCodes = async (db: Queryable, productIds: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    (
      await db
        .selectFrom('product')
        .select(['id', 'code'])
        .where((product) => product('id', '=', product.fn.any(product.val([...productIds]))))
        .execute()
    ).map(({ id, code }) => [id, code]),
  );
