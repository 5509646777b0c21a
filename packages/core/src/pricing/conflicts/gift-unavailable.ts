import type { ExtraBuyPromotion, GiftPromotion } from '../model/promotion.ts';
import type { CheckedOffers, CheckedSku, Conflict, ConflictCheck } from './model.ts';
import { overlap } from './windows.ts';

type Given = { readonly skuId: string; readonly title: string; readonly unitsPerOrder: number };

/** A gift or extra-buy that shoppers cannot get: no such sku, not on sale, out of stock, or less than the quota promises. */
export function createGiftCheck({ promotions, findSku, now }: CheckedOffers): ConflictCheck {
  return {
    finish: () =>
      promotions.flatMap((promotion) => {
        if (promotion.kind !== 'gift' && promotion.kind !== 'extraBuy') return [];
        if (!overlap(now, promotion.window)) return [];
        return givenBy(promotion).flatMap((given) => {
          const problem = problemOf(given, findSku(given.skuId), promotion.quota.total);
          return problem ? [describe(promotion, given, problem)] : [];
        });
      }),
  };
}

/** Each sku once, with the most units that one order takes. */
function givenBy(promotion: GiftPromotion | ExtraBuyPromotion): Given[] {
  const all: Given[] =
    promotion.kind === 'gift'
      ? promotion.tiers.flatMap(({ benefit }) =>
          benefit.gifts.map(({ skuId, title, quantity }) => ({
            ...{ skuId, title, unitsPerOrder: quantity * benefit.maxTimes },
          })),
        )
      : promotion.tiers.flatMap(({ benefit }) =>
          benefit.offers.map(({ skuId, title }) => ({ skuId, title, unitsPerOrder: 1 })),
        );
  return [...Map.groupBy(all, ({ skuId }) => skuId).values()].flatMap((same) => {
    const most = Math.max(...same.map(({ unitsPerOrder }) => unitsPerOrder));
    return same.slice(0, 1).map((given) => ({ ...given, unitsPerOrder: most }));
  });
}

type Problem = Pick<Conflict, 'severity' | 'detail'>;

function problemOf(given: Given, sku: CheckedSku | null, orders: number | null): Problem | null {
  const { title } = given;
  if (!sku) return { severity: 'error', detail: `「${title}」已不在目录里` };
  if (!sku.isOnSale) return { severity: 'error', detail: `「${title}」没有上架` };
  if (sku.available === 0) return { severity: 'error', detail: `「${title}」没有库存` };
  const promised = orders === null ? given.unitsPerOrder : orders * given.unitsPerOrder;
  if (promised <= sku.available) return null;
  return {
    severity: 'warning',
    detail: `「${title}」只有 ${sku.available} 件，名额用满要 ${promised} 件`,
  };
}

const describe = (
  { promotionId: id, title, kind }: GiftPromotion | ExtraBuyPromotion,
  given: Given,
  problem: Problem,
): Conflict => ({
  kind: 'gift-unavailable',
  ...problem,
  offers: [{ id, title }],
  title: kind === 'gift' ? '赠品给不出' : '换购商品给不出',
  skus: [{ skuId: given.skuId, name: given.title, worst: null }],
  skuCount: 1,
});
