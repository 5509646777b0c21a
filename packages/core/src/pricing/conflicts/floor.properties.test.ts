import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestOffer } from '../best-offer.ts';
import type { LineInput, PricingInput } from '../model/pricing-input.ts';
import { aCart } from '../testing/cart-arbitraries.ts';
import { checkedOffers } from '../testing/checked-offers.ts';
import { earnedFor, usesExchange } from './earned-for.ts';
import { findConflicts } from './find-conflicts.ts';
import type { CheckedSku } from './model.ts';

/** `npm run prove:promotions` checks 100,000. */
const BASKETS = Number(process.env['BASKETS'] ?? 400);

const skuOf = (line: LineInput, cost: number): CheckedSku => ({
  skuId: line.skuId,
  productId: line.productId,
  brandId: line.brandId,
  categoryIds: line.categoryIds,
  name: line.skuId,
  listPrice: line.listUnitPrice,
  memberPrice: line.memberUnitPrice,
  cost: cost as CheckedSku['listPrice'],
  available: 999,
  isOnSale: true,
});

/** Sets are generated with prices of their own, which no shop offers. */
const withoutSets = (input: PricingInput): PricingInput => ({
  ...input,
  bundles: [],
  lines: input.lines.map((line) => ({ ...line, bundleSetId: null })),
});

it('the floor check never misses a basket that is sold below cost', { timeout: 600_000 }, () => {
  let below = 0;
  fc.assert(
    fc.property(
      aCart({ lines: 4, fullAmounts: 3, coupons: 2 }),
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 9, maxLength: 9 }),
      ({ input: generated }, percents) => {
        const input = withoutSets(generated);
        const costOf = (line: LineInput) =>
          Math.floor((line.listUnitPrice * percents[Number(line.skuId.slice(1))]!) / 100);
        const { order } = bestOffer(input);
        const bought = order.lines.filter(({ kind }) => kind === 'goods');
        const cost = input.lines.reduce((all, line) => all + costOf(line) * line.quantity, 0);
        if (earnedFor(bought, usesExchange(input, order)) >= cost) return;
        below += 1;
        const skus = [
          ...new Map(input.lines.map((line) => [line.skuId, skuOf(line, costOf(line))])).values(),
        ];
        const offers = checkedOffers({
          promotions: input.promotions,
          coupons: (input.coupons ?? []).map((coupon) => ({ coupon, claim: { from: null, until: null } })),
          now: input.now,
        });
        const found = findConflicts(offers, skus).filter(({ kind }) => kind === 'below-cost');
        expect(found.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: BASKETS },
  );
  expect(below).toBeGreaterThan(BASKETS / 100);
});
