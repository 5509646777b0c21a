import { STORE } from '../../shared/index.ts';
import { HIGHEST_PRICE, LOWEST_PRICE } from '../prices/index.ts';

/** The columns of the grid of prices and stock that staff edit. */
export const GRID_COLUMNS = {
  offer: '售价',
  market: '划线价',
  cost: '成本',
  stock: '可售',
  limit: '限购',
  live: '在售',
  low: '低库存线',
} as const;
export type GridColumn = keyof typeof GRID_COLUMNS;
export type CellValue = number | boolean | null;

const MAX_UNITS = 1_000_000;

const isWhole = (value: CellValue, min: number, max: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;

/** What is wrong with the value of a cell, in Chinese; null when nothing is. Amounts are in fen. */
export function checkCell(column: GridColumn, value: CellValue): string | null {
  switch (column) {
    case 'offer':
      return isWhole(value, LOWEST_PRICE, HIGHEST_PRICE) ? null : '售价应在 0.01 到 1000000.00 元之间';
    case 'market':
      return value === null || isWhole(value, LOWEST_PRICE, HIGHEST_PRICE)
        ? null
        : '划线价应在 0.01 到 1000000.00 元之间，或留空';
    case 'cost':
      return value === null || isWhole(value, 0, HIGHEST_PRICE)
        ? null
        : '成本应在 0 到 1000000.00 元之间，或留空';
    case 'stock':
      return isWhole(value, 0, MAX_UNITS) ? null : '可售应为 0 到 1000000 的整数';
    case 'limit':
      return value === null || isWhole(value, 1, STORE.cart.maxQuantityPerSku)
        ? null
        : `限购应为 1 到 ${STORE.cart.maxQuantityPerSku} 的整数，或留空`;
    case 'live':
      return typeof value === 'boolean' ? null : '在售应为是或否';
    case 'low':
      return value === null || isWhole(value, 0, MAX_UNITS)
        ? null
        : '低库存线应为 0 到 1000000 的整数，或留空';
  }
}
