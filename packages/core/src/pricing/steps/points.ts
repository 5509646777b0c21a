import { STORE } from '../../shared/index.ts';
import type { CardType, PointsPercents } from '../model/card.ts';
import type { PricingInput } from '../model/pricing-input.ts';

const FEN_PER_YUAN = 100;

export type PointsUse = { readonly usable: number; readonly used: number; readonly saved: number };

/** Step 6: the amount paid by points, at most half of the items amount after coupons, without deposits. */
export function pointsUse({ shopper, points }: PricingInput, itemsAmount: number): PointsUse {
  if (shopper === null || !points) return { usable: 0, used: 0, saved: 0 };
  const { perYuan, maxPercentOfItems } = STORE.points;
  const most = Math.floor((itemsAmount * maxPercentOfItems) / 100);
  const usable = fenOf(Math.min(Math.max(0, points.available), pointsOf(most)));
  const saved = Math.min(usable, fenOf(Math.max(0, points.wanted)));
  return { usable: (usable * perYuan) / FEN_PER_YUAN, used: pointsOf(saved), saved };
}

/** Exact while `perYuan` is a multiple of 100. */
export const pointsOf = (fen: number): number => (fen * STORE.points.perYuan) / FEN_PER_YUAN;
const fenOf = (points: number): number => Math.floor((points * FEN_PER_YUAN) / STORE.points.perYuan);

/** Points earned by the money paid for items. Computed from the whole amount, so that partial refunds add up to the same points. */
export const pointsEarned = (
  paidForItems: number,
  card: CardType | null,
  percents?: PointsPercents | undefined,
): number =>
  card === null
    ? 0
    : Math.floor(
        (paidForItems * STORE.points.earnedPerYuan * (percents?.[card] ?? STORE.cards[card].pointsPercent)) /
          (FEN_PER_YUAN * 100),
      );
