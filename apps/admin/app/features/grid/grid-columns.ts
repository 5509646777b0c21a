import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';
import { type CellValue, GRID_COLUMNS, type GridColumn } from '@huarong/core/catalogue';
import type { Permission } from '@huarong/core/staff';

export type GridRow = Output<AdminContracts['grid']['list']>['rows'][number];

/** Columns that nobody types into. */
export type FixedColumn = 'sku' | 'code' | 'margin' | 'held';
export type ShownColumn = GridColumn | FixedColumn;

const FIXED_LABELS: Record<FixedColumn, string> = {
  sku: '规格',
  code: '货号',
  margin: '毛利率',
  held: '占用',
};
export const labelOf = (column: ShownColumn): string =>
  isEditable(column) ? GRID_COLUMNS[column] : FIXED_LABELS[column];
export const isEditable = (column: ShownColumn): column is GridColumn => column in GRID_COLUMNS;

/** From left to right; costs and margins only for those who may see them. */
export const shownColumns = (hasCosts: boolean): readonly ShownColumn[] => [
  'sku',
  'code',
  'offer',
  'market',
  ...(hasCosts ? (['cost', 'margin'] as const) : []),
  'stock',
  'held',
  'limit',
  'live',
  'low',
];

/** Who may type into a column; the server asks the same. */
export const NEEDED_PERMISSION: Record<GridColumn, Permission> = {
  offer: 'price:write',
  market: 'price:write',
  cost: 'price:write',
  limit: 'price:write',
  stock: 'stock:adjust',
  low: 'stock:adjust',
  live: 'product:publish',
};

/** What the shop has in a cell. */
export function storedValue(row: GridRow, column: GridColumn): CellValue {
  switch (column) {
    case 'offer':
      return row.offerFen;
    case 'market':
      return row.marketFen;
    case 'cost':
      return row.costFen;
    case 'stock':
      return row.available;
    case 'limit':
      return row.limit;
    case 'live':
      return row.isLive;
    case 'low':
      return row.lowStockAt;
  }
}
