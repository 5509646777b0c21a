import type { Promotion } from '../model/promotion.ts';
import type { CheckedOffers, ConflictCheck } from './model.ts';
import { isUnitPrice, mayMeet } from './two-unit-prices.ts';
import { overlap } from './windows.ts';

/**
 * Two runs of one campaign at the same time: the same kind on the same scope for the same shoppers, as a copy of last week's
 * promotion whose dates begin too early. Unit prices are compared sku by sku elsewhere.
 */
export function createOverlappingRunsCheck({ promotions, now }: CheckedOffers): ConflictCheck {
  const runs = promotions.filter((promotion) => !isUnitPrice(promotion));
  return {
    finish: () =>
      runs.flatMap((a, index) =>
        runs
          .slice(index + 1)
          .filter((b) => a.kind === b.kind && campaignOf(a) === campaignOf(b))
          .filter((b) => overlap(now, a.window, b.window) && mayMeet(a.conditions, b.conditions))
          .map((b) => ({
            kind: 'overlapping-runs',
            severity: 'warning',
            offers: [a, b].map(({ promotionId: id, title }) => ({ id, title })),
            title: '同一场活动的两期时间重叠',
            detail: `「${a.title}」与「${b.title}」同一范围、同一类，时间有重叠`,
            skus: [],
            skuCount: 0,
          })),
      ),
  };
}

/** Lists in any order are the same scope. */
const campaignOf = ({ scope }: Promotion): string =>
  JSON.stringify(scope, (_name, value: unknown) => {
    if (Array.isArray(value)) return value.toSorted();
    return value !== null && typeof value === 'object'
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  });
