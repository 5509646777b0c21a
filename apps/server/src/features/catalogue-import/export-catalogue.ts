import { writeCsv } from '@huarong/core/catalogue';
import { getFrom } from '@huarong/core/shared';
import type { Database } from '#platform/database';
import type { Column } from './columns/column.ts';
import { allColumns, brandColumns, productColumns, skuColumns } from './columns/columns.ts';
import { loadExisting } from './load-existing.ts';
import type { KnownBrand, KnownProduct, KnownSku } from './plan/existing.ts';
import { transactionWithLongTimeout } from './write/transaction-with-long-timeout.ts';

export type FileKind = 'csv' | 'json';
type Cells = Record<string, string>;
type ExportedProduct = KnownProduct & { brand: KnownBrand };

/** The whole catalogue as an import file. Importing it again changes nothing. */
export async function exportCatalogue(db: Database, kind: FileKind): Promise<string> {
  // One snapshot for all statements.
  const { brands, products } = await transactionWithLongTimeout(db, (tx) => loadExisting(tx, null, false), {
    isolation: 'repeatable read',
  });
  const brandById = new Map([...brands.values()].map((brand) => [brand.id, brand]));
  const exported = [...products.values()].map((product) => ({
    ...product,
    brand: getFrom(brandById, product.brandId),
  }));
  return kind === 'csv' ? toCsv(exported) : `${JSON.stringify(exported.map(toJson), null, 2)}\n`;
}

/** The byte-order mark keeps Excel from reading the file as GBK. */
function toCsv(products: readonly ExportedProduct[]): string {
  const lines = products.flatMap(linesOf).map((cells) => allColumns.map(({ en }) => cells[en] ?? ''));
  return `\uFEFF${writeCsv([allColumns.map(({ zh }) => zh), ...lines])}`;
}

/** The first line of a product has all its fields, the others only its code and their sku. */
function linesOf(product: ExportedProduct): Cells[] {
  const head = productCells(product);
  const [first, ...others] = product.skus.map(cellsOfSku);
  const code = { [productColumns.code.en]: product.fields.code };
  return [{ ...head, ...first }, ...others.map((cells) => ({ ...code, ...cells }))];
}

const productCells = ({ brand, fields }: ExportedProduct): Cells => ({
  ...cellsOf(brandColumns, brand.fields, formatCell),
  ...cellsOf(productColumns, fields, formatCell),
});
const cellsOfSku = ({ fields }: KnownSku): Cells => cellsOf(skuColumns, fields, formatCell);

const toJson = ({ brand, fields, skus }: ExportedProduct) => ({
  ...cellsOf(brandColumns, brand.fields, jsonValue),
  ...cellsOf(productColumns, fields, jsonValue),
  skus: skus.map((sku) => cellsOf(skuColumns, sku.fields, jsonValue)),
});

type Format<Out> = (column: Column<unknown>, value: unknown) => Out;
const formatCell: Format<string> = (column, value) => (value === null ? '' : column.format(value));
const jsonValue: Format<unknown> = (column, value) =>
  Array.isArray(value) ? value : formatCell(column, value);

const cellsOf = <Out>(
  columns: Record<string, Column<unknown>>,
  fields: Record<string, unknown>,
  format: Format<Out>,
): Record<string, Out> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column.en, format(column, fields[name])]),
  );
