import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database, Tx } from '#platform/database';
import { type Changed, listChanged, listTouchedSince, readTimesAlike } from './changes.queries.ts';
import { inBatches } from './in-batches.ts';
import { listLeaningOn } from './leaning-on.ts';
import { oneImportAtATime, patientTransaction } from './patient-transaction.ts';
import { restoreRows } from './restore-rows.ts';
import { NAMED, TOUCHED } from './tables.ts';

type NotUndone = { code: 'nothing-to-undo' | 'touched-since' | 'in-use'; sentence: string };
export interface Undone {
  runId: number;
  fileName: string;
  rowCount: number;
}

/** Takes back the last import that still stands, exactly; or not at all when somebody has worked on its rows since. */
export const undoLastImport = (db: Database): Promise<Result<Undone, NotUndone>> =>
  patientTransaction(db, undo).catch((error: unknown) => {
    // Only the schema knows everything that may point to a row: it speaks by refusing to delete it.
    if (isStillReferred(error))
      return refuse({ code: 'in-use', sentence: '不能撤销：导入的商品已被订单或其他数据使用。请改为下架。' });
    throw error;
  });

const isStillReferred = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23503';

async function undo(tx: Tx): Promise<Result<Undone, NotUndone>> {
  await oneImportAtATime(tx);
  await readTimesAlike(tx);
  const run = await findLastRun(tx);
  if (!run) return refuse({ code: 'nothing-to-undo', sentence: '没有可以撤销的导入。' });

  const changed = await listChanged(tx, run.id);
  await lockRows(tx, changed);
  const touched = [...(await touchedSince(tx, run.id)), ...(await listLeaningOn(tx, changed))];
  if (touched.length > 0) {
    const examples = `${touched.slice(0, 5).join('、')}${touched.length > 5 ? ` 等 ${touched.length} 处` : ''}`;
    return refuse({ code: 'touched-since', sentence: `不能撤销：导入之后又有改动（${examples}）。` });
  }
  await restoreRows(tx, run.id, changed);
  await tx.updateTable('import_run').set({ undone_at: sql<Date>`now()` }).where('id', '=', run.id).execute();
  return accept({ runId: run.id, fileName: run.file_name, rowCount: run.row_count });
}

const findLastRun = (tx: Tx) =>
  tx
    .selectFrom('import_run')
    .select(['id', 'file_name', 'row_count'])
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** From here until the end nobody can touch what was just found untouched. */
async function lockRows(tx: Tx, changed: Changed) {
  for (const [table, key] of [
    ['brand', 'id'],
    ['product', 'id'],
    ['sku', 'id'],
    ['stock', 'sku_id'],
  ] as const)
    await inBatches(changed.get(table) ?? [], (rows) =>
      sql`select 1 from ${sql.table(table)} where ${sql.ref(key)} = any(${rows.map(({ id }) => id)})
        order by ${sql.ref(key)} for update`.execute(tx),
    );
}

async function touchedSince(tx: Tx, runId: number): Promise<string[]> {
  const found: string[] = [];
  for (const table of TOUCHED) {
    const ids = await listTouchedSince(tx, runId, table);
    found.push(...ids.map((id) => `${NAMED[table]} ${id}`));
  }
  return found;
}
