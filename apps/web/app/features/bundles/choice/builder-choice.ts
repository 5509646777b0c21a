import type { Bundle, BundleChoice } from '@huarong/contract/bundles';
import type { UrlChoice } from './choice-query.ts';
import { engravingProblem } from './engraving-text.ts';

/** The current choice: the part of each slot, and the engraving. */
export interface BuilderChoice {
  parts: ReadonlyMap<string, string>;
  text: string;
  font: string;
}
export type Part = Bundle['parts'][number];
export type Slot = Bundle['slots'][number];

export const emptyChoice = ({ engraving }: Bundle): BuilderChoice => ({
  parts: new Map(),
  text: '',
  font: engraving?.fonts[0]?.font ?? '',
});

/** Keeps what is valid for this bundle: its own slots, parts and fonts, each part once. */
export function validChoice(bundle: Bundle, { choices, engraving }: UrlChoice): BuilderChoice {
  const parts = new Map<string, string>();
  for (const { slotId, skuId } of choices) {
    const isUsed = parts.has(slotId) || [...parts.values()].includes(skuId);
    if (!isUsed && partOf(bundle, skuId)?.slotIds.includes(slotId)) parts.set(slotId, skuId);
  }
  const empty = emptyChoice(bundle);
  const font = bundle.engraving?.fonts.find((each) => each.font === engraving?.font)?.font;
  return { parts, text: font === undefined ? '' : engraving!.text, font: font ?? empty.font };
}

/** The choice as the API takes it: slots in the bundle's order, the engraving only when it is valid. */
export function toBundleChoice(bundle: Bundle, choice: BuilderChoice): BundleChoice {
  const choices = bundle.slots.flatMap(({ slotId }) => {
    const skuId = choice.parts.get(slotId);
    return skuId === undefined ? [] : [{ slotId, skuId }];
  });
  const text = choice.text.trim();
  const isEngraved = bundle.engraving !== undefined && text !== '' && !engravingProblem(bundle, choice);
  return {
    bundleId: bundle.bundleId,
    choices,
    ...(isEngraved && { engraving: { text, font: choice.font } }),
  };
}

/**
 * Toggles a part: removes it from its slot, or puts it into the target slot, or else into the first free one. Null when
 * no slot is free.
 */
export function togglePart(
  bundle: Bundle,
  choice: BuilderChoice,
  skuId: string,
  targetSlot: string | null,
): BuilderChoice | null {
  const parts = new Map(choice.parts);
  const occupiedSlot = slotOfPart(choice, skuId);
  if (occupiedSlot !== undefined) {
    parts.delete(occupiedSlot);
    return { ...choice, parts };
  }
  const fittingSlots = partOf(bundle, skuId)?.slotIds ?? [];
  const freeSlot = bundle.slots.find(
    ({ slotId }) => !parts.has(slotId) && fittingSlots.includes(slotId),
  )?.slotId;
  const slot = targetSlot !== null && fittingSlots.includes(targetSlot) ? targetSlot : freeSlot;
  return slot === undefined ? null : { ...choice, parts: parts.set(slot, skuId) };
}

export const partOf = (bundle: Bundle, skuId: string | undefined): Part | undefined =>
  bundle.parts.find((part) => part.skuId === skuId);

export const slotOfPart = ({ parts }: BuilderChoice, skuId: string): string | undefined =>
  [...parts].find(([, placed]) => placed === skuId)?.[0];

/** The required slots without a part. */
export const listMissingSlots = ({ slots }: Bundle, { parts }: BuilderChoice): Slot[] =>
  slots.filter(({ slotId, required }) => required && !parts.has(slotId));

/** Chosen parts, from a shared link or a draft, that have sold out since. */
export const listSoldOutParts = (bundle: Bundle, { parts }: BuilderChoice): Part[] =>
  [...parts.values()].flatMap((skuId) => {
    const part = partOf(bundle, skuId);
    return part && !part.hasInventory ? [part] : [];
  });
