import type { AdminContracts } from '@huarong/contract/admin';
import type { Output } from '@huarong/contract/kit';

export type LotsOfSku = Output<AdminContracts['orders']['scan']>['lots'][number];

/** Which lot is taken of a sku instead of the one that expires first, and why. */
export interface LotDraft {
  lotNoOf: Readonly<Record<string, string>>;
  reason: string;
}
export const NO_CHOICE: LotDraft = { lotNoOf: {}, reason: '' };

/**
 * The lots of a parcel with these units of each sku. Parts of bundles are left out, because their units follow from the
 * bundle: of them what expires first is taken.
 */
export const lotsFor = (lots: readonly LotsOfSku[], unitsOf: ReadonlyMap<string, number>): LotsOfSku[] =>
  lots.flatMap((sku) => {
    const units = Math.min(sku.units, unitsOf.get(sku.skuId) ?? 0);
    return units > 0 ? [{ ...sku, units, choices: suggest(sku.choices, units) }] : [];
  });

/** What expires first is taken first. */
function suggest(choices: LotsOfSku['choices'], units: number): LotsOfSku['choices'] {
  let left = units;
  return choices.map((choice) => {
    const suggested = Math.min(choice.remaining, left);
    left -= suggested;
    return { ...choice, suggested };
  });
}

/** The lots that were chosen, of skus whose lots are known. */
const chosenOf = ({ lotNoOf }: LotDraft, lots: readonly LotsOfSku[]) =>
  lots.flatMap(({ skuId, units, choices }) => {
    const lot = choices.find(({ lotNo }) => lotNo === lotNoOf[skuId]);
    return lot ? [{ skuId, units, choices, lot }] : [];
  });

/** A lot that expires earlier would be left behind. */
export const needsReason = (draft: LotDraft, lots: readonly LotsOfSku[]): boolean =>
  chosenOf(draft, lots).some(({ choices, lot }) =>
    choices.some(({ expiresOn, suggested }) => suggested > 0 && expiresOn < lot.expiresOn),
  );

/** What is missing; null when nothing is. */
export const choiceProblem = (draft: LotDraft, lots: readonly LotsOfSku[]): string | null =>
  needsReason(draft, lots) && draft.reason.trim().length < 2 ? '有更早到期的批次，请填写换批次的原因' : null;

/** What the call takes. A lot with fewer units gives what it has; the rest is taken as usual. */
export function choiceInput(draft: LotDraft, lots: readonly LotsOfSku[]) {
  const chosen = chosenOf(draft, lots);
  return {
    ...(chosen.length > 0 && {
      lots: chosen.map(({ skuId, units, lot }) => ({
        skuId,
        lotNo: lot.lotNo,
        units: Math.min(units, lot.remaining),
      })),
    }),
    ...(needsReason(draft, lots) && { reason: draft.reason.trim() }),
  };
}
