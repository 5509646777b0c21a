import { fen, fromYuan, toYuan } from '../../shared/index.ts';
import { type CellValue, checkCell, type GridColumn } from './grid-cells.ts';

const MONEY: ReadonlySet<GridColumn> = new Set(['offer', 'market', 'cost']);
/** Columns of amounts, in fen; the others are whole numbers or 上架. */
export const isMoneyColumn = (column: GridColumn): boolean => MONEY.has(column);

const YES = new Set(['上架', '在售', '是', '1', 'true', 'yes', 'y']);
const NO = new Set(['下架', '停售', '否', '0', 'false', 'no', 'n']);

export type ReadCell = { ok: true; value: CellValue } | { ok: false; problem: string };

/** What somebody typed or pasted into a cell: `¥1,032.50`, `４０`, 上架. An empty text is no value. */
export function readCell(column: GridColumn, typed: string): ReadCell {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s,¥元件]/g, '')
    .toLowerCase();
  const value = column === 'live' ? readLive(text) : readNumber(column, text);
  if (value === undefined) return { ok: false, problem: unreadable(column, typed.trim()) };
  const problem = checkCell(column, value);
  return problem === null ? { ok: true, value } : { ok: false, problem };
}

const readLive = (text: string): boolean | undefined =>
  YES.has(text) ? true : NO.has(text) ? false : undefined;

function readNumber(column: GridColumn, text: string): number | null | undefined {
  if (text === '' || (column === 'limit' && text === '不限')) return null;
  if (isMoneyColumn(column)) return fromYuan(text) ?? undefined;
  return /^-?\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function unreadable(column: GridColumn, typed: string): string {
  const shown = typed.length > 12 ? `${typed.slice(0, 12)}…` : typed;
  if (column === 'live') return `请写上架或下架：${shown}`;
  return isMoneyColumn(column) ? `不是金额：${shown}` : `不是整数：${shown}`;
}

/** A value as a cell shows it, and as it is copied into a spreadsheet. */
export function showCell(column: GridColumn, value: CellValue): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? '上架' : '下架';
  return isMoneyColumn(column) ? toYuan(fen(value)) : String(value);
}
