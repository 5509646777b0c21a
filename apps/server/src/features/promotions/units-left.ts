import type { Promotion } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';
import { listAvailable } from '../catalogue/index.ts';

/** Stock of each gift and extra-buy of these promotions, read from the database. */
export async function listUnitsLeft(
  db: Queryable,
  promotions: readonly Promotion[],
): Promise<Record<string, number>> {
  const skuIds = [...new Set(promotions.flatMap(giftAndExtraBuySkus))];
  if (skuIds.length === 0) return {};
  const available = new Map((await listAvailable(db, skuIds)).map((row) => [row.sku_id, row.available]));
  return Object.fromEntries(skuIds.map((skuId) => [skuId, available.get(skuId) ?? 0]));
}

/** Skus that a promotion adds as gift or extra-buy. */
function giftAndExtraBuySkus(promotion: Promotion): string[] {
  if (promotion.kind === 'gift')
    return promotion.tiers.flatMap(({ benefit }) => benefit.gifts.map(({ skuId }) => skuId));
  if (promotion.kind === 'extraBuy')
    return promotion.tiers.flatMap(({ benefit }) => benefit.offers.map(({ skuId }) => skuId));
  return [];
}
