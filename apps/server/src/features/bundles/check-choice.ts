import type { BundleChoice } from '@huarong/contract/bundles';
import { type ChoiceMismatch, checkChoice, findEngravingProblem, hintOf } from '@huarong/core/bundles';
import type { Builder, Builders } from './builders.ts';

export type BundleRefusal = { code: 'bundle-choice-refused' | 'engraving-refused'; reason: string };

const MISMATCH_TEXTS: Record<ChoiceMismatch, string> = {
  'unknown-slot': '所选的位置不属于这个套组',
  'unknown-part': '所选的商品不属于这个套组',
  'slot-twice': '同一个位置只能放一件',
};

/** Why an incomplete choice is already invalid; null when it can be completed. */
export function choiceProblem({ rule }: Builder, { choices, engraving }: BundleChoice): BundleRefusal | null {
  const [mismatch] = checkChoice(rule, choices).mismatches;
  if (mismatch) return { code: 'bundle-choice-refused', reason: MISMATCH_TEXTS[mismatch] };
  const engravingProblem = engraving ? findEngravingProblem(rule.engraving, engraving) : null;
  return engravingProblem ? { code: 'engraving-refused', reason: engravingProblem } : null;
}

/** Why a choice cannot be bought; null when it can. */
export function bundleProblem(builder: Builder, bundle: BundleChoice): BundleRefusal | null {
  const mismatch = choiceProblem(builder, bundle);
  if (mismatch) return mismatch;
  const checked = checkChoice(builder.rule, bundle.choices);
  if (checked.isComplete) return null;
  const reason = hintOf(builder.rule, bundle.choices, checked).replace(/。$/, '');
  return { code: 'bundle-choice-refused', reason };
}

/** An empty case is not sold: the shopper must choose parts in the builder first. */
export function plainCaseProblem(
  { byCase }: Builders,
  skuId: string,
): { code: 'bundle-choice-refused'; reason: string } | null {
  const builder = byCase.get(skuId);
  return builder
    ? { code: 'bundle-choice-refused', reason: `请先到定制页选好${builder.rule.partName}` }
    : null;
}
