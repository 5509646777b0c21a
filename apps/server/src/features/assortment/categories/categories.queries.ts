import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

export interface CategoryRow {
  id: string;
  parent_id: string | null;
  level: number;
  name: string;
  name_en: string;
  pigment: string;
  position: number;
  is_live: boolean;
  redirect_to: string | null;
  product_count: number;
}

/** Every category, those above first. A shop has hundreds. */
export async function listCategories(db: Queryable): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select category.id, parent_id, level, name, name_en, pigment, position, is_live, redirect_to,
      coalesce(counted.products, 0) as product_count
    from category left join (
      select category_id, count(*)::int as products from product group by category_id
    ) counted on counted.category_id = category.id
    order by level, position, category.id`.execute(db);
  return rows;
}

export const listProductIds = async (db: Queryable, categoryId: string, limit: number): Promise<string[]> =>
  (
    await db
      .selectFrom('product')
      .select('id')
      .where('category_id', '=', categoryId)
      .orderBy('id')
      .limit(limit)
      .execute()
  ).map(({ id }) => id);

/** Products with the sku that shows them. */
export async function listFirstProducts(
  db: Queryable,
  categoryId: string,
  limit: number,
): Promise<{ id: string; name: string; sku_id: string | null }[]> {
  const { rows } = await sql<{ id: string; name: string; sku_id: string | null }>`
    select id, name_cn as name,
      (select sku.id from sku where sku.product_id = product.id order by position limit 1) as sku_id
    from product where category_id = ${categoryId} order by id limit ${limit}`.execute(db);
  return rows;
}

/** Promotions that are running or will, and whose scope names the category. */
export async function listScopedPromotions(db: Queryable, categoryId: string): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from promotion
    where state <> 'stopped' and ends_at > shop_now()
      and jsonb_path_exists(rule, '$.**.categoryIds[*] ? (@ == $id)', jsonb_build_object('id', ${categoryId}::text))
    order by starts_at, id limit 20`.execute(db);
  return rows.map(({ title }) => title);
}

/** Ids that a category had once, below one that begins like this. */
export async function listUsedIds(db: Queryable): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from category
    union select row_id from change_row where is_new and table_name = 'category'`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
