import { writeCsv } from '@huarong/core/catalogue';
import { getFrom } from '@huarong/core/shared';
import { type Database, longTransaction } from '#platform/database';
import type { Column } from './columns/column.ts';
import {
  allColumns,
  brandColumns,
  brandNameColumns,
  categoryColumns,
  productColumns,
  skuColumns,
} from './columns/columns.ts';
import { loadCategories, loadExisting } from './load-existing.ts';
import type { Existing, KnownBrand, KnownProduct, KnownSku } from './plan/existing.ts';

export type FileKind = 'csv' | 'json';
type Cells = Record<string, string>;
type ExportedProduct = KnownProduct & { brand: KnownBrand };

/** The whole catalogue as an import file. Importing it again changes nothing. */
export async function exportCatalogue(db: Database, kind: FileKind): Promise<string> {
  // One snapshot for all statements.
  const { brands, products } = await longTransaction(db, (tx) => loadExisting(tx, null, false), {
    isolation: 'repeatable read',
  });
  const exported = withBrands({ brands, products });
  return kind === 'csv' ? toCsv(exported) : writeJson(exported.map(toJson));
}

/** All categories, those above first, as a category file. */
export async function exportCategories(db: Database, kind: FileKind): Promise<string> {
  const categories = await loadCategories(db, false);
  return exportRows(
    categoryColumns,
    [...categories.values()].map(({ fields }) => fields),
    kind,
  );
}

/** All brands with their texts as a brand file. */
export async function exportBrands(db: Database, kind: FileKind): Promise<string> {
  const { brands } = await loadExisting(db, { productKeys: [], skuKeys: [] }, false);
  return exportRows(
    brandColumns,
    [...brands.values()].map(({ fields }) => fields),
    kind,
  );
}

const exportRows = (
  columns: Record<string, Column<unknown>>,
  rows: readonly Record<string, unknown>[],
  kind: FileKind,
): string =>
  kind === 'csv'
    ? writeTable(
        Object.values(columns),
        rows.map((fields) => cellsOf(columns, fields, formatCell)),
      )
    : writeJson(rows.map((fields) => cellsOf(columns, fields, jsonValue)));

function withBrands({ brands, products }: Pick<Existing, 'brands' | 'products'>): ExportedProduct[] {
  const brandById = new Map([...brands.values()].map((brand) => [brand.id, brand]));
  return [...products.values()].map((product) => ({
    ...product,
    brand: getFrom(brandById, product.brandId),
  }));
}

/** The first line of a product file, for whoever writes one in parts. */
export const csvHeader = (): string => writeTable(allColumns, []);

/** The lines of some products. */
export const csvLines = (existing: Pick<Existing, 'brands' | 'products'>): string =>
  writeCsv(
    withBrands(existing)
      .flatMap(linesOf)
      .map((cells) => allColumns.map(({ en }) => cells[en] ?? '')),
  );

const toCsv = (products: readonly ExportedProduct[]) => writeTable(allColumns, products.flatMap(linesOf));

/** The byte-order mark keeps Excel from reading the file as GBK. */
const writeTable = (columns: readonly { zh: string; en: string }[], rows: readonly Cells[]): string =>
  `\uFEFF${writeCsv([columns.map(({ zh }) => zh), ...rows.map((cells) => columns.map(({ en }) => cells[en] ?? ''))])}`;

const writeJson = (rows: readonly object[]): string => `${JSON.stringify(rows, null, 2)}\n`;

/** The first line of a product has all its fields, the others only its code and their sku. */
function linesOf(product: ExportedProduct): Cells[] {
  const head = productCells(product);
  const [first, ...others] = product.skus.map(cellsOfSku);
  const code = { [productColumns.code.en]: product.fields.code };
  return [{ ...head, ...first }, ...others.map((cells) => ({ ...code, ...cells }))];
}

const productCells = ({ brand, fields }: ExportedProduct): Cells => ({
  ...cellsOf(brandNameColumns, brand.fields, formatCell),
  ...cellsOf(productColumns, fields, formatCell),
});
const cellsOfSku = ({ fields }: KnownSku): Cells => cellsOf(skuColumns, fields, formatCell);

const toJson = ({ brand, fields, skus }: ExportedProduct) => ({
  ...cellsOf(brandNameColumns, brand.fields, jsonValue),
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
