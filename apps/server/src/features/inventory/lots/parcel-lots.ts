import { allocateLots } from '@huarong/core/inventory';
import { accept, type Result, refuse, shanghaiDate } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import { insertRows, type Tx } from '#platform/database';
import { stockUnits, sumUnits } from '../stock-units.ts';
import { lockLots, moveLots } from './lots.queries.ts';
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
}
type LotShortage = { code: 'lots-not-sellable' };

/**
 * Which lots the units of a parcel are taken from, locked until the transaction ends. Units that no lot has are units
 * without a lot; when there are none of these either, only expired or recalled ones are left, which must not leave.
 */
export async function planParcelLots(
  tx: Tx,
  leaving: readonly LeavingLine[],
): Promise<Result<PlannedLot[], LotShortage>> {
  const bySku = sumUnits(leaving.flatMap(({ line, quantity }) => stockUnits(line, quantity)));
  const lots = await lockLots(tx, [...bySku.keys()]);
  if (lots.length === 0) return accept([]);
  const today = shanghaiDate(await readClock(tx));
  const planned: PlannedLot[] = [];
  const restOf = new Map<string, number>();
  for (const { line, quantity } of leaving)
    for (const { skuId, quantity: units } of stockUnits(line, quantity)) {
      const { taken, rest } = allocateLots(
        lots.filter((lot) => lot.skuId === skuId),
        units,
        today,
      );
      for (const { lotId, units: share } of taken) {
        planned.push({ lineId: line.id, lotId, units: share });
        const lot = lots.find((each) => each.lotId === lotId);
        if (lot) lot.remaining -= share;
      }
      if (rest > 0) restOf.set(skuId, (restOf.get(skuId) ?? 0) + rest);
    }
  for (const [skuId, rest] of restOf) {
    const left = lots.filter((lot) => lot.skuId === skuId);
    if (left.every(({ remaining }) => remaining === 0)) continue;
    const taken = (bySku.get(skuId) ?? 0) - rest;
    if ((await countOnHand(tx, skuId)) - sumRemaining(left) - taken < rest)
      return refuse({ code: 'lots-not-sellable' });
  }
  return accept(planned);
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
    [...byKey.values()].map(({ lineId, lotId, units }) => ({
      parcel_id: parcelId,
      order_line_id: lineId,
      lot_id: lotId,
      quantity: units,
    })),
  );
}
