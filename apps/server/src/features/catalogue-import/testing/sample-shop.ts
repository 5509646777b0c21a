import { sql } from 'kysely';
import type { Database } from '#platform/database';
import { importCatalogue } from '../import-catalogue.ts';
import { csvOf, type Line, rowsOf } from './sample-file.ts';

/** Creates three category levels. */
export async function seedCategories(db: Database) {
  const category = { name: '彩妆', pigment: 'zhusha', position: 1 };
  await db
    .insertInto('category')
    .values([
      { ...category, id: '60002', parent_id: null, level: 1 },
      { ...category, id: '6000203', parent_id: '60002', level: 2 },
      { ...category, id: '600020301', parent_id: '6000203', level: 3 },
    ])
    .execute();
}

export const importLines = (db: Database, lines: readonly Line[], isApplied = true) =>
  importCatalogue(db, rowsOf(csvOf(lines)), { fileName: 'products.csv', isApplied });

const TABLES = ['brand', 'product', 'sku', 'sku_supply', 'product_image', 'stock'] as const;

/** All rows of the catalogue with full timestamps, to compare before and after. */
export async function readCatalogueRows(db: Database): Promise<Record<string, unknown[]>> {
  const tables = TABLES.map(async (table) => {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} t order by t`.execute(db);
    return [table, rows.map(({ row }) => JSON.parse(row))] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Skus whose stock differs from the sum of their ledger. */
export async function listUnbalancedStock(db: Database): Promise<string[]> {
  const { rows } = await sql<{ sku_id: string }>`
    select sku_id from (
      select sku_id, available as amount from stock
      union all select sku_id, -delta from stock_ledger
    ) entries group by sku_id having sum(amount) <> 0`.execute(db);
  return rows.map(({ sku_id }) => sku_id);
}

export async function deleteCatalogue(db: Database) {
  for (const table of ['change_row', 'change_set', 'product', 'brand'] as const)
    await db.deleteFrom(table).execute();
  await sql`alter table stock_ledger disable trigger stock_ledger_append_only`.execute(db);
  await db.deleteFrom('stock_ledger').execute();
  await sql`alter table stock_ledger enable trigger stock_ledger_append_only`.execute(db);
}
