import { sql } from 'kysely';
import type { Tx } from '#platform/database';
import type { ChangedRows } from './changes.queries.ts';
import { linkImages } from './link-images.ts';
import type { IMPORTED_COLUMNS, ImportedTable } from './tables.ts';
import { upsertFrom } from './upsert.ts';

/** Restores the previous content of every row of a run and deletes the rows it created. */
export async function restoreRows(tx: Tx, runId: number, changed: ChangedRows) {
  const changedIds = (table: ImportedTable) => changed.get(table)?.map(({ id }) => id) ?? [];
  const createdIds = (table: ImportedTable) =>
    changed.get(table)?.flatMap(({ id, isCreated }) => (isCreated ? id : [])) ?? [];
  const restore = (table: keyof typeof IMPORTED_COLUMNS) => upsertFrom(tx, table, rowsBefore(runId, table));

  await sql`delete from product_image where product_id = any(${changedIds('product_image')})`.execute(tx);
  await reverseStockEntries(tx, runId);
  await sql`delete from stock where sku_id = any(${createdIds('stock')})`.execute(tx);
  await restore('stock');
  await sql`delete from sku where id = any(${createdIds('sku')})`.execute(tx);
  await restore('sku');
  // A product may have changed its category or brand: the old ones are restored first, the new ones deleted last.
  await restore('category');
  await restore('brand');
  await sql`delete from product where id = any(${createdIds('product')})`.execute(tx);
  await restore('product');
  await sql`delete from brand where id = any(${createdIds('brand')})`.execute(tx);
  await sql`delete from category where id = any(${createdIds('category')})`.execute(tx);
  await sql`insert into product_image select image.* from import_change c,
      jsonb_populate_recordset(null::product_image, c.before) image
    where c.run_id = ${runId} and c.table_name = 'product_image' and c.before is not null`.execute(tx);
  await linkImages(tx, changedIds('product_image'));
}

const rowsBefore = (runId: number, table: keyof typeof IMPORTED_COLUMNS) =>
  sql`(select r.* from import_change c, jsonb_populate_record(null::${sql.table(table)}, c.before) r
    where c.run_id = ${runId} and c.table_name = ${sql.lit(table)} and c.before is not null) was`;

/** The ledger is append-only, so an undo adds reversing entries. */
const reverseStockEntries = (tx: Tx, runId: number) =>
  sql`insert into stock_ledger (sku_id, delta, reason, reference)
    select s.sku_id, coalesce((c.before ->> 'available')::integer, 0) - s.available, 'undo', ${`import-${runId}`}
    from import_change c join stock s on s.sku_id = c.row_id
    where c.run_id = ${runId} and c.table_name = 'stock'
      and s.available <> coalesce((c.before ->> 'available')::integer, 0)`.execute(tx);
