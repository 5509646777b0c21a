import type { BundleRule, SlotChoice } from './bundle-rule.ts';
import { countOf } from './check-choice.ts';

/** Price per part; a part that is missing here is not available. */
export type PartPrices = ReadonlyMap<string, number>;

/** Prices of the cheapest and the most expensive way to fill the empty slots; null when they cannot be filled. */
export function fillingPriceRange(
  rule: BundleRule,
  choices: readonly SlotChoice[],
  prices: PartPrices,
): { readonly from: number; readonly to: number } | null {
  const open = rule.slots.length - choices.length;
  const from = cheapestFilling(rule, choices, open, prices);
  const to = cheapestFilling(
    rule,
    choices,
    open,
    new Map([...prices].map(([skuId, price]) => [skuId, -price])),
  );
  return from === null || to === null ? null : { from, to: to === 0 ? 0 : -to };
}

/**
 * Within a group the cheapest part is taken first, so a group's next part never costs less than the one before.
 * A greedy choice is therefore optimal: first the minimum of each group, then the cheapest next part of any group.
 */
function cheapestFilling(
  rule: BundleRule,
  choices: readonly SlotChoice[],
  open: number,
  prices: PartPrices,
): number | null {
  const taken = new Set(choices.map(({ skuId }) => skuId));
  const offers = rule.groups.map((group) => {
    const have = countOf(group, choices);
    const left = group.partSkuIds
      .flatMap((skuId) => (rule.distinct && taken.has(skuId) ? [] : (prices.get(skuId) ?? [])))
      .sort((a, b) => a - b);
    const room = Math.max(0, (group.most ?? Number.POSITIVE_INFINITY) - have);
    const line = rule.distinct ? left : left.slice(0, 1).flatMap((cheapest) => Array(open).fill(cheapest));
    return { line: line.slice(0, Math.min(room, open)), must: Math.max(0, (group.least ?? 0) - have) };
  });
  const must = offers.flatMap(({ line, must }) => line.slice(0, must));
  if (offers.some(({ line, must }) => line.length < must) || must.length > open) return null;
  const free = offers.flatMap(({ line, must }) => line.slice(must)).sort((a, b) => a - b);
  const more = free.slice(0, open - must.length);
  if (must.length + more.length < open) return null;
  return [...must, ...more].reduce((all, price) => all + price, 0);
}
