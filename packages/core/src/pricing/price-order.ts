import type { PricedOrder } from './model/priced-order.ts';
import type { PricingInput } from './model/pricing-input.ts';
import { writeOrder } from './report/write-order.ts';
import { calculateTotals } from './steps/calculate-totals.ts';
import { type Assignment, assignLines } from './steps/full-amount/assign-lines.ts';
import { assignGifts } from './steps/gifts-and-extra-buys/assign-gifts.ts';
import { chosenCoupons } from './steps/item-coupon.ts';
import { prepareOrder } from './steps/prepare-order.ts';

/**
 * What an order costs, in the order of the shop's rules: unit price → bundle → one full-amount promotion a line → gifts
 * and extra-buys → one item coupon or code → points → freight and free-freight coupon → packaging.
 * Pure: the same input gives the same result, in any order of its lines.
 */
export function priceOrder(input: PricingInput): PricedOrder {
  const prepared = prepareOrder(input);
  const assignment: Assignment = assignLines(prepared);
  const coupons = chosenCoupons(input);
  const totals = calculateTotals(prepared, assignment, coupons);
  const gifts = assignGifts(prepared.gifts, totals.context);
  return writeOrder({ prepared, assignment, coupons, totals, gifts });
}
