import type { CellValue, GridColumn } from '@huarong/core/catalogue';
import type { RowChange } from '../change-sets/index.ts';
import type { EditedSku } from './grid.queries.ts';

/** A cell as it is saved: what was seen, and what it becomes. */
export interface Cell {
  skuId: string;
  column: GridColumn;
  base: CellValue;
  value: CellValue;
}

/** The column of the database behind a column of the grid. */
const STORED = {
  offer: { table: 'sku', column: 'offer_price_fen' },
  market: { table: 'sku', column: 'market_price_fen' },
  limit: { table: 'sku', column: 'purchase_limit' },
  live: { table: 'sku', column: 'is_live' },
  cost: { table: 'sku_supply', column: 'cost_fen' },
  low: { table: 'sku_supply', column: 'low_stock_at' },
} as const;

/** The column of the grid that shows a column of the database. */
export const columnOf = (table: string, column: string | null): GridColumn => {
  const found = Object.entries(STORED).find(
    ([, stored]) => stored.table === table && stored.column === column,
  );
  return (found?.[0] as GridColumn | undefined) ?? 'offer';
};

/** The stored columns behind cells; stock is a difference and never in the way of a plan. */
export const storedColumns = (cells: readonly Cell[]) =>
  cells.flatMap(({ skuId, column }) => (column === 'stock' ? [] : [{ skuId, ...STORED[column] }]));

/** The cells as rows of a change set; of a cell that is given twice the last one counts. */
export function rowChanges(cells: readonly Cell[], skus: ReadonlyMap<string, EditedSku>): RowChange[] {
  const rows = new Map<string, { base: object; value: object; change: Omit<RowChange, 'base' | 'value'> }>();
  for (const { skuId, column, base, value } of cells) {
    if (column === 'stock') {
      const hasStock = skus.get(skuId)?.has_stock ?? false;
      rows.set(`stock ${skuId}`, {
        change: { table: 'stock', id: skuId, isNew: !hasStock },
        base: {},
        value: hasStock ? { change: Number(value) - Number(base) } : { available: Number(value) },
      });
      continue;
    }
    const { table, column: stored } = STORED[column];
    const known = rows.get(`${table} ${skuId}`);
    rows.set(`${table} ${skuId}`, {
      change: { table, id: skuId, isNew: false },
      base: { ...known?.base, [stored]: base },
      value: { ...known?.value, [stored]: value },
    });
  }
  return [...rows.values()].map(({ change, base, value }) => ({ ...change, base, value }));
}
