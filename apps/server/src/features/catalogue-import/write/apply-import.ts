import { getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import type { Plan } from '../plan/plan.ts';
import { recordRowsAfter, recordRowsBefore, setUtcTimeZone } from './changes.queries.ts';
import { createRows } from './create-rows.ts';
import { inBatches } from './in-batches.ts';
import { linkImages } from './link-images.ts';
import { IMPORTED_TABLES } from './tables.ts';
import { upsertRows } from './upsert.ts';

export type OnProgress = (done: number, total: number) => void;

export interface AppliedImport {
  runId: number;
  /** Images at other hosts that are fetched from now on. */
  waitingImages: number;
}

/** Writes a plan and records what an undo needs. */
export async function applyImport(
  tx: Tx,
  plan: Plan,
  file: { name: string; rowCount: number },
  onProgress: OnProgress,
): Promise<AppliedImport> {
  await setUtcTimeZone(tx);
  const run = await tx
    .insertInto('import_run')
    .values({ file_name: file.name, row_count: file.rowCount })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows: clock } = await sql<{ machine: string; shop: string }>`
    select now()::text as machine, shop_now()::text as shop`.execute(tx);
  const rows = createRows(plan, getFirst(clock));
  const total =
    rows.category.length + rows.brand.length + rows.product.length + rows.sku.length + rows.stock.length;
  let done = 0;
  const onWritten = (count: number) => {
    done += count;
    onProgress(done, total);
  };

  for (const table of IMPORTED_TABLES)
    await inBatches(rows.ids[table], (ids) => recordRowsBefore(tx, run.id, table, ids));
  await upsertRows(tx, 'category', rows.category, onWritten);
  await upsertRows(tx, 'brand', rows.brand, onWritten);
  await upsertRows(tx, 'product', rows.product, onWritten);
  await upsertRows(tx, 'sku', rows.sku, onWritten);
  await upsertRows(tx, 'stock', rows.stock, onWritten);
  await insertRows(tx, 'stock_ledger', rows.ledger(run.id));
  await sql`delete from product_image where product_id = any(${rows.ids.product_image})`.execute(tx);
  await insertRows(tx, 'product_image', rows.images);
  const waitingImages = await linkImages(tx, rows.ids.product_image);
  for (const table of IMPORTED_TABLES)
    await inBatches(rows.ids[table], (ids) => recordRowsAfter(tx, run.id, table, ids));
  return { runId: run.id, waitingImages };
}
