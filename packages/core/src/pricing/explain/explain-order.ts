import { fen } from '../../shared/index.ts';
import type { AppliedOffer, OfferSource, SkippedOffer } from '../model/order-report.ts';
import type { PricedOrder } from '../model/priced-order.ts';
import type { PricingInput } from '../model/pricing-input.ts';
import type { Promotion, UnitPricePromotion } from '../model/promotion.ts';
import { quotaLeft } from '../steps/offer-availability.ts';
import { scopeCovers } from '../steps/scope-covers.ts';
import { reducedPrice } from '../steps/unit-prices.ts';
import { ONE_COUPON_ONLY, yuan } from '../texts.ts';

export type Explanation = {
  readonly fired: readonly AppliedOffer[];
  readonly notFired: readonly SkippedOffer[];
};

/**
 * Every offer of the input, either among those that fired or among those that did not, with the reason. The report of an
 * order names only what concerns a shopper; staff want to know about each.
 */
export function explainOrder(input: PricingInput, order: PricedOrder): Explanation {
  const fired = [...order.applied, ...givenGifts(input, order), ...soldExtraBuys(input, order)];
  const pointsFen = order.amounts.points;
  if (pointsFen > 0)
    fired.push({
      ...{ source: 'points', id: 'points', title: '积分抵扣', saved: pointsFen },
      reason: `${order.points.used} 积分抵 ${yuan(pointsFen)}`,
      lineIds: order.lines.map(({ lineId }) => lineId),
    });
  const named = new Set([...fired, ...order.skipped].map(keyOf));
  const isUnnamed = (source: OfferSource, id: string) => !named.has(keyOf({ source, id }));
  return {
    fired,
    notFired: [
      ...order.skipped,
      ...input.promotions
        .filter(({ kind, promotionId }) => isUnnamed(kind, promotionId))
        .map((promotion) => whyUnnamed(promotion, input)),
      ...unchosenCoupons(input, order, isUnnamed),
      ...unknownCoupons(input),
    ],
  };
}

const keyOf = ({ source, id }: { source: OfferSource; id: string }) => `${source} ${id}`;

function givenGifts(input: PricingInput, { gifts }: PricedOrder): AppliedOffer[] {
  return [...Map.groupBy(gifts, ({ promotionId }) => promotionId)].map(([id, given]) => ({
    source: 'gift',
    id,
    title: titleOf(input, id),
    saved: fen(0),
    reason: `赠 ${given.map(({ title, quantity }) => `${title} × ${quantity}`).join('、')}`,
    lineIds: [...new Set(given.flatMap(({ lineIds }) => lineIds))],
  }));
}

function soldExtraBuys(input: PricingInput, { lines }: PricedOrder): AppliedOffer[] {
  const sold = lines.filter(({ kind }) => kind === 'extraBuy');
  return [...Map.groupBy(sold, ({ promotionId }) => promotionId ?? '')].map(([id, bought]) => ({
    source: 'extraBuy',
    id,
    title: titleOf(input, id),
    saved: fen(bought.reduce((all, line) => all + line.listUnitPrice * line.quantity - line.amount, 0)),
    reason: `换购 ${bought.reduce((all, { quantity }) => all + quantity, 0)} 件`,
    lineIds: bought.map(({ lineId }) => lineId),
  }));
}

const titleOf = ({ promotions }: PricingInput, id: string) =>
  promotions.find(({ promotionId }) => promotionId === id)?.title ?? id;

/** The report of an order is silent about unit prices that another price beats, and about what the shopper declined. */
function whyUnnamed(promotion: Promotion, input: PricingInput): SkippedOffer {
  const { kind: source, promotionId: id, title } = promotion;
  const because =
    source === 'flashSale' || source === 'limitedTime' || source === 'memberPrice'
      ? whyNoUnitPrice(promotion as UnitPricePromotion, input)
      : ({ code: 'not-chosen', reason: source === 'extraBuy' ? '没有选换购商品' : '没有选赠品' } as const);
  return { source, id, title, ...because, missing: null };
}

function whyNoUnitPrice(
  promotion: UnitPricePromotion,
  input: PricingInput,
): Pick<SkippedOffer, 'code' | 'reason'> {
  const covered = input.lines.flatMap((line) => {
    const isOpen = !line.presale && !line.isBundle && scopeCovers(promotion.scope, line);
    const price = isOpen ? reducedPrice(promotion.benefit, line) : null;
    return price === null ? [] : [{ line, price }];
  });
  if (covered.length === 0) return { code: 'nothing-in-scope', reason: '没有参加活动的商品' };
  const cheaper = covered.filter(({ line, price }) => price < line.listUnitPrice);
  if (cheaper.length === 0) return { code: 'nothing-to-save', reason: '售价已不高于活动价' };
  const isUsedUp = cheaper.every(
    ({ line }) => quotaLeft(promotion.quota, input, `${promotion.promotionId}:${line.skuId}`) === 0,
  );
  return isUsedUp
    ? { code: 'quota-used-up', reason: '活动名额已用完' }
    : { code: 'better-taken', reason: '商品已有更低的价格' };
}

/** Usable coupons that the order does not take: nobody asked for them, or another one is used. */
const unchosenCoupons = (
  { coupons = [], choices }: PricingInput,
  order: PricedOrder,
  isUnnamed: (source: OfferSource, id: string) => boolean,
): SkippedOffer[] =>
  coupons.flatMap(({ couponId: id, title, code, offer }) => {
    const result = order.coupons.find((each) => each.couponId === id);
    const source = offer.kind === 'freeFreight' ? 'freeFreight' : code === null ? 'coupon' : 'code';
    if (!result?.usable || result.chosen || !isUnnamed(source, id)) return [];
    const because = choices?.couponIds?.includes(id)
      ? ({ code: 'one-coupon-only', reason: ONE_COUPON_ONLY } as const)
      : ({ code: 'not-chosen', reason: `可省 ${yuan(result.saves)}，本单没有选用` } as const);
    return [{ source, id, title, ...because, missing: null }];
  });

/** Coupons that were asked for and that are not there, for example deleted since a case was saved. */
const unknownCoupons = ({ coupons = [], choices }: PricingInput): SkippedOffer[] =>
  (choices?.couponIds ?? [])
    .filter((id) => !coupons.some(({ couponId }) => couponId === id))
    .map((id) => ({
      source: 'coupon',
      id,
      title: id,
      code: 'unknown',
      reason: '没有这张优惠券',
      missing: null,
    }));
