import { findCarrier, normaliseWaybill, orderIdOf, waybillProblem } from '@huarong/core/orders';
import { refuse } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database';
import type { LotChoice } from '../../../inventory/index.ts';
import { readCarriers } from '../../../settings/index.ts';
import { shipSubOrder } from '../../ship/ship-sub-order.ts';

export interface StaffShipment {
  subOrderId: string;
  carrier: string;
  waybillNo: string;
  items?: readonly { lineId: string; quantity: number }[] | undefined;
  /** The number is used for another order, and both go out together. */
  isSharedWaybill: boolean;
  lots?: LotChoice['lots'] | undefined;
  /** Why not the lot that expires first is sent. */
  reason?: string | undefined;
}

/** Ships with a carrier of the list and a waybill number of its form. A number of another order asks again. */
export async function shipForStaff(tx: Tx, shipment: StaffShipment) {
  const carrier = findCarrier(shipment.carrier, await readCarriers(tx));
  if (!carrier) return refuse({ code: 'carrier-unknown', name: shipment.carrier } as const);
  const waybillNo = normaliseWaybill(shipment.waybillNo);
  const problem = waybillProblem(carrier, waybillNo);
  if (problem) return refuse({ code: 'waybill-wrong', reason: problem } as const);
  if (!shipment.isSharedWaybill) {
    await lockWaybill(tx, waybillNo);
    const other = (await listWaybillUses(tx, [waybillNo])).find(
      ({ sub_order_id }) => orderIdOf(sub_order_id) !== orderIdOf(shipment.subOrderId),
    );
    if (other) return refuse({ code: 'waybill-used', orderId: orderIdOf(other.sub_order_id) } as const);
  }
  return shipSubOrder(tx, {
    subOrderId: shipment.subOrderId,
    carrier: carrier.name,
    waybillNo,
    ...(shipment.items && { items: sumItems(shipment.items) }),
    ...(shipment.lots && { lots: { lots: shipment.lots, reason: shipment.reason } }),
  });
}

/** Two people who scan the same label at once: the second one waits and is asked. */
const lockWaybill = (tx: Tx, waybillNo: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`waybill:${waybillNo}`}))`.execute(tx);

export interface WaybillUse {
  waybill_no: string;
  sub_order_id: string;
  created_at: Date;
}
/** The parcels that carry these numbers. */
export const listWaybillUses = async (db: Queryable, waybillNos: readonly string[]): Promise<WaybillUse[]> =>
  (
    await sql<WaybillUse>`
      select upper(waybill_no) as waybill_no, sub_order_id, created_at from parcel
      where upper(waybill_no) = any (${[...waybillNos]}) order by created_at`.execute(db)
  ).rows;

const sumItems = (items: readonly { lineId: string; quantity: number }[]): Map<string, number> => {
  const units = new Map<string, number>();
  for (const { lineId, quantity } of items) units.set(lineId, (units.get(lineId) ?? 0) + quantity);
  return units;
};
