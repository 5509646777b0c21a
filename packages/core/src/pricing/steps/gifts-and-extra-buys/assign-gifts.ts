import { ZERO } from '../../../shared/index.ts';
import type { OptionalGiftState, PromotionProgress, SkippedOffer } from '../../model/order-report.ts';
import type { PricedGift } from '../../model/priced-order.ts';
import type { GiftBenefit, GiftPromotion, Tier } from '../../model/promotion.ts';
import { nextGiftWords } from '../../texts.ts';
import { type LevelStep, levelStep, type OrderLevel, takeUnits, unitsLeftOf } from './order-promotion.ts';

export type GiftStep = {
  readonly gifts: PricedGift[];
  readonly optional: OptionalGiftState[];
  readonly progress: PromotionProgress[];
  readonly skipped: SkippedOffer[];
};

/** Step 4: the gifts of each promotion's highest step: all of them, or the shopper's choice. */
export function handOutGifts(promotions: readonly GiftPromotion[], level: OrderLevel): GiftStep {
  const step: GiftStep = { gifts: [], optional: [], progress: [], skipped: [] };
  for (const promotion of promotions) {
    const at = levelStep(promotion, level);
    if (at.skipped) step.skipped.push(at.skipped);
    if (at.reached.quantity === 0) continue;
    step.progress.push(progressOf(promotion, at));
    // Read before anything is taken: a gift in the shopper's own hands is not sold out.
    const shown = shownGifts(promotion, at, level);
    const picked = at.current ? pick(promotion, at.current.tier, at, level) : [];
    step.gifts.push(...picked);
    if (at.current) step.skipped.push(...missed(promotion, at.current.tier.benefit, picked, level));
    if (shown) step.optional.push({ ...shown, gifts: shown.gifts.map(markChosen(picked)) });
  }
  return step;
}

function pick(
  { promotionId }: GiftPromotion,
  { benefit, reach }: Tier<GiftBenefit>,
  { current, reached }: LevelStep<GiftBenefit>,
  level: OrderLevel,
): PricedGift[] {
  const times = Math.min(current!.times, benefit.maxTimes);
  const picked: PricedGift[] = [];
  for (const { giftId, skuId, title, quantity, value } of wanted(promotionId, benefit, level)) {
    if (picked.length === benefit.choose) break;
    const given = takeUnits(level, skuId, quantity * times);
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
      lineIds: reached.lineIds,
    });
  }
  return picked;
}

/** The shopper's choice in the order of the offer; without one, the first in stock. */
function wanted(promotionId: string, { gifts, choose }: GiftBenefit, { choices }: OrderLevel) {
  const chosen = choices.gifts?.[promotionId];
  return chosen && choose < gifts.length ? gifts.filter(({ giftId }) => chosen.includes(giftId)) : gifts;
}

/** Gifts the shopper should have had but for stock. */
function missed(
  { promotionId, kind, title }: GiftPromotion,
  benefit: GiftBenefit,
  picked: readonly PricedGift[],
  level: OrderLevel,
): SkippedOffer[] {
  if (picked.length === benefit.choose) return [];
  return wanted(promotionId, benefit, level)
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
  { reached, next }: LevelStep<GiftBenefit>,
): PromotionProgress {
  return {
    promotionId,
    kind,
    lineIds: reached.lineIds,
    saved: ZERO,
    next: next && {
      missing: next.missing,
      saves: null,
      text: nextGiftWords(next.missing, next.tier.benefit),
    },
  };
}

function shownGifts(
  { promotionId, title, tiers }: GiftPromotion,
  { current, skipped }: LevelStep<GiftBenefit>,
  level: OrderLevel,
): OptionalGiftState | null {
  const { choose, gifts } = (current?.tier ?? tiers[0]!).benefit;
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
      hasInventory: unitsLeftOf(level, skuId) > 0,
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
