import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { linkImages } from './link-images.ts';
import { type ChangedRows, defaultsOf } from './rows.queries.ts';
import type { ChangedTable, RowTable } from './tables.ts';
import { CONTENT_TABLES, keyOf } from './tables.ts';
import { upsertFrom } from './write-rows.ts';
import { reverseStock } from './write-stock.ts';

/** Restores these rows of a set as they were before it, and deletes those it made. */
export async function restoreRows(tx: Tx, setId: number, rows: ChangedRows, reference: string) {
  const idsOf = (table: ChangedTable) => rows.get(table)?.map(({ id }) => id) ?? [];
  const newIdsOf = (table: ChangedTable) =>
    rows.get(table)?.flatMap(({ id, isNew }) => (isNew ? id : [])) ?? [];
  const restore = (table: RowTable) => upsertFrom(tx, table, rowsBefore(setId, table, idsOf(table)));
  const deleteNew = (table: RowTable) =>
    sql`delete from ${sql.table(table)} where ${sql.ref(keyOf(table))} = any(${newIdsOf(table)})`.execute(tx);

  await sql`delete from product_image where product_id = any(${idsOf('product_image')})`.execute(tx);
  await reverseStock(tx, setId, idsOf('stock'), reference);
  await deleteNew('sku_supply');
  await restore('sku_supply');
  await deleteNew('sku');
  await restore('sku');
  // A product may have changed its category or brand: the old ones are restored first, the new ones deleted last.
  await restore('category');
  await restore('brand');
  await deleteNew('product');
  await restore('product');
  for (const table of CONTENT_TABLES) {
    await deleteNew(table);
    await restore(table);
  }
  await deleteNew('brand');
  await deleteNew('category');
  await sql`insert into product_image select image.* from change_row c,
      jsonb_populate_recordset(null::product_image, c.before) image
    where c.set_id = ${setId} and c.table_name = 'product_image' and c.before is not null
      and c.row_id = any(${idsOf('product_image')})`.execute(tx);
  await linkImages(tx, idsOf('product_image'));
}

const rowsBefore = (setId: number, table: RowTable, ids: readonly string[]) =>
  sql`(select r.* from change_row c, jsonb_populate_record(null::${sql.table(table)}, ${defaultsOf(table)} || c.before) r
    where c.set_id = ${setId} and c.table_name = ${sql.lit(table)} and c.before is not null
      and c.row_id = any(${[...ids]})) was`;
