import { getFirst, ZERO } from '../../../shared/index.ts';
import type { ExtraBuyState, PromotionProgress, SkippedOffer } from '../../model/order-report.ts';
import type { ExtraBuyBenefit, ExtraBuyOffer, ExtraBuyPromotion } from '../../model/promotion.ts';
import { nextExtraBuyText } from '../../texts.ts';
import {
  evaluateOrderPromotion,
  type OrderPromotionContext,
  type OrderPromotionResult,
  takeUnits,
  unitsLeftOf,
} from './order-promotion.ts';

export type SoldExtraBuy = {
  readonly promotion: ExtraBuyPromotion;
  readonly offer: ExtraBuyOffer;
  readonly quantity: number;
};

export type ExtraBuyStep = {
  readonly sold: SoldExtraBuy[];
  readonly states: ExtraBuyState[];
  readonly progress: PromotionProgress[];
  readonly skipped: SkippedOffer[];
};

/** Step 4: 加价购. Chosen extra-buys are sold when the tier is reached, within the limit and the stock. */
export function sellExtraBuys(
  promotions: readonly ExtraBuyPromotion[],
  context: OrderPromotionContext,
): ExtraBuyStep {
  const step: ExtraBuyStep = { sold: [], states: [], progress: [], skipped: [] };
  for (const promotion of promotions) {
    const result = evaluateOrderPromotion(promotion, context);
    if (result.skipped) step.skipped.push(result.skipped);
    if (result.reached.quantity === 0) continue;
    step.progress.push(progressOf(promotion, result));
    const shown = shownOffers(promotion, result, context);
    const sold = result.current ? sell(promotion, result.current.tier.benefit, context, step.skipped) : [];
    step.sold.push(...sold);
    step.states.push({ ...shown, offers: shown.offers.map(markChosen(sold)) });
  }
  return step;
}

function sell(
  promotion: ExtraBuyPromotion,
  { offers, limit }: ExtraBuyBenefit,
  context: OrderPromotionContext,
  skipped: SkippedOffer[],
): SoldExtraBuy[] {
  const { kind: source, promotionId: id, title } = promotion;
  const sold: SoldExtraBuy[] = [];
  let room = limit;
  for (const offer of offers) {
    const wanted = wantedUnits(promotion, offer, context);
    if (wanted === 0) continue;
    const quantity = takeUnits(context, offer.skuId, Math.min(wanted, room));
    if (quantity > 0) sold.push({ promotion, offer, quantity });
    if (quantity < wanted)
      skipped.push(
        wanted > room
          ? { source, id, title, code: 'over-limit', reason: `最多换购 ${limit} 件`, missing: null }
          : { source, id, title, code: 'sold-out', reason: `「${offer.title}」已换完`, missing: null },
      );
    room -= quantity;
  }
  return sold;
}

const wantedUnits = (
  { promotionId }: ExtraBuyPromotion,
  { skuId }: ExtraBuyOffer,
  { choices }: OrderPromotionContext,
): number =>
  (choices.extraBuys ?? [])
    .filter((choice) => choice.promotionId === promotionId && choice.skuId === skuId)
    .reduce((all, { quantity }) => all + quantity, 0);

function progressOf(
  { promotionId, kind }: ExtraBuyPromotion,
  { reached, next }: OrderPromotionResult<ExtraBuyBenefit>,
): PromotionProgress {
  return {
    promotionId,
    kind,
    lineIds: reached.lineIds,
    saved: ZERO,
    next: next && {
      missing: next.missing,
      reach: next.tier.reach,
      saves: null,
      text: nextExtraBuyText(next.missing),
    },
  };
}

function shownOffers(
  { promotionId, title, tiers }: ExtraBuyPromotion,
  { current, skipped }: OrderPromotionResult<ExtraBuyBenefit>,
  context: OrderPromotionContext,
): ExtraBuyState {
  const { offers, limit } = (current?.tier ?? getFirst(tiers)).benefit;
  return {
    promotionId,
    title,
    reached: current !== null,
    missing: skipped?.missing ?? null,
    limit,
    offers: offers.map(({ skuId, productId, title, price, listPrice }) => ({
      skuId,
      productId,
      title,
      price,
      listPrice,
      hasInventory: unitsLeftOf(context, skuId) > 0,
      chosen: 0,
    })),
  };
}

const markChosen =
  (sold: readonly SoldExtraBuy[]) =>
  (shown: ExtraBuyState['offers'][number]): ExtraBuyState['offers'][number] => ({
    ...shown,
    chosen: sold.find(({ offer }) => offer.skuId === shown.skuId)?.quantity ?? 0,
  });
