import { createBelowCostCheck } from './below-cost.ts';
import { createEqualPriorityCheck } from './equal-priority.ts';
import { createGiftCheck } from './gift-unavailable.ts';
import type { CheckedOffers, CheckedSku, Conflict } from './model.ts';
import { createMoreCostsLessCheck } from './more-costs-less.ts';
import { createOverlappingRunsCheck } from './overlapping-runs.ts';
import { createQuotaCheck } from './quota-short.ts';
import { createTwoUnitPricesCheck } from './two-unit-prices.ts';
import { createUnreachableCouponCheck } from './unreachable-coupon.ts';

/** Errors first, then what concerns most skus. */
const bySeverity = (a: Conflict, b: Conflict) =>
  Number(a.severity === 'warning') - Number(b.severity === 'warning') || b.skuCount - a.skuCount;

/**
 * Every check in turn. The caller shows all skus twice to `prepare` and `prepareScopes`, then those in question to `visit`, in
 * slices as small as it likes: a large catalogue must not hold up anything else.
 */
export function createConflictSearch(offers: CheckedOffers) {
  const { candidateId } = offers;
  const belowCost = createBelowCostCheck(offers);
  const checks = [
    belowCost,
    createTwoUnitPricesCheck(offers),
    createMoreCostsLessCheck(offers),
    createGiftCheck(offers),
    createQuotaCheck(offers),
    createEqualPriorityCheck(offers),
    createOverlappingRunsCheck(offers),
    createUnreachableCouponCheck(offers),
  ];
  return {
    prepare(sku: CheckedSku): void {
      for (const check of checks) check.prepare?.(sku);
    },
    prepareScopes: belowCost.prepareScopes,
    visit(sku: CheckedSku): void {
      for (const check of checks) check.visit?.(sku);
    },
    finish: (): Conflict[] =>
      checks
        .flatMap((check) => check.finish())
        .filter((found) => candidateId === null || found.offers.some(({ id }) => id === candidateId))
        .sort(bySeverity),
  };
}

/** The same at once, for few skus. */
export function findConflicts(offers: CheckedOffers, skus: readonly CheckedSku[]): Conflict[] {
  const search = createConflictSearch(offers);
  for (const sku of skus) search.prepare(sku);
  for (const sku of skus) search.prepareScopes(sku);
  for (const sku of skus) search.visit(sku);
  return search.finish();
}
