import type { Condition, Promotion, UnitPricePromotion } from '../model/promotion.ts';
import { scopeCovers } from '../steps/scope-covers.ts';
import { reducedPrice } from '../steps/unit-prices.ts';
import {
  type CheckedOffers,
  type CheckedSku,
  type Conflict,
  type ConflictCheck,
  LISTED_SKUS,
} from './model.ts';
import { overlap } from './windows.ts';

type Pair = { a: UnitPricePromotion; b: UnitPricePromotion; skus: CheckedSku[]; count: number };

/**
 * The same sku in two unit prices at the same time: only the lower one is ever paid. A member price beside a flash sale is
 * normal, two prices for the same shoppers are not.
 */
export function createTwoUnitPricesCheck({ promotions, now }: CheckedOffers): ConflictCheck {
  const prices = promotions.filter(isUnitPrice);
  const pairs: Pair[] = prices.flatMap((a, index) =>
    prices
      .slice(index + 1)
      .filter((b) => isForMembers(a) === isForMembers(b) && mayMeet(a.conditions, b.conditions))
      .filter((b) => overlap(now, a.window, b.window))
      .map((b) => ({ a, b, skus: [], count: 0 })),
  );
  return {
    visit(sku) {
      for (const pair of pairs) {
        if (!haveBothPrices(pair, sku)) continue;
        pair.count += 1;
        if (pair.skus.length < LISTED_SKUS) pair.skus.push(sku);
      }
    },
    finish: () => pairs.filter(({ count }) => count > 0).map(describe),
  };
}

const haveBothPrices = ({ a, b }: Pair, sku: CheckedSku) => hasPrice(a, sku) && hasPrice(b, sku);
const hasPrice = ({ scope, benefit }: UnitPricePromotion, sku: CheckedSku) =>
  scopeCovers(scope, sku) &&
  reducedPrice(benefit, { skuId: sku.skuId, listUnitPrice: sku.listPrice }) !== null;

export const isUnitPrice = (promotion: Promotion): promotion is UnitPricePromotion =>
  promotion.kind === 'flashSale' || promotion.kind === 'limitedTime' || promotion.kind === 'memberPrice';
const isForMembers = ({ kind }: UnitPricePromotion) => kind === 'memberPrice';

/** False when no card can meet both. */
export function mayMeet(a: readonly Condition[], b: readonly Condition[]): boolean {
  const lists = [...a, ...b].flatMap((each) => (each.kind === 'cards' ? [each.cards] : []));
  const [first, ...others] = lists;
  return first === undefined || first.some((card) => others.every((cards) => cards.includes(card)));
}

const describe = ({ a, b, skus, count }: Pair): Conflict => ({
  kind: 'two-unit-prices',
  severity: 'warning',
  offers: [a, b].map(({ promotionId: id, title }) => ({ id, title })),
  title: `${count} 个规格同时有两个活动价`,
  detail: `「${a.title}」与「${b.title}」时间重叠，顾客只会按低的一个付`,
  skus: skus.map(({ skuId, name }) => ({ skuId, name, worst: null })),
  skuCount: count,
});
