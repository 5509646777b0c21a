import type { CellValue } from '@huarong/core/catalogue';
import { refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import {
  type ApplyRefusal,
  priceChangeApproval,
  saveChanges,
  stockChangeApproval,
} from '../change-sets/index.ts';
import type { CellProblem } from './check-cells.ts';
import { examineGrid, type GridEdit } from './examine-grid.ts';
import { columnOf, rowChanges } from './row-changes.ts';

/** Cells that a refusal names. */
const NAMED = 200;

/** Saves edited cells as one change set. */
export async function saveGrid(
  context: AdminWriteContext,
  edit: GridEdit & { title: string; reason: string; formula?: string | undefined },
) {
  await sql`set local statement_timeout = '25s'`.execute(context.db);
  const examined = await examineGrid(context, edit);
  if (!examined.ok) return examined;
  const { problems, reasons, skus, times } = examined.value;
  if (problems.length > 0) return refuseCells(problems);
  if (reasons.prices.length > 0 && reasons.stock.length > 0)
    return refuse({
      code: 'invalid-input' as const,
      message: '改价和大量的库存调整由不同的人批准，请分两次保存',
    });
  const saved = await saveChanges(context, {
    kind: 'grid',
    title: edit.title,
    reason: edit.reason,
    source: { ...(edit.formula !== undefined && { formula: edit.formula }) },
    applyAt: times.applyAt,
    restoreAt: times.restoreAt,
    rows: rowChanges(edit.cells, skus),
    approval:
      reasons.prices.length > 0
        ? { kind: priceChangeApproval, reasons: reasons.prices }
        : reasons.stock.length > 0
          ? { kind: stockChangeApproval, reasons: reasons.stock }
          : null,
  });
  if (saved.ok) return saved;
  const { refusal } = saved;
  return refusal.code === 'busy' ? refuse(refusal) : refuseConflicts(refusal);
}

const refuseCells = (problems: readonly CellProblem[]) =>
  refuse({ code: 'cells-refused' as const, count: problems.length, cells: problems.slice(0, NAMED) });

/** A conflict of rows in the words of the grid. */
function refuseConflicts(refusal: ApplyRefusal) {
  if (refusal.code === 'stock-short')
    return refuseCells(
      refusal.skuIds.map((skuId) => ({ skuId, column: 'stock', message: '可售不够减：刚刚有订单占用' })),
    );
  const gone = refusal.conflicts.filter(({ column }) => column === null);
  if (gone.length > 0)
    return refuseCells(gone.map(({ id }) => ({ skuId: id, column: 'offer', message: '这个规格刚刚被删除' })));
  const cells = refusal.conflicts.map(({ table, id, column, base, mine, theirs }) => ({
    skuId: id,
    column: columnOf(table, column),
    base: base as CellValue,
    mine: mine as CellValue,
    theirs: theirs as CellValue,
  }));
  return refuse({ code: 'cells-conflict' as const, count: cells.length, cells: cells.slice(0, NAMED) });
}
