import { accept } from '@huarong/core/shared';
import type { AdminContext } from '#platform/admin';
import { examineGrid, type GridEdit } from './examine-grid.ts';
import { listPlannedCells, readSkuSales } from './grid.queries.ts';
import { type Cell, columnOf, storedColumns } from './row-changes.ts';

/** Cells and plans that an answer names. */
const NAMED = 200;
const MAX_PLANS = 20;

/** What saving these cells would mean, before they are saved. Changes nothing. */
export async function checkGrid(context: AdminContext, edit: GridEdit) {
  const examined = await examineGrid(context, edit);
  if (!examined.ok) return examined;
  const { bySku, skus, problems, reasons } = examined.value;
  const refused = new Set(problems.map(({ skuId }) => skuId));
  const priced = [...bySku].flatMap(([skuId, cells]) => {
    const sku = skus.get(skuId);
    const offer = cells.findLast(({ column }) => column === 'offer')?.value;
    if (!sku || refused.has(skuId) || typeof offer !== 'number') return [];
    const cost = cells.findLast(({ column }) => column === 'cost');
    return [
      {
        skuId,
        offer,
        before: sku.offer_price_fen,
        cost: cost ? (cost.value as number | null) : sku.cost_fen,
      },
    ];
  });
  const sold = await readSkuSales(
    context.db,
    priced.map(({ skuId }) => skuId),
  );
  const plans = await listPlannedCells(context.db, storedColumns(edit.cells), MAX_PLANS);
  return accept({
    refusedCount: problems.length,
    refused: problems.slice(0, NAMED),
    secondPerson: [...reasons.prices, ...reasons.stock],
    salesEffectFen:
      priced.length === 0
        ? null
        : priced.reduce(
            (sum, { skuId, offer, before }) => sum + (offer - before) * (sold.get(skuId) ?? 0),
            0,
          ),
    lowestMargin: context.staff.permissions.has('cost:read') ? lowestMargin(priced) : null,
    plans: plans
      .filter(({ sku_id, table_name, column }) => hasCell(edit.cells, sku_id, columnOf(table_name, column)))
      .map((plan) => ({
        setId: String(plan.set_id),
        title: plan.title,
        applyAt: plan.apply_at?.toISOString() ?? null,
        skuId: plan.sku_id,
        column: columnOf(plan.table_name, plan.column),
      })),
  });
}

/** In tenths of a percent of the price; null when no cost is known. */
function lowestMargin(priced: readonly { offer: number; cost: number | null }[]): number | null {
  const margins = priced.flatMap(({ offer, cost }) =>
    cost === null ? [] : [Math.round(((offer - cost) * 1000) / offer)],
  );
  return margins.length === 0 ? null : margins.reduce((low, margin) => Math.min(low, margin));
}

const hasCell = (cells: readonly Cell[], skuId: string, column: Cell['column']): boolean =>
  cells.some((cell) => cell.skuId === skuId && cell.column === column);
