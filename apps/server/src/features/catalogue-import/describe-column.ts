import type { ColumnPort } from '../change-sets/index.ts';
import type { Column } from './columns/column.ts';
import { brandColumns, categoryColumns, productColumns, skuColumns } from './columns/columns.ts';

const COLUMNS: Readonly<Record<string, Readonly<Record<string, Column<unknown>>>>> = {
  category: categoryColumns,
  brand: brandColumns,
  product: productColumns,
  sku: skuColumns,
};

/** A column of the catalogue by the name it has in files, and its values as files have them. */
export const describeColumn: ColumnPort = (table, name) => {
  const column = COLUMNS[table]?.[name];
  return column ? { label: column.zh, format: (value) => column.format(value) } : null;
};
