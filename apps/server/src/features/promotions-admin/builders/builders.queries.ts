import { type RawBuilder, sql } from 'kysely';
import type { JsonValue, Queryable } from '#platform/database';

export interface BuilderRow {
  id: string;
  title: string;
  state: 'draft' | 'live' | 'stopped';
  product_id: string;
  sku_id: string;
  case_name: string;
  rule: Record<string, JsonValue>;
  version: number;
  updated_by: string | null;
  updated_at: Date | null;
  /** Parts that are not on sale or sold out. */
  missing_parts: number;
}

const readBuilders = (rest: RawBuilder<unknown>) => sql<BuilderRow>`
  select builder.id, builder.title, builder.state, builder.product_id, builder.sku_id,
    concat_ws(' ', product.name_cn, sku.shade_name) as case_name, builder.rule, builder.version,
    staff.name as updated_by, builder.updated_at,
    (select count(*)::int from jsonb_path_query(builder.rule, '$.groups[*].partSkuIds[*]') as part
     where not exists (
       select from sku each join product of_each on of_each.id = each.product_id join stock on stock.sku_id = each.id
       where each.id = part #>> '{}' and each.is_live and of_each.status = 'published' and stock.available > 0)
    ) as missing_parts
  from bundle_builder builder join sku on sku.id = builder.sku_id join product on product.id = sku.product_id
    left join staff on staff.id = builder.updated_by
  ${rest}`;

/** By id, so that a page stays the same while somebody edits. */
export async function listBuilderRows(
  db: Queryable,
  { after, before, size }: { after: string | null; before: string | null; size: number },
): Promise<BuilderRow[]> {
  const { rows } = await readBuilders(
    before === null
      ? sql`where ${after}::text is null or builder.id > ${after} order by builder.id limit ${size}`
      : sql`where builder.id < ${before} order by builder.id desc limit ${size}`,
  ).execute(db);
  return before === null ? rows : rows.reverse();
}

export async function countBuilders(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from bundle_builder`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function findBuilder(db: Queryable, id: string): Promise<BuilderRow | null> {
  const { rows } = await readBuilders(sql`where builder.id = ${id}`).execute(db);
  return rows[0] ?? null;
}

/** The title of another live builder with the same case. */
export async function findOtherOfCase(db: Queryable, id: string, skuId: string): Promise<string | null> {
  const { rows } = await sql<{ title: string }>`
    select title from bundle_builder where sku_id = ${skuId} and state = 'live' and id <> ${id}`.execute(db);
  return rows[0]?.title ?? null;
}
