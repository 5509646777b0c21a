import type { BundleGroup, BundleRule, SlotChoice } from './bundle-rule.ts';

/** The choice names slots or parts that this bundle does not have. */
export type ChoiceMismatch = 'unknown-slot' | 'unknown-part' | 'slot-twice';

/** The result of one rule: met, still open, or broken. */
export type RuleCheck = {
  readonly code: string;
  readonly text: string;
  readonly state: 'met' | 'open' | 'broken';
};

export type CheckedChoice = {
  readonly mismatches: readonly ChoiceMismatch[];
  readonly ruleChecks: readonly RuleCheck[];
  /** Empty slots in their order. */
  readonly emptySlots: readonly string[];
  /** The choice can be bought as it is. */
  readonly isComplete: boolean;
};

/** Checks a choice against every rule of the bundle. */
export function checkChoice(rule: BundleRule, choices: readonly SlotChoice[]): CheckedChoice {
  const mismatches = mismatchesOf(rule, choices);
  const filled = new Set(choices.map(({ slotId }) => slotId));
  const empty = rule.slots.filter(({ slotId }) => !filled.has(slotId));
  const ruleChecks = [
    ...rule.groups.flatMap((group, index) => groupRuleChecks(rule, group, index, choices, empty.length)),
    ...(rule.distinct ? [distinctRuleCheck(rule, choices)] : []),
    fullRuleCheck(rule, empty.filter(({ required }) => required).length),
  ];
  return {
    mismatches: mismatches,
    ruleChecks: ruleChecks,
    emptySlots: empty.map(({ slotId }) => slotId),
    isComplete: mismatches.length === 0 && ruleChecks.every(({ state }) => state === 'met'),
  };
}

function mismatchesOf({ slots, groups }: BundleRule, choices: readonly SlotChoice[]): ChoiceMismatch[] {
  const slotIds = new Set(slots.map(({ slotId }) => slotId));
  const parts = new Set(groups.flatMap(({ partSkuIds }) => partSkuIds));
  const used = choices.map(({ slotId }) => slotId);
  return [
    ...(used.some((slotId) => !slotIds.has(slotId)) ? (['unknown-slot'] as const) : []),
    ...(choices.some(({ skuId }) => !parts.has(skuId)) ? (['unknown-part'] as const) : []),
    ...(new Set(used).size < used.length ? (['slot-twice'] as const) : []),
  ];
}

export const countOf = ({ partSkuIds }: BundleGroup, choices: readonly SlotChoice[]): number =>
  choices.filter(({ skuId }) => partSkuIds.includes(skuId)).length;

function groupRuleChecks(
  { unit }: BundleRule,
  group: BundleGroup,
  index: number,
  choices: readonly SlotChoice[],
  emptySlots: number,
): RuleCheck[] {
  const { name, least = 0, most } = group;
  const count = countOf(group, choices);
  const ruleChecks: RuleCheck[] = [];
  if (least > 0)
    ruleChecks.push({
      code: `least-${index + 1}`,
      text: `至少 ${least} ${unit}${name}`,
      // Without an empty slot left, another part must be removed first.
      state: count >= least ? 'met' : least - count <= emptySlots ? 'open' : 'broken',
    });
  if (most !== undefined)
    ruleChecks.push({
      code: `most-${index + 1}`,
      text: `${name}至多 ${most} ${unit}${count < most ? `，还可选 ${most - count} ${unit}` : ''}`,
      state: count <= most ? 'met' : 'broken',
    });
  return ruleChecks;
}

const distinctRuleCheck = ({ partName }: BundleRule, choices: readonly SlotChoice[]): RuleCheck => ({
  code: 'distinct',
  text: `同一款${partName}不重复`,
  state: new Set(choices.map(({ skuId }) => skuId)).size === choices.length ? 'met' : 'broken',
});

const fullRuleCheck = ({ slots, unit }: BundleRule, missing: number): RuleCheck => {
  const required = slots.filter((slot) => slot.required).length;
  return {
    code: 'full',
    text: `选满 ${required} ${unit}才能结算`,
    state: missing === 0 ? 'met' : 'open',
  };
};
