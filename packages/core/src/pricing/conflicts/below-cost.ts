import { fen } from '../../shared/index.ts';
import {
  type CheckedOffers,
  type CheckedSku,
  type Conflict,
  type ConflictCheck,
  type ConflictSku,
  LISTED_SKUS,
} from './model.ts';
import { createWorstPrices, pointsRate, type WorstPrice } from './worst-price.ts';

type Group = Pick<Conflict, 'kind' | 'offers'> & { skus: ConflictSku[]; count: number };

/** Discounts are spread in whole fen: each of three steps may take one fen more of a unit. */
const ROUNDING_FEN = 3;

/** The worst case of each sku against its cost and against the floor, skus with the same offers together. */
export function createBelowCostCheck(offers: CheckedOffers): ConflictCheck & {
  readonly prepareScopes: (sku: CheckedSku) => void;
} {
  const prices = createWorstPrices(offers);
  const rate = pointsRate(offers);
  const groups = new Map<string, Group>();
  return {
    prepare: prices.prepare,
    prepareScopes: prices.prepareScopes,
    visit(sku) {
      if (sku.cost === null || !sku.isOnSale) return;
      const worst = prices.find(sku);
      if (worst === null) return;
      const paid = Math.floor(worst.afterCoupon * (1 - rate));
      const kind = kindOf(paid, sku.cost, offers.floorPercent);
      if (kind === null) return;
      const key = `${kind} ${worst.offers.map(({ id }) => id).join(' ')}`;
      const group = groups.get(key) ?? { kind, offers: worst.offers, skus: [], count: 0 };
      groups.set(key, group);
      group.count += 1;
      if (group.skus.length < LISTED_SKUS) group.skus.push(describeSku(sku, sku.cost, worst, paid));
    },
    finish: () => [...groups.values()].map((group) => describe(group, offers.floorPercent)),
  };
}

function kindOf(paid: number, cost: number, floorPercent: number): 'below-cost' | 'below-floor' | null {
  if (paid - ROUNDING_FEN < cost) return 'below-cost';
  return (paid - cost) * 100 < paid * floorPercent ? 'below-floor' : null;
}

const describeSku = (
  { skuId, name, listPrice }: CheckedSku,
  cost: number,
  worst: WorstPrice,
  paid: number,
): ConflictSku => {
  const unitPrice = Math.floor(worst.unitPrice);
  const afterPromotion = Math.floor(worst.afterPromotion);
  const afterCoupon = Math.floor(worst.afterCoupon);
  return {
    skuId,
    name,
    worst: {
      listPrice,
      unitPrice: fen(unitPrice),
      promotion: fen(unitPrice - afterPromotion),
      coupon: fen(afterPromotion - afterCoupon),
      points: fen(afterCoupon - paid),
      paid: fen(paid),
      cost: fen(cost),
    },
  };
};

const describe = ({ kind, offers, skus, count }: Group, floorPercent: number): Conflict => ({
  kind,
  severity: 'error',
  offers,
  title:
    kind === 'below-cost'
      ? `${count} 个规格叠加后低于成本`
      : `${count} 个规格叠加后低于毛利底线 ${floorPercent} %`,
  detail:
    offers.length === 0
      ? '没有任何活动，售价或会员价本身就低'
      : `${offers.map(({ title }) => `「${title}」`).join('、')}一起用，再用积分抵扣`,
  skus,
  skuCount: count,
});
