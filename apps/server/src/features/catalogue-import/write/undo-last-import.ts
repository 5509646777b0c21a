import { accept, type Result, refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, longTransaction, type Tx } from '#platform/database';
import { lockImports } from '../../catalogue/index.ts';
import { type ChangedRows, listChangedRows, listChangedSince, setUtcTimeZone } from './changes.queries.ts';
import { inBatches } from './in-batches.ts';
import { listDependents } from './list-dependents.ts';
import { nameRows } from './name-rows.ts';
import { restoreRows } from './restore-rows.ts';
import { IMPORTED_TABLES } from './tables.ts';

type UndoProblem = { code: 'nothing-to-undo' | 'touched-since' | 'in-use'; sentence: string };
export interface UndoResult {
  runId: number;
  fileName: string;
  rowCount: number;
}

/** Undoes the last import exactly, or not at all when its rows were changed afterwards. */
export const undoLastImport = (db: Database): Promise<Result<UndoResult, UndoProblem>> =>
  longTransaction(db, undo).catch(async (error: unknown) => {
    // Only the schema knows every foreign key to a row, so only the delete itself shows whether it is used.
    if (!isForeignKeyViolation(error)) throw error;
    const used = (await findUsedRow(db, error)) ?? '导入的内容';
    return refuse({
      code: 'in-use',
      sentence: `不能撤销：${used} 已被订单、商品或其他数据使用。商品请改为下架。`,
    });
  });

const isForeignKeyViolation = (error: unknown): error is Error & { detail?: string } =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** The database names the table in the message and our id in the detail; the merchant knows the code. */
async function findUsedRow(db: Database, { message, detail = '' }: Error & { detail?: string }) {
  const [, name] = /on table "(\w+)" violates/.exec(message) ?? [];
  const [, id] = /\(id\)=\((\w+)\)/.exec(detail) ?? [];
  const table = IMPORTED_TABLES.find((known) => known === name);
  if (table === undefined || id === undefined) return null;
  return (await nameRows(db, table, [id]))[0] ?? null;
}

async function undo(tx: Tx): Promise<Result<UndoResult, UndoProblem>> {
  await lockImports(tx);
  await setUtcTimeZone(tx);
  const run = await findLastRun(tx);
  if (!run) return refuse({ code: 'nothing-to-undo', sentence: '没有可以撤销的导入。' });

  const changed = await listChangedRows(tx, run.id);
  await lockRows(tx, changed);
  const laterChanges = [...(await describeChangedSince(tx, run.id)), ...(await listDependents(tx, changed))];
  if (laterChanges.length > 0) {
    const examples = `${laterChanges.slice(0, 5).join('、')}${laterChanges.length > 5 ? ` 等 ${laterChanges.length} 处` : ''}`;
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

/** Locked until the end, so that rows found unchanged stay so. */
async function lockRows(tx: Tx, changed: ChangedRows) {
  for (const [table, key] of [
    ['category', 'id'],
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

async function describeChangedSince(tx: Tx, runId: number): Promise<string[]> {
  const found: string[] = [];
  for (const table of IMPORTED_TABLES) {
    const ids = await listChangedSince(tx, runId, table);
    found.push(...(await nameRows(tx, table, ids)));
  }
  return found;
}
