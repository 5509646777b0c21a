import type { PricedOrder } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { type AssembledBundle, type Builders, loadBundleAssembler } from '../../bundles/index.ts';
import type { BasketRow } from './basket.queries.ts';

export interface BundleRow {
  row: BasketRow;
  /** The assembled bundle; null for a plain sku and for a bundle that no builder offers any more. */
  bundle: AssembledBundle | null;
}

/** Assembles the bundles of the rows: price, stock and limit come from case and parts together. */
export async function loadBundles(
  db: Queryable,
  readBuilders: () => Builders | Promise<Builders>,
  rows: readonly BasketRow[],
): Promise<BundleRow[]> {
  const bundles = rows.flatMap(({ bundle }) => bundle ?? []);
  if (bundles.length === 0) return rows.map((row) => ({ row, bundle: null }));
  const bundleOf = await loadBundleAssembler(db, await readBuilders(), bundles);
  return rows.map((row) => {
    if (!row.bundle) return { row, bundle: null };
    const bundle = bundleOf(row.sku_id, row.bundle);
    return { row: withBundleState(row, bundle, countOtherVariants(rows, row, row.bundle.bundleId)), bundle };
  });
}

/** The limit is per order: all variants of the bundle in this basket count, earlier orders do not. */
const countOtherVariants = (rows: readonly BasketRow[], row: BasketRow, bundleId: string) =>
  rows
    .filter((each) => each.bundle?.bundleId === bundleId && each.variant !== row.variant)
    .reduce((units, { quantity }) => units + quantity, 0);

const withBundleState = (row: BasketRow, bundle: AssembledBundle | null, others: number): BasketRow => ({
  ...row,
  is_on_sale: bundle?.isOnSale ?? false,
  available: bundle?.available ?? 0,
  purchase_limit: bundle?.builder.rule.purchaseLimit ?? null,
  bought: others,
  offer_price_fen: bundle?.unitPrice ?? row.offer_price_fen,
  market_price_fen: bundle?.separatePrice ?? null,
});

/** A sku that several lines need and that is short for all of them together; null when there is enough. */
export function findShortage(lines: readonly BundleRow[]): { skuId: string; available: number } | null {
  const wantedBySku = new Map<string, { wanted: number; available: number }>();
  for (const { row, bundle } of lines) {
    const units = bundle?.units ?? [{ skuId: row.sku_id, quantity: 1, available: row.available }];
    for (const { skuId, quantity, available } of units) {
      const wanted = (wantedBySku.get(skuId)?.wanted ?? 0) + quantity * row.quantity;
      if (wanted > available) return { skuId, available };
      wantedBySku.set(skuId, { wanted, available });
    }
  }
  return null;
}

/** A bundle built by the shopper, or 搭配价: neither allows cash on delivery. */
export const hasBundle = (lines: readonly BundleRow[], { applied }: PricedOrder): boolean =>
  lines.some(({ bundle }) => bundle !== null) || applied.some(({ source }) => source === 'bundle');
