import type { SkipCode } from '../model/order-report.ts';
import type { PricingInput } from '../model/pricing-input.ts';
import type { Condition, Quota, Window } from '../model/promotion.ts';
import { cardNames } from '../texts.ts';

export type Unavailable = { readonly code: SkipCode; readonly reason: string };

/** Why an offer is not available to this shopper now, or null when it is. */
export function offerUnavailability(
  offer: { readonly window: Window; readonly conditions: readonly Condition[] },
  input: PricingInput,
): Unavailable | null {
  const { from, until } = offer.window;
  if (from !== null && input.now < from) return { code: 'not-started', reason: '活动尚未开始' };
  if (until !== null && input.now >= until) return { code: 'ended', reason: '已过有效期' };
  for (const condition of offer.conditions) {
    const unavailable = unmetCondition(condition, input);
    if (unavailable) return unavailable;
  }
  return null;
}

function unmetCondition(condition: Condition, { shopper }: PricingInput): Unavailable | null {
  if (shopper === null) return { code: 'members-only', reason: '登录会员后可用' };
  switch (condition.kind) {
    case 'members':
      return null;
    case 'cards':
      return condition.cards.includes(shopper.card)
        ? null
        : { code: 'wrong-card', reason: `仅限${cardNames(condition.cards)}会员` };
    case 'firstOrder':
      return shopper.isFirstOrder ? null : { code: 'not-first-order', reason: '仅限首单' };
  }
}

/** How many more times this shopper may use it; `key` is the promotion's id, with the sku's for unit prices. */
export function quotaLeft(quota: Quota, input: PricingInput, key: string): number {
  const used = input.used?.[key];
  return Math.max(
    0,
    Math.min(
      quota.total === null ? Infinity : quota.total - (used?.byAll ?? 0),
      quota.perShopper === null ? Infinity : quota.perShopper - (used?.byShopper ?? 0),
    ),
  );
}
