import { findPackaging } from '@huarong/core/orders';
import { levelsAt } from '@huarong/core/points';
import type { Choices, Coupon, LineInput, PricingInput } from '@huarong/core/pricing';
import { settingsAt } from '@huarong/core/settings';
import type { Queryable } from '#platform/database';
import { lineUnits } from '../../bundles/index.ts';
import { freightTableAt } from '../../card-levels/index.ts';
import { lineInput } from '../../cart/index.ts';
import { isRunning, listUnitsLeft, promotionsCovering, readQuotaUse } from '../../promotions/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import type { Basket } from './load-basket.ts';

export interface PricingRequest {
  basket: Pick<Basket, 'lines' | 'shopper' | 'offers'> & {
    facts: Pick<Basket['facts'], 'now' | 'points'> & Partial<Pick<Basket['facts'], 'giftStock'>>;
  };
  /** Null: nobody in particular, who has used nothing yet. */
  owner: string | null;
  coupons: readonly Coupon[];
  choices: Choices;
  points: number;
  /** Division code of the address; null while none is chosen. */
  region: string | null;
  packagingId: string | null;
  /** Also promotions of other times, which the engine reports as not running. */
  withOtherTimes?: boolean;
}

/** Everything the price depends on, read in the caller's transaction. */
export async function pricingInput(
  db: Queryable,
  { formSets }: Pick<CheckoutDeps, 'formSets'>,
  request: PricingRequest,
): Promise<PricingInput> {
  const { offers, facts, shopper, lines } = request.basket;
  const now = facts.now.getTime();
  const levels = levelsAt(offers.cardLevels, now);
  const promotions = request.withOtherTimes
    ? offers.promotions
    : offers.promotions.filter((promotion) => isRunning(promotion, now));
  const sets = formSets(lines.map(lineInput), offers.bundlePrices, now);
  const [used, unitsLeft] = await Promise.all([
    readQuotaUse(db, promotions, { owner: request.owner, items: sets.lines }),
    listUnitsLeft(db, promotionsCovering(promotions, sets.lines), lines.flatMap(lineUnits), facts.giftStock),
  ]);
  return {
    ...sets,
    shopper,
    now,
    promotions,
    coupons: request.coupons,
    choices: { ...request.choices, promotionOfLine: promotionOfUnits(sets.lines, request.choices) },
    used,
    unitsLeft,
    points: { available: facts.points, wanted: request.points },
    pointsPercents: levels.pointsPercent,
    pointsRules: settingsAt('points', offers.settings, facts.now),
    freight: freightTableAt(offers, now),
    delivery: { region: request.region, mode: 'express' },
    packaging: findPackaging(
      settingsAt('packaging', offers.settings, facts.now).packagings,
      request.packagingId,
    ),
  };
}

/** A promotion chosen for a line also applies to those of its units that are part of a set. */
const promotionOfUnits = (
  lines: readonly LineInput[],
  { promotionOfLine = {} }: Choices,
): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(({ lineId, skuId, isBundle }) => {
      const promotionId = promotionOfLine[lineId] ?? (isBundle ? undefined : promotionOfLine[skuId]);
      return promotionId ? [[lineId, promotionId]] : [];
    }),
  );
