import type { BundleChoice, BundlePrice } from '@huarong/contract/bundles';
import { type BundlePrices, checkChoice, hintOf, priceChoice } from '@huarong/core/bundles';
import { accept, type Result, refuse, toYuan } from '@huarong/core/shared';
import type { Builder } from './builders.ts';
import { type BundleRefusal, choiceProblem } from './check-choice.ts';

/** The price of an incomplete choice and what is missing. */
export function priceBundle(
  builder: Builder,
  items: BundlePrices,
  bundle: BundleChoice,
): Result<BundlePrice, BundleRefusal | { code: 'sku-unavailable' }> {
  const problem = choiceProblem(builder, bundle);
  if (problem) return refuse(problem);
  const { rule } = builder;
  const { choices } = bundle;
  if (choices.some(({ skuId }) => !items.partPrices.has(skuId))) return refuse({ code: 'sku-unavailable' });

  const checked = checkChoice(rule, choices);
  const { lines, discount, total, range } = priceChoice(items, choices, bundle.engraving !== undefined);
  const empty = new Set(checked.emptySlots);
  return accept({
    complete: checked.isComplete,
    missing: rule.slots
      .filter(({ slotId, required }) => required && empty.has(slotId))
      .map(({ name }) => name),
    lines: lines.map(({ label, amount }) => ({ label, amount: toYuan(amount) })),
    discount: toYuan(discount),
    total: toYuan(total),
    rules: checked.ruleChecks.map(({ code, text, state }) => ({ code, text, state })),
    hint: hintOf(rule, choices, checked),
    ...(range && { range: { from: toYuan(range.from), to: toYuan(range.to) } }),
  });
}
