import { type CellValue, checkSkuValues, type SkuField, type SkuValues } from '@huarong/core/catalogue';
import type { Queryable } from '#platform/database';
import type { PriceFacts } from '../../change-sets/index.ts';
import { type Cell, checkSku, type EditedSku } from '../../price-grid/index.ts';
import { listByCode } from '../edit/product.queries.ts';
import type { ProductSku } from './skus.queries.ts';

/** A sku as somebody saves it: the fields that change, and of a new one all of them. */
export interface SkuEdit {
  key: string;
  isNew: boolean;
  base: Partial<SkuValues>;
  values: Partial<SkuValues>;
}
export interface SkuCellProblem {
  key: string;
  field: string;
  message: string;
}

/** The columns that the grid of prices edits too. */
const GRID = {
  offer: 'offer_price_fen',
  market: 'market_price_fen',
  limit: 'purchase_limit',
  live: 'is_live',
} as const satisfies Partial<Record<Cell['column'], SkuField>>;
type SharedColumn = keyof typeof GRID;

/** The edited prices, limits and states of stored skus as cells of the grid, whose rules hold here too. */
export const gridCells = (edits: readonly SkuEdit[]): Cell[] =>
  edits
    .filter(({ isNew }) => !isNew)
    .flatMap(({ key, base, values }) =>
      (Object.keys(GRID) as SharedColumn[]).flatMap((column) => {
        const value = values[GRID[column]];
        if (value === undefined) return [];
        return [{ skuId: key, column, base: (base[GRID[column]] ?? null) as CellValue, value }];
      }),
    );

/** Fields of each sku as it will be. */
export function checkSkuFields(
  edits: readonly SkuEdit[],
  known: ReadonlyMap<string, ProductSku>,
): SkuCellProblem[] {
  return edits.flatMap(({ key, isNew, values }): SkuCellProblem[] => {
    const stored = known.get(key);
    if (!isNew && !stored) return [{ key, field: 'code', message: '没有这个规格，它可能刚刚被删除' }];
    const merged = { ...(isNew ? undefined : stored), ...values };
    if (!isComplete(merged)) return [{ key, field: 'code', message: '新的规格要填编码、规格和售价' }];
    const problems = checkSkuValues(merged).map((problem) => ({ key, ...problem }));
    if (
      isNew &&
      merged.market_price_fen !== null &&
      !problems.some(({ field }) => field === 'market_price_fen')
    )
      problems.push({ key, field: 'market_price_fen', message: '没有成交依据：没有卖出过，不能作划线价' });
    return problems;
  });
}

const REQUIRED = [
  'code',
  'barcode',
  'shade_number',
  'shade_name',
  'shade_hex',
  'shade_family',
  'size',
  'offer_price_fen',
  'market_price_fen',
  'purchase_limit',
  'is_live',
] as const satisfies readonly SkuField[];
const isComplete = (values: Partial<SkuValues>): values is SkuValues =>
  REQUIRED.every((field) => values[field] !== undefined);

/** Codes that another sku has, in the shop or in the same save. */
export async function checkSkuCodes(db: Queryable, edits: readonly SkuEdit[]): Promise<SkuCellProblem[]> {
  const given = edits.flatMap(({ key, values: { code } }) => (code === undefined ? [] : [{ key, code }]));
  if (given.length === 0) return [];
  const taken = await listByCode(
    db,
    'sku',
    given.map(({ code }) => code),
  );
  const same = (one: string, other: string) => one.toUpperCase() === other.toUpperCase();
  // A sku whose code changes too gives its own away.
  const isFreed = (id: string) => given.some(({ key }) => key === id);
  return given
    .filter(
      ({ key, code }) =>
        taken.some((found) => found.id !== key && !isFreed(found.id) && same(found.code, code)) ||
        given.some((other) => other.key !== key && same(other.code, code)),
    )
    .map(({ key }) => ({ key, field: 'code', message: '另一个规格已有这个编码' }));
}

/** What the rules of the grid say about the new prices. */
export const checkSkuPrices = (
  cells: readonly Cell[],
  skus: ReadonlyMap<string, EditedSku>,
  facts: ReadonlyMap<string, PriceFacts>,
  from: Date,
): SkuCellProblem[] =>
  [...Map.groupBy(cells, ({ skuId }) => skuId)].flatMap(([skuId, own]) =>
    checkSku(skuId, own, skus.get(skuId), facts.get(skuId), from).map(({ column, message }) => ({
      key: skuId,
      field: column in GRID ? GRID[column as SharedColumn] : column,
      message,
    })),
  );
