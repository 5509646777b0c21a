import { getFirst, ZERO } from '../../../shared/index.ts';
import type { OptionalGiftState, PromotionProgress, SkippedOffer } from '../../model/order-report.ts';
import type { PricedGift } from '../../model/priced-order.ts';
import type { GiftBenefit, GiftPromotion } from '../../model/promotion.ts';
import { nextGiftText } from '../../texts.ts';
import {
  evaluateOrderPromotion,
  type OrderPromotionContext,
  type OrderPromotionResult,
  takeUnits,
  unitsLeftOf,
} from './order-promotion.ts';
import type { ReachedTier } from './tier-progress.ts';

export type GiftStep = {
  readonly gifts: PricedGift[];
  readonly optional: OptionalGiftState[];
  readonly progress: PromotionProgress[];
  readonly skipped: SkippedOffer[];
};

/** Step 4: the gifts of each promotion's highest reached tier: all of them, or the shopper's choice. */
export function assignGifts(promotions: readonly GiftPromotion[], context: OrderPromotionContext): GiftStep {
  const step: GiftStep = { gifts: [], optional: [], progress: [], skipped: [] };
  for (const promotion of promotions) {
    const result = evaluateOrderPromotion(promotion, context);
    if (result.skipped) step.skipped.push(result.skipped);
    if (result.reached.quantity === 0) continue;
    step.progress.push(progressOf(promotion, result));
    // Read before units are taken, so that a gift chosen by the shopper does not show as sold out.
    const shown = shownGifts(promotion, result, context);
    const picked = result.current
      ? pickGifts(promotion, result.current, result.reached.lineIds, context)
      : [];
    step.gifts.push(...picked);
    if (result.current)
      step.skipped.push(...soldOutGifts(promotion, result.current.tier.benefit, picked, context));
    if (shown) step.optional.push({ ...shown, gifts: shown.gifts.map(markChosen(picked)) });
  }
  return step;
}

function pickGifts(
  { promotionId }: GiftPromotion,
  current: ReachedTier<GiftBenefit>,
  lineIds: readonly string[],
  context: OrderPromotionContext,
): PricedGift[] {
  const { benefit, reach } = current.tier;
  const times = Math.min(current.times, benefit.maxTimes);
  const picked: PricedGift[] = [];
  for (const { giftId, skuId, title, quantity, value } of wantedGifts(promotionId, benefit, context)) {
    if (picked.length === benefit.choose) break;
    const given = takeUnits(context, skuId, quantity * times);
    if (given === 0) continue;
    picked.push({
      giftId,
      promotionId,
      skuId,
      title,
      quantity: given,
      value,
      reach,
      times,
      lineIds,
    });
  }
  return picked;
}

/** The shopper's choice in the order offered; by default the first in stock. */
function wantedGifts(
  promotionId: string,
  { gifts, choose }: GiftBenefit,
  { choices }: OrderPromotionContext,
) {
  const chosen = choices.gifts?.[promotionId];
  return chosen && choose < gifts.length ? gifts.filter(({ giftId }) => chosen.includes(giftId)) : gifts;
}

/** Gifts that are earned but out of stock. */
function soldOutGifts(
  { promotionId, kind, title }: GiftPromotion,
  benefit: GiftBenefit,
  picked: readonly PricedGift[],
  context: OrderPromotionContext,
): SkippedOffer[] {
  if (picked.length === benefit.choose) return [];
  return wantedGifts(promotionId, benefit, context)
    .filter(({ giftId }) => !picked.some((gift) => gift.giftId === giftId))
    .map((gift) => ({
      source: kind,
      id: promotionId,
      title,
      code: 'sold-out',
      reason: `赠品「${gift.title}」已送完${benefit.choose < benefit.gifts.length ? '，请换一件' : ''}`,
      missing: null,
    }));
}

function progressOf(
  { promotionId, kind }: GiftPromotion,
  { reached, next }: OrderPromotionResult<GiftBenefit>,
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
      text: nextGiftText(next.missing, next.tier.benefit),
    },
  };
}

function shownGifts(
  { promotionId, title, tiers }: GiftPromotion,
  { current, skipped }: OrderPromotionResult<GiftBenefit>,
  context: OrderPromotionContext,
): OptionalGiftState | null {
  const { choose, gifts } = (current?.tier ?? getFirst(tiers)).benefit;
  if (choose === gifts.length) return null;
  return {
    promotionId,
    title,
    reached: current !== null,
    missing: skipped?.missing ?? null,
    choose,
    gifts: gifts.map(({ giftId, skuId, title, quantity }) => ({
      giftId,
      skuId,
      title,
      quantity,
      hasInventory: unitsLeftOf(context, skuId) > 0,
      chosen: false,
    })),
  };
}

const markChosen =
  (picked: readonly PricedGift[]) =>
  (gift: OptionalGiftState['gifts'][number]): OptionalGiftState['gifts'][number] => ({
    ...gift,
    chosen: picked.some(({ giftId }) => giftId === gift.giftId),
  });
