import { type LineInput, type Promotion, priceOrder, type Shopper } from '@huarong/core/pricing';
import { isRunning, type Offers } from './offers.ts';

export interface Asking {
  shopper: Shopper | null;
  now: number;
}

/** The promotions that goods take part in now, in the engine's own judgement, the most important first. */
export function promotionsOn(
  goods: LineInput,
  { promotions }: Offers,
  { shopper, now }: Asking,
): Promotion[] {
  const running = promotions.filter((promotion) => isRunning(promotion, now));
  if (running.length === 0) return [];
  const { progress, applied } = priceOrder({ lines: [goods], shopper, now, promotions: running });
  const taken = new Set([...applied.map(({ id }) => id), ...progress.map(({ promotionId }) => promotionId)]);
  return running
    .filter(({ promotionId }) => taken.has(promotionId))
    .sort((a, b) => b.priority - a.priority || (a.promotionId < b.promotionId ? -1 : 1));
}
