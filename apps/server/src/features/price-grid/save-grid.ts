import type { CellValue, GridColumn } from '@huarong/core/catalogue';
import { refuse } from '@huarong/core/shared';
import { type Permission, permissionLabel } from '@huarong/core/staff';
import { sql } from 'kysely';
import type { AdminWriteContext } from '#platform/admin';
import { readClock } from '#platform/clock';
import {
  type ApplyRefusal,
  priceChangeApproval,
  readPlanTimes,
  readPriceFacts,
  saveChanges,
  stockChangeApproval,
} from '../change-sets/index.ts';
import { listHolders } from '../staff/index.ts';
import { type CellProblem, checkSku, secondPersonReasons } from './check-cells.ts';
import { listEdited } from './grid.queries.ts';
import { type Cell, columnOf, rowChanges } from './row-changes.ts';

interface GridEdit {
  title: string;
  reason: string;
  cells: readonly Cell[];
  applyAt: string | null;
  restoreAt: string | null;
  formula?: string | undefined;
}

/** Who may change a column. */
const NEEDED: Record<GridColumn, readonly Permission[]> = {
  offer: ['price:write'],
  market: ['price:write'],
  limit: ['price:write'],
  cost: ['cost:read', 'price:write'],
  stock: ['stock:adjust'],
  low: ['stock:adjust'],
  live: ['product:publish'],
};
/** Cells that a refusal names. */
const NAMED = 200;

/** Saves edited cells as one change set. */
export async function saveGrid(context: AdminWriteContext, edit: GridEdit) {
  const { db, staff } = context;
  const missing = edit.cells
    .flatMap(({ column }) => NEEDED[column])
    .find((permission) => !staff.permissions.has(permission));
  if (missing)
    return refuse({
      code: 'permission-missing' as const,
      permission: missing,
      label: permissionLabel(missing),
      holders: await listHolders(db, missing),
    });
  const times = readPlanTimes(edit, await readClock(db));
  if (!times.ok) return times;

  await sql`set local statement_timeout = '25s'`.execute(db);
  const bySku = Map.groupBy(edit.cells, ({ skuId }) => skuId);
  const skus = new Map((await listEdited(db, [...bySku.keys()])).map((sku) => [sku.id, sku]));
  const struck = edit.cells.filter(({ column }) => column === 'market').map(({ skuId }) => skuId);
  const facts = struck.length > 0 ? await readPriceFacts(db, struck, times.value.from) : new Map();
  const problems = [...bySku].flatMap(([skuId, cells]) =>
    checkSku(skuId, cells, skus.get(skuId), facts.get(skuId), times.value.from),
  );
  if (problems.length > 0) return refuseCells(problems);

  const reasons = secondPersonReasons(bySku, skus);
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
    applyAt: times.value.applyAt,
    restoreAt: times.value.restoreAt,
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
