import type { SkippedOffer } from '../../model/order-report.ts';
import type { Choices, PricingInput } from '../../model/pricing-input.ts';
import type { PromotionBase, Tier } from '../../model/promotion.ts';
import { notReachedText } from '../../texts.ts';
import type { FullAmountStep, ReducedRow } from '../full-amount/apply-full-amount.ts';
import { type ScopeTotal, scopeTotal, type TierProgress, tierProgress } from './tier-progress.ts';

/** What gifts and extra-buys share: amounts after step 3, exclusion groups used so far, and the stock of both. */
export type OrderPromotionContext = {
  readonly rows: readonly ReducedRow[];
  readonly choices: Choices;
  readonly groups: Map<string, string>;
  readonly unitsLeft: Map<string, number>;
};

export const createOrderPromotionContext = (
  input: PricingInput,
  step: FullAmountStep,
): OrderPromotionContext => ({
  rows: step.rows,
  choices: input.choices ?? {},
  groups: new Map(step.groups),
  unitsLeft: new Map(Object.entries(input.unitsLeft ?? {})),
});

export const unitsLeftOf = (context: OrderPromotionContext, skuId: string): number =>
  context.unitsLeft.get(skuId) ?? Infinity;

/** Takes up to `wanted` units from the stock left. */
export function takeUnits(context: OrderPromotionContext, skuId: string, wanted: number): number {
  const left = unitsLeftOf(context, skuId);
  const taken = Math.max(0, Math.min(wanted, left));
  if (left !== Infinity) context.unitsLeft.set(skuId, left - taken);
  return taken;
}

export type OrderPromotionResult<Benefit> = TierProgress<Benefit> & {
  readonly reached: ScopeTotal;
  readonly skipped: SkippedOffer | null;
};

type TieredPromotion<Benefit> = PromotionBase & {
  readonly kind: 'gift' | 'extraBuy';
  readonly tiers: readonly Tier<Benefit>[];
};

/** The tier a promotion reached; `current` is null, with the reason in `skipped`, when it does not apply. */
export function evaluateOrderPromotion<Benefit>(
  promotion: TieredPromotion<Benefit>,
  context: OrderPromotionContext,
): OrderPromotionResult<Benefit> {
  const { kind: source, promotionId: id, title, exclusionGroup } = promotion;
  const reached = scopeTotal(promotion.scope, context.rows);
  const progress = tierProgress(promotion.tiers, reached);
  const { next } = progress;
  const notApplied = (
    code: SkippedOffer['code'],
    reason: string,
    missing: SkippedOffer['missing'] = null,
  ) => ({
    reached,
    current: null,
    next,
    skipped: { source, id, title, code, reason, missing },
  });
  if (reached.quantity === 0) return notApplied('nothing-in-scope', '没有参加活动的商品');
  if (progress.current === null)
    return notApplied('not-reached', notReachedText(progress.next.missing), progress.next.missing);
  const holder = exclusionGroup === null ? undefined : context.groups.get(exclusionGroup);
  if (holder !== undefined) return notApplied('excluded-by-other', `不能与「${holder}」同享`);
  if (exclusionGroup !== null) context.groups.set(exclusionGroup, title);
  return { reached, current: progress.current, next, skipped: null };
}
