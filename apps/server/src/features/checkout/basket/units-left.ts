import type { Promotion } from '@huarong/core/pricing';
import type { Queryable } from '#platform/database';

/** Stock of each gift and extra-buy. */
export async function listUnitsLeft(
  db: Queryable,
  promotions: readonly Promotion[],
): Promise<Record<string, number>> {
  const skuIds = [...new Set(promotions.flatMap(giftAndExtraBuySkus))];
  if (skuIds.length === 0) return {};
  const rows = await db
    .selectFrom('stock')
    .select(['sku_id', 'available'])
    .where((row) => row('sku_id', '=', row.fn.any(row.val(skuIds))))
    .execute();
  const left = new Map(rows.map((row) => [row.sku_id, row.available]));
  return Object.fromEntries(skuIds.map((skuId) => [skuId, left.get(skuId) ?? 0]));
}

function giftAndExtraBuySkus(promotion: Promotion): string[] {
  if (promotion.kind === 'gift')
    return promotion.tiers.flatMap(({ benefit }) => benefit.gifts.map(({ skuId }) => skuId));
  if (promotion.kind === 'extraBuy')
    return promotion.tiers.flatMap(({ benefit }) => benefit.offers.map(({ skuId }) => skuId));
  return [];
}
