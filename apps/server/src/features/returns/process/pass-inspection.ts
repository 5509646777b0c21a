import { ReturnKind, ReturnStatus } from '@huarong/core/returns';
import { getFrom } from '@huarong/core/shared';
import type { Tx } from '#platform/database';
import { holdStock, restockUnits, sellStock, stockUnits, sumUnits } from '../../inventory/index.ts';
import { createParcel, loadOrder, type OrderRow } from '../../orders/index.ts';
import { moveReturn } from '../move-return.ts';
import { NOTES } from '../notes.ts';
import type { RefundPort } from '../ports.ts';
import type { ReturnRow } from '../return-rows.ts';
import { listReturnUnits, lockStock } from '../returns.queries.ts';
import { startRefund } from './start-refund.ts';

export interface Inspection {
  /** The returned units can be sold again. */
  isSellable: boolean;
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
  const returned = await unitsOf(tx, order, row);
  if (inspection.isSellable) await restockUnits(tx, row.id, returned.units);
  if (row.kind !== ReturnKind.Exchange) return startRefund(tx, refunds, order, row, { note: NOTES.passed });
  if (!(await takeFromStock(tx, row.id, returned.units)))
    return startRefund(tx, refunds, order, row, {
      note: NOTES.noneLeft,
      fields: { is_refunded_instead: true },
    });
  const parcelId = await createParcel(tx, order, {
    subOrderId: row.sub_order_id,
    carrier: inspection.carrier ?? '顺丰速运',
    waybillNo: inspection.waybillNo ?? null,
    items: returned.byLine,
  });
  return moveReturn(tx, order, row.id, {
    from: [ReturnStatus.Inspecting],
    to: ReturnStatus.Completed,
    note: NOTES.replaced,
    fields: { replacement_parcel_id: parcelId },
  });
}

async function unitsOf(tx: Tx, order: OrderRow, row: ReturnRow) {
  const lines = new Map(
    (await loadOrder(tx, order)).subOrders
      .flatMap((subOrder) => subOrder.lines)
      .map((line) => [line.id, line]),
  );
  const rows = Map.groupBy(await listReturnUnits(tx, [row.id]), (unit) => unit.order_line_id);
  const byLine = new Map([...rows].map(([lineId, units]) => [lineId, units.length]));
  return {
    byLine,
    units: sumUnits(
      [...byLine].flatMap(([lineId, quantity]) => stockUnits(getFrom(lines, lineId), quantity)),
    ),
  };
}

/** All units or none: the stock rows are locked before any is decremented. */
async function takeFromStock(tx: Tx, returnId: string, units: ReadonlyMap<string, number>): Promise<boolean> {
  const available = await lockStock(tx, [...units.keys()]);
  if ([...units].some(([skuId, quantity]) => (available.get(skuId) ?? 0) < quantity)) return false;
  await holdStock(tx, returnId, units, new Date());
  await sellStock(tx, returnId);
  return true;
}
