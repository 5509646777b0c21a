import type { Engraving, SlotChoice } from './bundle-rule.ts';

/** One text per distinct choice, independent of the order in which the slots were filled. */
export function canonicalChoice(
  bundleId: string,
  choices: readonly SlotChoice[],
  engraving: Engraving | undefined,
): string {
  const placed = choices
    .map(({ slotId, skuId }) => [slotId, skuId] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([bundleId, placed, engraving ? [engraving.text, engraving.font] : null]);
}
