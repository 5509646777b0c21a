import {
  allocateLots,
  checkLotChoice,
  type LotChoiceRefusal,
  type LotUnits,
  skipsEarlierLot,
} from '@huarong/core/inventory';
import { accept, type Result, refuse, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { insertRows, type Tx } from '#platform/database';
import { stockUnits, sumUnits } from '../stock-units.ts';
import { type LotRow, lockLots, moveLots } from './lots.queries.ts';
import { countOnHand, sumRemaining } from './settle-lots.ts';

/** A line of an order with the units of it that leave. */
export interface LeavingLine {
  line: { id: string; sku_id: string; parts: readonly { skuId: string; quantity: number }[] | null };
  quantity: number;
}
export interface PlannedLot {
  lineId: string;
  lotId: number;
  units: number;
  /** Why not the lot that expires first was taken. */
  choiceReason?: string | undefined;
}
/** Lots that a packer names instead of those that expire first. Units that are not named are taken as usual. */
export interface LotChoice {
  lots: readonly { skuId: string; lotNo: string; units: number }[];
  reason?: string | undefined;
}
type LotShortage = { code: 'lots-not-sellable' } | { code: 'lot-choice-reason' } | LotChoiceRefusal;

/**
 * Which lots the units of a parcel are taken from, locked until the transaction ends. Units that no lot has are units
 * without a lot; when there are none of these either, only expired or recalled ones are left, which must not leave.
 */
export async function planParcelLots(
  tx: Tx,
  leaving: readonly LeavingLine[],
  choice: LotChoice = { lots: [] },
): Promise<Result<PlannedLot[], LotShortage>> {
  const bySku = sumUnits(leaving.flatMap(({ line, quantity }) => stockUnits(line, quantity)));
  const lots = await lockLots(tx, [...bySku.keys()]);
  const today = lots.length > 0 ? shanghaiDate(await readClock(tx)) : '';
  const named = findChosen(lots, choice, { bySku, today });
  if (!named.ok) return named;
  if (lots.length === 0) return accept([]);
  const before = lots.map((lot) => ({ ...lot }));
  // What is named is not taken for another line.
  for (const [lotId, units] of named.value) takeFrom(lots, lotId, units);
  const planned: PlannedLot[] = [];
  const restOf = new Map<string, number>();
  for (const { line, quantity } of leaving)
    for (const { skuId, quantity: units } of stockUnits(line, quantity)) {
      const ofSku = lots.filter((lot) => lot.skuId === skuId);
      const fromNamed = takeNamed(named.value, ofSku, units);
      const { taken, rest } = allocateLots(ofSku, units - sumOf(fromNamed), today);
      for (const { lotId, units: share } of taken) takeFrom(lots, lotId, share);
      planned.push(...[...fromNamed, ...taken].map((part) => ({ lineId: line.id, ...part })));
      if (rest > 0) restOf.set(skuId, (restOf.get(skuId) ?? 0) + rest);
    }
  for (const [skuId, rest] of restOf) {
    const left = lots.filter((lot) => lot.skuId === skuId);
    if (left.every(({ remaining }) => remaining === 0)) continue;
    const taken = (bySku.get(skuId) ?? 0) - rest;
    if ((await countOnHand(tx, skuId)) - sumRemaining(left) - taken < rest)
      return refuse({ code: 'lots-not-sellable' });
  }
  return explainChoice(planned, before, choice, today);
}

/** lotId → units that were named. */
function findChosen(
  lots: readonly LotRow[],
  choice: LotChoice,
  { bySku, today }: { bySku: ReadonlyMap<string, number>; today: string },
): Result<Map<number, number>, LotShortage> {
  const named = new Map<number, number>();
  for (const skuId of new Set(choice.lots.map((each) => each.skuId))) {
    const ofSku = lots.filter((lot) => lot.skuId === skuId);
    const chosen = choice.lots
      .filter((each) => each.skuId === skuId)
      .map(({ lotNo, units }) => ({
        lotId: ofSku.find((lot) => lot.lotNo === lotNo.toUpperCase())?.lotId ?? 0,
        units,
      }));
    const checked = checkLotChoice(ofSku, chosen, bySku.get(skuId) ?? 0, today);
    if (!checked.ok) return checked;
    for (const { lotId, units } of chosen) named.set(lotId, (named.get(lotId) ?? 0) + units);
  }
  return accept(named);
}

/** Takes up to so many units from what was named of a sku, and lowers it. */
function takeNamed(named: Map<number, number>, ofSku: readonly LotRow[], units: number): LotUnits[] {
  const taken: LotUnits[] = [];
  for (const { lotId } of ofSku) {
    const share = Math.min(named.get(lotId) ?? 0, units - sumOf(taken));
    if (share === 0) continue;
    named.set(lotId, (named.get(lotId) ?? 0) - share);
    taken.push({ lotId, units: share });
  }
  return taken;
}

/** A sku whose earlier lot is left behind needs the reason, and its rows have it. */
function explainChoice(
  planned: readonly PlannedLot[],
  before: readonly LotRow[],
  { reason }: LotChoice,
  today: string,
): Result<PlannedLot[], LotShortage> {
  const skipping = new Set(
    before
      .map(({ skuId }) => skuId)
      .filter((skuId) => {
        const ofSku = before.filter((lot) => lot.skuId === skuId);
        const taken = planned.filter(({ lotId }) => ofSku.some((lot) => lot.lotId === lotId));
        return skipsEarlierLot(ofSku, taken, today);
      }),
  );
  if (skipping.size > 0 && reason === undefined) return refuse({ code: 'lot-choice-reason' });
  const skuOf = new Map(before.map(({ lotId, skuId }) => [lotId, skuId]));
  return accept(
    planned.map((part) =>
      skipping.has(skuOf.get(part.lotId) ?? '') ? { ...part, choiceReason: reason } : part,
    ),
  );
}

const sumOf = (parts: readonly LotUnits[]): number => parts.reduce((total, { units }) => total + units, 0);

function takeFrom(lots: readonly LotRow[], lotId: number, units: number): void {
  const lot = lots.find((each) => each.lotId === lotId);
  if (lot) lot.remaining -= units;
}

/** Takes the planned units from their lots and records of which lot the units of the parcel are. */
export async function takeParcelLots(
  tx: Tx,
  parcelId: string,
  planned: readonly PlannedLot[],
): Promise<void> {
  if (planned.length === 0) return;
  const isMoved = await moveLots(
    tx,
    planned.map(({ lotId, units }) => ({ lotId, delta: -units })),
    { reason: 'shipped', reference: parcelId },
  );
  if (!isMoved) throw new Error(`a lot of parcel ${parcelId} has fewer units than were planned`);
  const byKey = new Map<string, PlannedLot>();
  for (const each of planned) {
    const key = `${each.lineId}/${each.lotId}`;
    const same = byKey.get(key);
    byKey.set(key, same ? { ...same, units: same.units + each.units } : each);
  }
  await insertRows(
    tx,
    'parcel_item_lot',
    [...byKey.values()].map(({ lineId, lotId, units, choiceReason }) => ({
      parcel_id: parcelId,
      order_line_id: lineId,
      lot_id: lotId,
      quantity: units,
      choice_reason: choiceReason ?? null,
    })),
  );
}
