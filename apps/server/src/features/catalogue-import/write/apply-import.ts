import { sql } from 'kysely';
import { insertRows, type Tx } from '#platform/database';
import type { Plan } from '../plan/plan.ts';
import { readTimesAlike, rememberAfter, rememberBefore } from './changes.queries.ts';
import { inBatches } from './in-batches.ts';
import { rowsOfPlan } from './rows-of-plan.ts';
import { TOUCHED } from './tables.ts';
import { upsertRows } from './upsert.ts';

export type OnProgress = (done: number, total: number) => void;

/** Writes a plan, and beside it all that is needed to take it back. Returns the number of the run. */
export async function applyImport(
  tx: Tx,
  plan: Plan,
  file: { name: string; rowCount: number },
  onProgress: OnProgress,
): Promise<number> {
  await readTimesAlike(tx);
  const run = await tx
    .insertInto('import_run')
    .values({ file_name: file.name, row_count: file.rowCount })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { rows: clock } = await sql<{ machine: string; shop: string }>`
    select now()::text as machine, shop_now()::text as shop`.execute(tx);
  const rows = rowsOfPlan(plan, clock[0]!);
  const total = rows.brand.length + rows.product.length + rows.sku.length + rows.stock.length;
  let done = 0;
  const onWritten = (count: number) => {
    done += count;
    onProgress(done, total);
  };

  for (const table of TOUCHED)
    await inBatches(rows.ids[table], (ids) => rememberBefore(tx, run.id, table, ids));
  await upsertRows(tx, 'brand', rows.brand, onWritten);
  await upsertRows(tx, 'product', rows.product, onWritten);
  await upsertRows(tx, 'sku', rows.sku, onWritten);
  await upsertRows(tx, 'stock', rows.stock, onWritten);
  await insertRows(tx, 'stock_ledger', rows.ledger(run.id));
  await sql`delete from product_image where product_id = any(${rows.ids.product_image})`.execute(tx);
  await insertRows(tx, 'product_image', rows.pictures);
  for (const table of TOUCHED)
    await inBatches(rows.ids[table], (ids) => rememberAfter(tx, run.id, table, ids));
  return run.id;
}
