import type { CheckedOffers, ConflictCheck } from './model.ts';
import { mayMeet } from './two-unit-prices.ts';
import { overlap } from './windows.ts';

/** Two of one exclusion group with the same priority: which one a shopper gets is decided by their ids. */
export function createEqualPriorityCheck({ promotions, now }: CheckedOffers): ConflictCheck {
  const grouped = promotions.filter(({ exclusionGroup }) => exclusionGroup !== null);
  return {
    finish: () =>
      grouped.flatMap((a, index) =>
        grouped
          .slice(index + 1)
          .filter((b) => a.exclusionGroup === b.exclusionGroup && a.priority === b.priority)
          .filter((b) => overlap(now, a.window, b.window) && mayMeet(a.conditions, b.conditions))
          .map((b) => ({
            kind: 'equal-priority',
            severity: 'warning',
            offers: [a, b].map(({ promotionId: id, title }) => ({ id, title })),
            title: `互斥组「${a.exclusionGroup}」里两个活动优先级相同`,
            detail: `「${a.title}」与「${b.title}」的优先级都是 ${a.priority}，无法预知哪个生效`,
            skus: [],
            skuCount: 0,
          })),
      ),
  };
}
