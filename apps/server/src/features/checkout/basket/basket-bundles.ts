import type { PricedOrder } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { type Assembled, assembler, type Builders } from '../../bundles/index.ts';
import type { GoodsRow } from './basket.queries.ts';

export interface MadeRow {
  row: GoodsRow;
  /** What was put together; null for a plain sku, and for what no builder makes any more. */
  made: Assembled | null;
}

/** Rows with their bundles made up: price, stock and limit are those of case and parts together. */
export async function makeUp(
  db: Queryable,
  readBuilders: () => Builders | Promise<Builders>,
  rows: readonly GoodsRow[],
): Promise<MadeRow[]> {
  const bundles = rows.flatMap(({ bundle }) => bundle ?? []);
  if (bundles.length === 0) return rows.map((row) => ({ row, made: null }));
  const madeOf = await assembler(db, await readBuilders(), bundles);
  return rows.map((row) => {
    if (!row.bundle) return { row, made: null };
    const made = madeOf(row.sku_id, row.bundle);
    return { row: asBundle(row, made, countOthers(rows, row)), made };
  });
}

/** The limit is for one order: all ways of the bundle in this basket count, earlier orders do not. */
const countOthers = (rows: readonly GoodsRow[], row: GoodsRow) =>
  rows
    .filter((each) => each.bundle?.bundleId === row.bundle!.bundleId && each.variant !== row.variant)
    .reduce((pieces, { quantity }) => pieces + quantity, 0);

const asBundle = (row: GoodsRow, made: Assembled | null, others: number): GoodsRow => ({
  ...row,
  is_on_sale: made?.isOnSale ?? false,
  available: made?.available ?? 0,
  purchase_limit: made?.builder.rule.purchaseLimit ?? null,
  bought: others,
  offer_price_fen: made?.unitPrice ?? row.offer_price_fen,
  market_price_fen: made?.separately ?? null,
});

/** A piece that several lines want, and that there is too little of for all; null when everybody gets theirs. */
export function shortPiece(lines: readonly MadeRow[]): { skuId: string; available: number } | null {
  const shelf = new Map<string, { wanted: number; available: number }>();
  for (const { row, made } of lines) {
    const pieces = made?.pieces ?? [{ skuId: row.sku_id, quantity: 1, available: row.available }];
    for (const { skuId, quantity, available } of pieces) {
      const wanted = (shelf.get(skuId)?.wanted ?? 0) + quantity * row.quantity;
      if (wanted > available) return { skuId, available };
      shelf.set(skuId, { wanted, available });
    }
  }
  return null;
}

/** Put together by the shopper, or 搭配价: neither is paid at the door. */
export const hasBundle = (lines: readonly MadeRow[], { applied }: PricedOrder): boolean =>
  lines.some(({ made }) => made !== null) || applied.some(({ source }) => source === 'bundle');
