import type { Cart } from '@huarong/contract/cart';
import type { NextStep, PricedOrder } from '@huarong/core/pricing';
import { toYuan, ZERO } from '@huarong/core/shared';
import { skuOfLine } from '../../bundles/index.ts';
import { type Offers, presentPromotion } from '../../promotions/index.ts';
import { wholeLineId } from './form-sets.ts';
import { presentGap } from './present-gap.ts';
import { topUpPath } from './top-up-path.ts';

type Shown = Cart['promotions'];

/** Every promotion the cart has to do with: those that lower a price, those in progress, and sets. */
export const presentCartPromotions = (order: PricedOrder, offers: Offers): Shown => [
  ...unitPrices(order, offers),
  ...inProgress(order, offers),
  ...sets(order),
];

function unitPrices({ applied }: PricedOrder, { promotions }: Offers): Shown {
  return promotions.flatMap((promotion) => {
    const used = applied.find(({ id, source }) => source === promotion.kind && id === promotion.promotionId);
    if (!used || used.source === 'fullAmount') return [];
    return [{ ...presentPromotion(promotion), skuIds: skuIdsOf(used.lineIds), saved: toYuan(used.saved) }];
  });
}

function inProgress({ progress }: PricedOrder, { promotions }: Offers): Shown {
  return progress.map(({ promotionId, lineIds, saved, next }) => {
    const promotion = promotions.find((each) => each.promotionId === promotionId)!;
    const link = next && topUpPath(promotion.scope, gapOf(next));
    return {
      ...presentPromotion(promotion),
      skuIds: skuIdsOf(lineIds),
      saved: toYuan(saved),
      ...(next && { next: presentNext(next) }),
      ...(link && { link }),
    };
  });
}

function sets({ applied }: PricedOrder): Shown {
  return applied
    .filter(({ source }) => source === 'bundle')
    .map(({ id, title, saved, lineIds }) => ({
      promotionId: id,
      kind: 'bundle' as const,
      mark: '搭配',
      text: title,
      skuIds: skuIdsOf(lineIds),
      saved: toYuan(saved),
    }));
}

/** Pieces may cost whatever they cost. */
const gapOf = ({ missing }: NextStep) => (missing.kind === 'amount' ? missing.amount : ZERO);

const presentNext = ({ missing, saves, text }: NextStep) => ({
  gap: toYuan(ZERO),
  ...presentGap(missing),
  saves: toYuan(saves ?? ZERO),
  text,
});

const skuIdsOf = (lineIds: readonly string[]) => [
  ...new Set(lineIds.map((lineId) => skuOfLine(wholeLineId(lineId)))),
];
