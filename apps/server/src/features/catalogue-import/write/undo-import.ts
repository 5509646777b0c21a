import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Database, longTransaction } from '#platform/database';
import { findImport, findUsedRow, isForeignKeyViolation, undoSet } from '../../change-sets/index.ts';

type UndoProblem = { code: 'nothing-to-undo' | 'touched-since' | 'in-use'; sentence: string };
export interface UndoResult {
  runId: number;
  fileName: string;
  rowCount: number;
}

/** Undoes an import exactly, or not at all when its rows were changed afterwards; without a number the last one. */
export const undoImport = (
  db: Database,
  runId: number | null = null,
): Promise<Result<UndoResult, UndoProblem>> =>
  longTransaction(db, async (tx): Promise<Result<UndoResult, UndoProblem>> => {
    const last = await findImport(tx, runId);
    if (!last)
      return refuse({
        code: 'nothing-to-undo',
        sentence: runId === null ? '没有可以撤销的导入。' : `没有第 ${runId} 次导入，或它已经撤销。`,
      });
    const undone = await undoSet(tx, last.id, { by: null });
    if (undone.ok)
      return accept({
        runId: last.id,
        fileName: last.source.file ?? '',
        rowCount: last.source.rows ?? 0,
      });
    if (undone.refusal.code !== 'touched-since')
      return refuse({ code: 'nothing-to-undo', sentence: '这次导入已经撤销。' });
    return refuse({ code: 'touched-since', sentence: touchedSentence(undone.refusal.names) });
  }).catch(async (error: unknown) => {
    if (!isForeignKeyViolation(error)) throw error;
    const name = (await findUsedRow(db, error)) ?? '导入的内容';
    return refuse({
      code: 'in-use',
      sentence: `不能撤销：${name} 已被订单、商品或其他数据使用。商品请改为下架。`,
    });
  });

function touchedSentence(names: readonly string[]): string {
  const examples = `${names.slice(0, 5).join('、')}${names.length > 5 ? ` 等 ${names.length} 处` : ''}`;
  return `不能撤销：导入之后又有改动（${examples}）。`;
}
