import { type LineInput, type Promotion, priceOrder, type Shopper } from '@huarong/core/pricing';
import { isRunning, type Offers } from './offers.ts';

export interface PricingContext {
  shopper: Shopper | null;
  now: number;
}

/** The promotions that currently apply to a line according to the price engine, by priority. */
export function applicablePromotions(
  line: LineInput,
  { promotions }: Offers,
  { shopper, now }: PricingContext,
): Promotion[] {
  const running = promotions.filter((promotion) => isRunning(promotion, now));
  if (running.length === 0) return [];
  const { progress, applied } = priceOrder({ lines: [line], shopper, now, promotions: running });
  const takenIds = new Set([
    ...applied.map(({ id }) => id),
    ...progress.map(({ promotionId }) => promotionId),
  ]);
  return running
    .filter(({ promotionId }) => takenIds.has(promotionId))
    .sort((a, b) => b.priority - a.priority || (a.promotionId < b.promotionId ? -1 : 1));
}
