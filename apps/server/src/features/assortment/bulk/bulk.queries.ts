import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { inCategories, matchesProduct } from '../../catalogue/index.ts';
import type { BulkProduct } from './edits.ts';

export interface Selection {
  productIds?: readonly string[] | undefined;
  brandId?: string | undefined;
  categoryId?: string | undefined;
  status?: string | undefined;
  q?: string | undefined;
}

const conditionOf = ({ productIds, brandId, categoryId, status, q }: Selection) => sql`true
  ${productIds === undefined ? sql`` : sql`and product.id = any(${[...productIds]})`}
  ${brandId === undefined ? sql`` : sql`and product.brand_id = ${brandId}`}
  ${status === undefined ? sql`` : sql`and product.status = ${status}`}
  ${categoryId === undefined ? sql`` : sql`and ${inCategories([categoryId])}`}
  ${q === undefined ? sql`` : sql`and ${matchesProduct(q)}`}`;

export async function countSelected(db: Queryable, selection: Selection): Promise<number> {
  const { rows } = await sql<{ counted: number }>`
    select count(*)::int as counted from product where ${conditionOf(selection)}`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** The products of a selection by id. */
export async function listSelected(db: Queryable, selection: Selection): Promise<BulkProduct[]> {
  const { rows } = await sql<BulkProduct>`
    select product.id, code, name_cn, kind, brand_id, category_id, status, labels, effects, skin_types, tags,
      producer, producer_address, production_licence, filing_number, standard_number, shelf_life_months,
      how_to_use, ingredients, origin, warnings, no_return_reason,
      coalesce((select jsonb_agg(jsonb_build_object('id', sku.id, 'purchase_limit', sku.purchase_limit) order by position)
        from sku where sku.product_id = product.id), '[]') as skus
    from product where ${conditionOf(selection)} order by product.id`.execute(db);
  return rows;
}

/** The names of brands and categories, for texts. */
export async function listNames(
  db: Queryable,
  table: 'brand' | 'category',
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${table === 'brand' ? sql`name_cn` : sql`name`} as name
    from ${sql.table(table)} where id = any(${[...ids]})
      ${table === 'category' ? sql`and redirect_to is null` : sql``}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
