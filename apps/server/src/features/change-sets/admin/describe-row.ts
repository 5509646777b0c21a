import { isDeepStrictEqual } from 'node:util';
import { fen, shanghaiDate, shanghaiTime, toYuan } from '@huarong/core/shared';
import type { JsonValue } from '#platform/database';
import { COLUMN_DEFAULTS, TABLE_NAMES } from '../rows/tables.ts';
import type { ListedRow } from './change-list.queries.ts';
import { CONTENT_COLUMNS } from './content-columns.ts';
import type { DescribedColumn } from './described-column.ts';

export type ColumnPort = (table: string, column: string) => DescribedColumn | null;

const text = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

const yesNo = (value: JsonValue): string => (value === true ? '是' : '否');

/** Columns that no file has. */
const OTHER_COLUMNS: Readonly<Record<string, DescribedColumn>> = {
  ...CONTENT_COLUMNS,
  'product.brand_id': { label: '品牌编号', format: text },
  'sku.product_id': { label: '商品编号', format: text },
  'sku.position': { label: '次序', format: text },
  'category.level': { label: '层级', format: text },
  'category.is_live': { label: '显示', format: yesNo },
  'category.redirect_to': { label: '并入分类', format: text },
  'brand.is_live': { label: '显示', format: yesNo },
  'sku_supply.cost_fen': { label: '成本价', format: (value) => toYuan(fen(Number(value))) },
  'sku_supply.low_stock_at': { label: '低库存线', format: (value) => `${text(value)} 件` },
};

const when = (value: JsonValue): string => {
  const at = new Date(text(value));
  return `${shanghaiDate(at)} ${shanghaiTime(at)}`;
};

/** Columns of texts of pages. */
const PAGE_COLUMNS: Readonly<Record<string, DescribedColumn>> = {
  'content_resource.position': { label: '次序', format: text },
  'content_resource.content': { label: '文字', format: text },
  'content_resource.note': { label: '说明', format: text },
  'content_resource.mark': { label: '标记', format: text },
  'content_resource.link': { label: '链接', format: text },
  'content_resource.image_path': { label: '图片', format: text },
  'content_resource.phone_image_path': { label: '手机上的图片', format: text },
  'content_resource.starts_at': { label: '开始', format: when },
  'content_resource.ends_at': { label: '结束', format: when },
  'content_resource.is_live': { label: '显示', format: yesNo },
  'content_resource.offer_kind': { label: '优惠种类', format: text },
  'content_resource.offer_id': { label: '优惠编号', format: text },
};

export interface DescribedField {
  label: string;
  before: string | null;
  after: string;
}

/** A row of a set in the words of staff. Without the permission for costs they are left out. */
export function describeRow(
  row: ListedRow,
  checks: readonly string[],
  { columnOf, canSeeCost }: { columnOf: ColumnPort; canSeeCost: boolean },
) {
  return {
    table: row.table_name,
    rowId: row.row_id,
    tableLabel: TABLE_NAMES[row.table_name],
    code: row.code,
    name: row.name,
    isNew: row.is_new,
    fields: fieldsOf(row, columnOf, canSeeCost),
    checks: [...checks],
  };
}

function fieldsOf(row: ListedRow, columnOf: ColumnPort, canSeeCost: boolean): DescribedField[] {
  if (row.table_name === 'stock') return [describeStock(row), ...describeLots(row)];
  if (row.table_name === 'product_image') return [describeImages(row)];
  const was = row.before && !Array.isArray(row.before) ? row.before : row.base;
  return Object.entries(row.value).flatMap(([column, value]) => {
    if (column === 'cost_fen' && !canSeeCost) return [];
    const described =
      columnOf(row.table_name, column) ??
      OTHER_COLUMNS[`${row.table_name}.${column}`] ??
      PAGE_COLUMNS[`${row.table_name}.${column}`];
    const before = was[column] ?? COLUMN_DEFAULTS[row.table_name]?.[column] ?? null;
    const isUnchanged = row.is_new ? isEmpty(value) : isDeepStrictEqual(before, value);
    if (!described || isUnchanged) return [];
    const write = (each: JsonValue) => (isEmpty(each) ? '无' : described.format(each));
    return [{ label: described.label, before: row.is_new ? null : write(before), after: write(value) }];
  });
}

const isEmpty = (value: JsonValue): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

function describeStock({ is_new, value, before }: ListedRow): DescribedField {
  const label = '可售';
  if (is_new) return { label, before: null, after: `${value['available']} 件` };
  const change = Number(value['change']);
  const had = before && !Array.isArray(before) ? Number(before['available']) : null;
  return had === null
    ? { label, before: '现有', after: `${change > 0 ? '+' : '−'}${Math.abs(change)} 件` }
    : { label, before: `${had} 件`, after: `${had + change} 件` };
}

/** What a stocktake corrects of lots. */
function describeLots({ value: { lots } }: ListedRow): DescribedField[] {
  if (!Array.isArray(lots)) return [];
  return (lots as { lotNo: string; delta: number }[]).map(({ lotNo, delta }) => ({
    label: `批次 ${lotNo}`,
    before: '现有',
    after: `${delta > 0 ? '+' : '−'}${Math.abs(delta)} 件`,
  }));
}

function describeImages({ value, before }: ListedRow): DescribedField {
  const count = (list: unknown) => `${Array.isArray(list) ? list.length : 0} 张`;
  return { label: '图片', before: count(before), after: count(value['images']) };
}
