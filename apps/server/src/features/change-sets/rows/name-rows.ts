import { sql } from 'kysely';
import type { Queryable } from '#platform/database';
import { type ChangedTable, TABLE_NAMES } from './tables.ts';

/** Where the merchant's own code of a row is. */
const CODES: Record<ChangedTable, { table: string; code: string; key?: string }> = {
  category: { table: 'category', code: 'id' },
  brand: { table: 'brand', code: 'key' },
  product: { table: 'product', code: 'code' },
  sku: { table: 'sku', code: 'code' },
  sku_supply: { table: 'sku', code: 'code' },
  stock: { table: 'sku', code: 'code' },
  product_image: { table: 'product', code: 'code' },
  content_resource: { table: 'content_resource', code: 'content' },
  home_section: { table: 'home_section', code: 'title' },
  pseudo_category: { table: 'pseudo_category', code: 'name' },
  menu_lead: { table: 'category', code: 'name' },
  campaign_page: { table: 'campaign_page', code: 'slug', key: 'slug' },
};

/** `商品 SA-001`: rows by the merchant's own codes. A row that was deleted is only known to have existed. */
export async function nameRows(
  db: Queryable,
  table: ChangedTable,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { table: source, code, key = 'id' } = CODES[table];
  const { rows } = await sql<{ id: string; code: string }>`
    select ${sql.ref(key)}::text as id, ${sql.ref(code)} as code from ${sql.table(source)}
    where ${sql.ref(key)}::text = any(${[...ids]})`.execute(db);
  const codes = new Map(rows.map((row) => [row.id, row.code]));
  return ids.map((id) => {
    const found = codes.get(id);
    return found === undefined ? `一个已删除的${TABLE_NAMES[table]}` : `${TABLE_NAMES[table]} ${found}`;
  });
}
