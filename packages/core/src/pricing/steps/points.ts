import { STORE } from '../../shared/index.ts';
import type { CardType, PointsPercents, PointsRules } from '../model/card.ts';
import type { PricingInput } from '../model/pricing-input.ts';

const FEN_PER_YUAN = 100;

export type PointsUse = { readonly usable: number; readonly used: number; readonly saved: number };

/** Step 6: the amount paid by points, at most a share of the items amount after coupons, without deposits. */
export function pointsUse(
  { shopper, points, pointsRules: { perYuan, maxPercentOfItems } = STORE.points }: PricingInput,
  itemsAmount: number,
): PointsUse {
  if (shopper === null || !points) return { usable: 0, used: 0, saved: 0 };
  const fenOf = (worth: number) => pointsWorth(Math.max(0, worth), perYuan);
  const usable = Math.min(fenOf(points.available), Math.floor((itemsAmount * maxPercentOfItems) / 100));
  const saved = Math.min(usable, fenOf(points.wanted));
  // Exact, because `perYuan` is a multiple of 100.
  const pointsOf = (fen: number) => (fen * perYuan) / FEN_PER_YUAN;
  return { usable: pointsOf(usable), used: pointsOf(saved), saved };
}

/** Whole fen. */
export const pointsWorth = (points: number, perYuan: number): number =>
  Math.floor((points * FEN_PER_YUAN) / perYuan);

/** Points earned by the money paid for items. Computed from the whole amount, so that partial refunds add up to the same points. */
export const pointsEarned = (
  paidForItems: number,
  card: CardType | null,
  percents?: PointsPercents | undefined,
  { earnedPerYuan }: Pick<PointsRules, 'earnedPerYuan'> = STORE.points,
): number =>
  card === null
    ? 0
    : Math.floor(
        (paidForItems * earnedPerYuan * (percents?.[card] ?? STORE.cards[card].pointsPercent)) /
          (FEN_PER_YUAN * 100),
      );
