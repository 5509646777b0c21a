import type { UnitPricePromotion } from '../model/promotion.ts';
import { scopeCovers } from '../steps/scope-covers.ts';
import { reducedPrice } from '../steps/unit-prices.ts';
import {
  type CheckedOffers,
  type CheckedSku,
  type Conflict,
  type ConflictCheck,
  LISTED_SKUS,
} from './model.ts';
import { isUnitPrice } from './two-unit-prices.ts';

type Promised = { promotion: UnitPricePromotion; total: number; skus: CheckedSku[]; count: number };

/** A quota that cannot be met: fewer than one shopper may take, or more units than there are. */
export function createQuotaCheck({ promotions }: CheckedOffers): ConflictCheck {
  const promised = promotions.filter(isUnitPrice).flatMap((promotion): Promised[] => {
    const { total } = promotion.quota;
    return total === null ? [] : [{ promotion, total, skus: [], count: 0 }];
  });
  return {
    visit(sku) {
      for (const each of promised) {
        const { promotion, total } = each;
        if (sku.available >= total || !scopeCovers(promotion.scope, sku)) continue;
        if (reducedPrice(promotion.benefit, { skuId: sku.skuId, listUnitPrice: sku.listPrice }) === null)
          continue;
        each.count += 1;
        if (each.skus.length < LISTED_SKUS) each.skus.push(sku);
      }
    },
    finish: () => [
      ...promotions.flatMap(({ promotionId: id, title, quota: { total, perShopper } }) =>
        total !== null && perShopper !== null && perShopper > total
          ? [shortForOne({ id, title }, total, perShopper)]
          : [],
      ),
      ...promised.filter(({ count }) => count > 0).map(shortOfStock),
    ],
  };
}

const shortForOne = (offer: { id: string; title: string }, total: number, perShopper: number): Conflict => ({
  kind: 'quota-short',
  severity: 'error',
  offers: [offer],
  title: '总名额比每人限量还少',
  detail: `每人可用 ${perShopper}，一共只有 ${total}`,
  skus: [],
  skuCount: 0,
});

const shortOfStock = ({ promotion, total, skus, count }: Promised): Conflict => ({
  kind: 'quota-short',
  severity: 'warning',
  offers: [{ id: promotion.promotionId, title: promotion.title }],
  title: `${count} 个规格的库存少于活动名额`,
  detail: `每个规格的名额是 ${total} 件，库存不够卖完`,
  skus: skus.map(({ skuId, name, available }) => ({
    skuId,
    name: `${name}（${available} 件）`,
    worst: null,
  })),
  skuCount: count,
});
