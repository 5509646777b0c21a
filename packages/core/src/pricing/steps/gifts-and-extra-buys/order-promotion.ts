import type { SkippedOffer } from '../../model/order-report.ts';
import type { Choices, PricingInput } from '../../model/pricing-input.ts';
import type { PromotionFace, Tier } from '../../model/promotion.ts';
import { notReachedWords } from '../../texts.ts';
import type { FullAmountStep } from '../full-amount/apply-full-amount.ts';
import type { Row } from '../row.ts';
import { type Reached, reachedBy, type StepsAt, stepsAt } from './tier-progress.ts';

/** What gifts and extra-buys share: the goods after step 3, groups taken so far, and stock that both draw on. */
export type OrderLevel = {
  readonly rows: readonly Row[];
  readonly after: readonly number[];
  readonly choices: Choices;
  readonly groups: Map<string, string>;
  readonly unitsLeft: Map<string, number>;
};

export const orderLevel = (input: PricingInput, rows: readonly Row[], step: FullAmountStep): OrderLevel => ({
  rows,
  after: step.after,
  choices: input.choices ?? {},
  groups: new Map(step.groups),
  unitsLeft: new Map(Object.entries(input.unitsLeft ?? {})),
});

export const unitsLeftOf = (level: OrderLevel, skuId: string): number =>
  level.unitsLeft.get(skuId) ?? Infinity;

/** As many as are left, at most `wanted`. */
export function takeUnits(level: OrderLevel, skuId: string, wanted: number): number {
  const left = unitsLeftOf(level, skuId);
  const taken = Math.max(0, Math.min(wanted, left));
  if (left !== Infinity) level.unitsLeft.set(skuId, left - taken);
  return taken;
}

export type LevelStep<Benefit> = StepsAt<Benefit> & {
  readonly reached: Reached;
  readonly skipped: SkippedOffer | null;
};

type Stepped<Benefit> = PromotionFace & {
  readonly kind: 'gift' | 'extraBuy';
  readonly tiers: readonly Tier<Benefit>[];
};

/** How far a promotion got: `current` is null, with the reason in `skipped`, when it gives nothing. */
export function levelStep<Benefit>(promotion: Stepped<Benefit>, level: OrderLevel): LevelStep<Benefit> {
  const { kind: source, promotionId: id, title, exclusionGroup } = promotion;
  const reached = reachedBy(promotion.scope, level.rows, level.after);
  const { current, next } = stepsAt(promotion.tiers, reached);
  const without = (code: SkippedOffer['code'], reason: string, missing: SkippedOffer['missing'] = null) => ({
    reached,
    current: null,
    next,
    skipped: { source, id, title, code, reason, missing },
  });
  if (reached.quantity === 0) return without('nothing-in-scope', '没有参加活动的商品');
  if (current === null) return without('not-reached', notReachedWords(next!.missing), next!.missing);
  const holder = exclusionGroup === null ? undefined : level.groups.get(exclusionGroup);
  if (holder !== undefined) return without('excluded-by-other', `不能与「${holder}」同享`);
  if (exclusionGroup !== null) level.groups.set(exclusionGroup, title);
  return { reached, current, next, skipped: null };
}
