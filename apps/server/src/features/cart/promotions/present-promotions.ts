import type { Cart } from '@huarong/contract/cart';
import { type NextTier, type PricedOrder, percentReached } from '@huarong/core/pricing';
import { toYuan, ZERO } from '@huarong/core/shared';
import { skuIdOfLine } from '../../bundles/index.ts';
import type { Snapshot } from '../../catalogue/index.ts';
import { nameItems, type Offers, presentPromotion } from '../../promotions/index.ts';
import { cartLineId } from './form-sets.ts';
import { presentGap } from './present-gap.ts';
import { topUpPath } from './top-up-path.ts';

type CartPromotions = Cart['promotions'];

/** Every promotion that concerns the cart: unit prices, promotions in progress, and sets. */
export const presentCartPromotions = (
  order: PricedOrder,
  offers: Offers,
  snapshot: Snapshot,
): CartPromotions => [
  ...unitPricePromotions(order, offers),
  ...promotionsInProgress(order, offers, snapshot),
  ...setPromotions(order),
];

function unitPricePromotions({ applied }: PricedOrder, { promotions }: Offers): CartPromotions {
  return promotions.flatMap((promotion) => {
    const used = applied.find(({ id, source }) => source === promotion.kind && id === promotion.promotionId);
    if (!used || used.source === 'fullAmount') return [];
    return [{ ...presentPromotion(promotion), skuIds: skuIdsOf(used.lineIds), saved: toYuan(used.saved) }];
  });
}

function promotionsInProgress(
  { progress }: PricedOrder,
  { promotions }: Offers,
  snapshot: Snapshot,
): CartPromotions {
  return progress.map(({ promotionId, lineIds, saved, next }) => {
    const promotion = promotions.find((each) => each.promotionId === promotionId)!;
    const link = next && topUpPath(promotion.scope, missingAmount(next));
    return {
      ...presentPromotion(promotion),
      skuIds: skuIdsOf(lineIds),
      saved: toYuan(saved),
      ...(next && {
        next: { ...presentNextStep(next), text: nameItems(next.text, promotion.scope, snapshot) },
      }),
      ...(link && { link }),
    };
  });
}

function setPromotions({ applied }: PricedOrder): CartPromotions {
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

/** A gap in units has no minimum price. */
const missingAmount = ({ missing }: NextTier) => (missing.kind === 'amount' ? missing.amount : ZERO);

const presentNextStep = (next: NextTier) => ({
  gap: toYuan(ZERO),
  ...presentGap(next.missing),
  percent: percentReached(next),
  saves: toYuan(next.saves ?? ZERO),
});

const skuIdsOf = (lineIds: readonly string[]) => [
  ...new Set(lineIds.map((lineId) => skuIdOfLine(cartLineId(lineId)))),
];
