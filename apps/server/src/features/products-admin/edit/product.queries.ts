import type { ProductValues } from '@huarong/core/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { PICTURED, type Pictured } from '../list/product-rows.queries.ts';

export interface EditedProduct extends ProductValues, Pictured {
  id: string;
  status: 'draft' | 'published' | 'withdrawn';
  published_at: Date | null;
  updated_at: Date;
  brand_name_cn: string;
  sold_count: number;
  comment_count: number;
}

/** These products with everything staff edit; unknown ones are left out. */
export async function listEditedProducts(db: Queryable, ids: readonly string[]): Promise<EditedProduct[]> {
  const { rows } = await sql<EditedProduct>`
    select product.*, brand.name_cn as brand_name_cn, ${PICTURED}
    from product join brand on brand.id = product.brand_id join category on category.id = product.category_id
    where product.id = any(${[...ids]}) order by product.id`.execute(db);
  return rows;
}

export interface EditedSkuFacts {
  skuCount: number;
  liveSkuCount: number;
  lowestFen: number | null;
  hexes: string[];
  imageCount: number;
  changeCount: number;
}
export async function findProductFacts(db: Queryable, productId: string): Promise<EditedSkuFacts> {
  const { rows } = await sql<EditedSkuFacts>`
    with own as (select id, is_live, offer_price_fen, shade_hex, position from sku where product_id = ${productId})
    select count(*)::int as "skuCount", (count(*) filter (where is_live))::int as "liveSkuCount",
      min(offer_price_fen) filter (where is_live) as "lowestFen",
      coalesce(array_agg(shade_hex order by position) filter (where shade_hex is not null), '{}') as hexes,
      (select count(*)::int from product_image where product_id = ${productId}) as "imageCount",
      (select count(distinct set_id)::int from change_row r
       where (r.table_name = 'product' and r.row_id = ${productId})
         or (r.table_name = 'sku' and r.row_id in (select id from own))) as "changeCount"
    from own`.execute(db);
  const found = rows[0];
  if (!found) throw new Error('an aggregate has one row');
  return found;
}

export const listPlannedSets = async (db: Queryable, productId: string) =>
  (
    await sql<{ id: number; title: string; apply_at: Date }>`
      select distinct c.id, c.title, c.apply_at from change_set c join change_row r on r.set_id = c.id
      where c.state = 'planned' and ((r.table_name = 'product' and r.row_id = ${productId})
        or (r.table_name = 'sku' and r.row_id in (select id from sku where product_id = ${productId})))
      order by c.apply_at limit 20`.execute(db)
  ).rows;

/** Which of these codes another product has; letters count the same in both cases. */
export async function isCodeTaken(db: Queryable, code: string, ownId: string | null): Promise<boolean> {
  const { rows } = await sql`
    select 1 from product where upper(code collate "C") = upper(${code}) and id is distinct from ${ownId}`.execute(
    db,
  );
  return rows.length > 0;
}

/** Products or skus with these codes; letters count the same in both cases. */
export async function listByCode(
  db: Queryable,
  table: 'product' | 'sku',
  codes: readonly string[],
): Promise<{ id: string; code: string }[]> {
  const { rows } = await sql<{ id: string; code: string }>`
    select id, code from ${sql.table(table)}
    where upper(code collate "C") in (select upper(given collate "C") from unnest(${[...codes]}::text[]) as given)`.execute(
    db,
  );
  return rows;
}

/** The sizes of a product, also of skus that are not on sale. */
export const listSizes = async (db: Queryable, productId: string): Promise<string[]> => {
  const skus = await db
    .selectFrom('sku')
    .select('size')
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute();
  return [...new Set(skus.map(({ size }) => size))];
};

export async function hasBrand(db: Queryable, brandId: string): Promise<boolean> {
  return (
    (await db.selectFrom('brand').select('id').where('id', '=', brandId).executeTakeFirst()) !== undefined
  );
}
export async function hasCategory(db: Queryable, categoryId: string): Promise<boolean> {
  return (
    (await db.selectFrom('category').select('id').where('id', '=', categoryId).executeTakeFirst()) !==
    undefined
  );
}

/** The next free number; one that an undone set has given away is not given again. */
export async function nextProductId(db: Queryable): Promise<string> {
  const { rows } = await sql<{ last: string | null }>`
    select greatest(
      (select max(id) from product where id between '90000000' and '99999999' and length(id) = 8),
      (select max(row_id) from change_row
       where is_new and table_name = 'product' and row_id between '90000000' and '99999999' and length(row_id) = 8)
    ) as last`.execute(db);
  return String(Number(rows[0]?.last ?? '90000000') + 1);
}

/** Numbers that no sku of the product has or had, as many as are needed; fewer when all 99 are used. */
export async function nextSkuIds(db: Queryable, productId: string, count: number): Promise<string[]> {
  const all = Array.from({ length: 99 }, (_, at) => `${productId}${String(at + 1).padStart(2, '0')}`);
  const { rows } = await sql<{ id: string }>`
    select id from sku where id = any(${all})
    union select row_id from change_row where table_name = 'sku' and is_new and row_id = any(${all})
    union select sku_id from price_change where sku_id = any(${all})`.execute(db);
  const used = new Set(rows.map(({ id }) => id));
  return all.filter((id) => !used.has(id)).slice(0, count);
}
