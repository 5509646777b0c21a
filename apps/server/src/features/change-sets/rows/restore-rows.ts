import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import { linkImages } from './link-images.ts';
import { type ChangedRows, defaultsOf, keyText } from './rows.queries.ts';
import { type ChangedTable, CONTENT_TABLES, type RowTable } from './tables.ts';
import { upsertFrom } from './write-rows.ts';
import { reverseStock } from './write-stock.ts';

/** Restores these rows of a set as they were before it, and deletes those it made. */
export async function restoreRows(tx: Tx, setId: number, rows: ChangedRows, reference: string) {
  const idsOf = (table: ChangedTable) => rows.get(table)?.map(({ id }) => id) ?? [];
  const newIdsOf = (table: ChangedTable) =>
    rows.get(table)?.flatMap(({ id, isNew }) => (isNew ? id : [])) ?? [];
  // A statement announces its table even when it changes no row, and the catalogue would be read again.
  const restore = async (table: RowTable) => {
    const ids = idsOf(table);
    if (ids.length > 0) await upsertFrom(tx, table, rowsBefore(setId, table, ids));
  };
  const deleteNew = async (table: RowTable) => {
    const ids = newIdsOf(table);
    if (ids.length > 0)
      await sql`delete from ${sql.table(table)} where ${keyText(table)} = any(${ids})`.execute(tx);
  };

  if (idsOf('product_image').length > 0)
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
  if (idsOf('product_image').length === 0) return;
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
