import { ZERO } from '../../../shared/index.ts';
import type { ExtraBuyState, PromotionProgress, SkippedOffer } from '../../model/order-report.ts';
import type { ExtraBuyBenefit, ExtraBuyOffer, ExtraBuyPromotion } from '../../model/promotion.ts';
import { nextExtraBuyWords } from '../../texts.ts';
import { type LevelStep, levelStep, type OrderLevel, takeUnits, unitsLeftOf } from './order-promotion.ts';

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

/** Step 4: 加价购. What was chosen is sold as far as the step is reached, the limit allows and stock lasts. */
export function sellExtraBuys(promotions: readonly ExtraBuyPromotion[], level: OrderLevel): ExtraBuyStep {
  const step: ExtraBuyStep = { sold: [], states: [], progress: [], skipped: [] };
  for (const promotion of promotions) {
    const at = levelStep(promotion, level);
    if (at.skipped) step.skipped.push(at.skipped);
    if (at.reached.quantity === 0) continue;
    step.progress.push(progressOf(promotion, at));
    const shown = shownOffers(promotion, at, level);
    const sold = at.current ? sell(promotion, at.current.tier.benefit, level, step.skipped) : [];
    step.sold.push(...sold);
    step.states.push({ ...shown, offers: shown.offers.map(markChosen(sold)) });
  }
  return step;
}

function sell(
  promotion: ExtraBuyPromotion,
  { offers, limit }: ExtraBuyBenefit,
  level: OrderLevel,
  skipped: SkippedOffer[],
): SoldExtraBuy[] {
  const { kind: source, promotionId: id, title } = promotion;
  const sold: SoldExtraBuy[] = [];
  let room = limit;
  for (const offer of offers) {
    const wanted = wantedUnits(promotion, offer, level);
    if (wanted === 0) continue;
    const quantity = takeUnits(level, offer.skuId, Math.min(wanted, room));
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
  { choices }: OrderLevel,
): number =>
  (choices.extraBuys ?? [])
    .filter((choice) => choice.promotionId === promotionId && choice.skuId === skuId)
    .reduce((all, { quantity }) => all + quantity, 0);

function progressOf(
  { promotionId, kind }: ExtraBuyPromotion,
  { reached, next }: LevelStep<ExtraBuyBenefit>,
): PromotionProgress {
  return {
    promotionId,
    kind,
    lineIds: reached.lineIds,
    saved: ZERO,
    next: next && { missing: next.missing, saves: null, text: nextExtraBuyWords(next.missing) },
  };
}

function shownOffers(
  { promotionId, title, tiers }: ExtraBuyPromotion,
  { current, skipped }: LevelStep<ExtraBuyBenefit>,
  level: OrderLevel,
): ExtraBuyState {
  const { offers, limit } = (current?.tier ?? tiers[0]!).benefit;
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
      hasInventory: unitsLeftOf(level, skuId) > 0,
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
