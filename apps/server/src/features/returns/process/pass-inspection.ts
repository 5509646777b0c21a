import { ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { getFirst, getFrom } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import {
  holdStock,
  type LeavingLine,
  planParcelLots,
  restockUnits,
  returnToLots,
  sellStock,
  stockUnits,
  sumUnits,
} from '../../inventory/index.ts';
import { createParcel, loadOrder, type OrderRow } from '../../orders/index.ts';
import { readCarriers } from '../../settings/index.ts';
import { moveReturn } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import type { ReturnRow, ReturnUnitRow } from '../return-rows.ts';
import { listLiveUnits, lockStock } from '../returns.queries.ts';
import { unitsByLine } from './calculate-refund.ts';
import { startRefund } from './start-refund.ts';

export interface Inspection {
  /** Whether a returned unit can be sold again. */
  isSellable: (unit: ReturnUnitRow) => boolean;
  /** Shown to the shopper besides: which units were not accepted. */
  refusedNote?: string;
  /** The carrier of the replacement. */
  carrier?: string;
  waybillNo?: string;
}

/**
 * The items passed inspection: restocks them if sellable, then refunds; an exchange ships a replacement, or refunds when
 * none is in stock. The status ensures that it happens once. Null when the status has changed.
 */
export async function passInspection(
  tx: Tx,
  refunds: RefundPort,
  order: OrderRow,
  row: ReturnRow,
  inspection: Inspection,
): Promise<ReturnRow | null> {
  if (row.status !== ReturnStatus.Inspecting) return null;
  const returned = await countUnits(tx, order, row, inspection.isSellable);
  if (returned.sellable.size > 0) {
    await restockUnits(tx, row.id, returned.sellable);
    await returnToLots(tx, row.id, returned.sellableLines);
  }
  const noteOf = (usual: string) => `${usual}${inspection.refusedNote ?? ''}`;
  if (row.kind !== ReturnKind.Exchange)
    return startRefund(tx, refunds, order, row, { note: noteOf(NOTES.passed) });
  const lots = await planReplacement(tx, returned);
  if (lots === null || !(await takeFromStock(tx, row.id, returned.units)))
    return startRefund(tx, refunds, order, row, {
      note: noteOf(NOTES.noneLeft),
      fields: { is_refunded_instead: true },
    });
  const parcelId = await createParcel(tx, order, {
    subOrderId: row.sub_order_id,
    carrier: inspection.carrier ?? getFirst(await readCarriers(tx)).name,
    waybillNo: inspection.waybillNo ?? null,
    items: returned.byLine,
    lots,
  });
  return moveReturn(tx, order, row.id, {
    from: [ReturnStatus.Inspecting],
    to: ReturnStatus.Completed,
    note: noteOf(NOTES.replaced),
    fields: { replacement_parcel_id: parcelId },
  });
}

async function countUnits(tx: Tx, order: OrderRow, row: ReturnRow, isSellable: Inspection['isSellable']) {
  const { subOrders } = await loadOrder(tx, order);
  const lines = new Map(subOrders.flatMap((subOrder) => subOrder.lines).map((line) => [line.id, line]));
  const live = await listLiveUnits(tx, row.id);
  const stockOf = (units: readonly ReturnUnitRow[]) =>
    sumUnits(units.flatMap(({ order_line_id }) => stockUnits(getFrom(lines, order_line_id), 1)));
  const linesOf = (units: readonly ReturnUnitRow[]): LeavingLine[] =>
    [...unitsByLine(units)].map(([lineId, of]) => ({ line: getFrom(lines, lineId), quantity: of.length }));
  return {
    byLine: new Map([...unitsByLine(live)].map(([lineId, units]) => [lineId, units.length])),
    lines: linesOf(live),
    sellableLines: linesOf(live.filter(isSellable)),
    units: stockOf(live),
    sellable: stockOf(live.filter(isSellable)),
  };
}

/** The stock rows are locked before the lots, as everywhere. Null: only expired or recalled units are left. */
async function planReplacement(
  tx: Tx,
  { units, lines }: { units: ReadonlyMap<string, number>; lines: readonly LeavingLine[] },
) {
  await lockStock(tx, [...units.keys()]);
  const planned = await planParcelLots(tx, lines);
  return planned.ok ? planned.value : null;
}

/** All units or none: the stock rows are locked before any is decremented. */
async function takeFromStock(tx: Tx, returnId: string, units: ReadonlyMap<string, number>): Promise<boolean> {
  const available = await lockStock(tx, [...units.keys()]);
  if ([...units].some(([skuId, quantity]) => (available.get(skuId) ?? 0) < quantity)) return false;
  await holdStock(tx, returnId, units, new Date());
  await sellStock(tx, returnId);
  return true;
}
