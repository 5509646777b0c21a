import type { Promotion } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { type CatalogueSource, listAvailable } from '../catalogue/index.ts';

/**
 * Stock of each gift and extra-buy of these promotions, read from the database, less what the lines take of the same skus:
 * otherwise a gift is quoted that the order cannot get.
 */
export async function listUnitsLeft(
  db: Queryable,
  promotions: readonly Promotion[],
  taken: readonly { skuId: string; quantity: number }[] = [],
): Promise<Record<string, number>> {
  const skuIds = [...new Set(promotions.flatMap(giftAndExtraBuySkus))];
  if (skuIds.length === 0) return {};
  const available = new Map((await listAvailable(db, skuIds)).map((row) => [row.sku_id, row.available]));
  const takenOf = (skuId: string) =>
    taken.reduce((units, each) => (each.skuId === skuId ? units + each.quantity : units), 0);
  return Object.fromEntries(
    skuIds.map((skuId) => [skuId, Math.max(0, (available.get(skuId) ?? 0) - takenOf(skuId))]),
  );
}

/** The same for a page, as far as it is in memory: nothing is left of what was sold out a few seconds ago. */
export const knownUnitsLeft = (
  { isInStock }: Pick<CatalogueSource, 'isInStock'>,
  promotions: readonly Promotion[],
): Record<string, number> =>
  Object.fromEntries(
    promotions
      .flatMap(giftAndExtraBuySkus)
      .filter((skuId) => !isInStock(skuId))
      .map((skuId) => [skuId, 0]),
  );

/** Skus that a promotion adds as gift or extra-buy. */
function giftAndExtraBuySkus(promotion: Promotion): string[] {
  if (promotion.kind === 'gift')
    return promotion.tiers.flatMap(({ benefit }) => benefit.gifts.map(({ skuId }) => skuId));
  if (promotion.kind === 'extraBuy')
    return promotion.tiers.flatMap(({ benefit }) => benefit.offers.map(({ skuId }) => skuId));
  return [];
}
