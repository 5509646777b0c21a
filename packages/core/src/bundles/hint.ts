import type { BundleRule, SlotChoice } from './bundle-rule.ts';
import { type CheckedChoice, countOf } from './check-choice.ts';

/** The next action as a sentence: first what must be changed, then what is missing. */
export function hintOf(rule: BundleRule, choices: readonly SlotChoice[], checked: CheckedChoice): string {
  const broken = checked.ruleChecks.find(({ state }) => state === 'broken');
  if (broken) return `${broken.text.split('，')[0]}，请换掉其中 1 ${rule.unit}`;
  const open = checked.emptySlots.length;
  const lacking = checked.ruleChecks.find(({ code, state }) => code !== 'full' && state === 'open');
  const chosen = rule.groups.flatMap((group) => {
    const count = countOf(group, choices);
    return count > 0 ? `${count} ${rule.unit}${group.name}` : [];
  });
  const soFar = chosen.length > 0 ? `已有 ${chosen.join('、')}。` : '';
  if (!checked.isComplete)
    return `还差 ${open} ${rule.unit}${lacking ? `，其中${lacking.text}` : ''}。${soFar}`;
  return open > 0 ? `可以结算了，还能再选 ${open} ${rule.unit}。` : '已经选满，可以加入购物车。';
}
