import type { BundleChoice } from '@huarong/contract/bundles';
import { checkChoice, hintOf, type Misfit, whyNoEngraving } from '@huarong/core/bundles';
import type { Builder, Builders } from './builders.ts';

export type CannotMake = { code: 'bundle-choice-refused' | 'engraving-refused'; reason: string };

const MISFITS: Record<Misfit, string> = {
  'unknown-slot': '所选的位置不属于这个套组',
  'unknown-part': '所选的商品不属于这个套组',
  'slot-twice': '同一个位置只能放一件',
};

/** What is wrong with a choice however far it has got; null when it can go on. */
export function whyMisfit({ rule }: Builder, { choices, engraving }: BundleChoice): CannotMake | null {
  const [misfit] = checkChoice(rule, choices).misfits;
  if (misfit) return { code: 'bundle-choice-refused', reason: MISFITS[misfit] };
  const uncut = engraving ? whyNoEngraving(rule.engraving, engraving) : null;
  return uncut ? { code: 'engraving-refused', reason: uncut } : null;
}

/** Why a choice cannot be bought as it is; null when it can. */
export function whyNotMade(builder: Builder, bundle: BundleChoice): CannotMake | null {
  const misfit = whyMisfit(builder, bundle);
  if (misfit) return misfit;
  const checked = checkChoice(builder.rule, bundle.choices);
  if (checked.isComplete) return null;
  const reason = hintOf(builder.rule, bundle.choices, checked).replace(/。$/, '');
  return { code: 'bundle-choice-refused', reason };
}

/** An empty case is not sold: whoever asks for it plainly has not been to the builder yet. */
export function whyNotPlain(
  { byCase }: Builders,
  skuId: string,
): { code: 'bundle-choice-refused'; reason: string } | null {
  const builder = byCase.get(skuId);
  return builder
    ? { code: 'bundle-choice-refused', reason: `请先到定制页选好${builder.rule.partName}` }
    : null;
}
