import { randomUUID } from 'node:crypto';
import { deliveryPromise } from '@huarong/core/checkout';
import { ParcelStatus } from '@huarong/core/orders';
import { readClock } from '#platform/clock';
import { insertRows, type Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { type PlannedLot, takeParcelLots } from '../../inventory/index.ts';
import { readSetting } from '../../settings/index.ts';
import { orderShipped } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { addTrace } from './parcel-trace.ts';

export interface NewParcel {
  subOrderId: string;
  carrier: string;
  waybillNo: string | null;
  /** lineId → units. */
  items: ReadonlyMap<string, number>;
  /** Which lots the units are of, as `planParcelLots` says. */
  lots: readonly PlannedLot[];
}

/** Creates a parcel with its items, first trace and event. The caller has checked that it may be shipped. */
export async function createParcel(
  tx: Tx,
  order: OrderRow,
  { subOrderId, carrier, waybillNo, items, lots }: NewParcel,
): Promise<string> {
  const now = await readClock(tx);
  const parcelId = randomUUID();
  await tx
    .insertInto('parcel')
    .values({
      id: parcelId,
      sub_order_id: subOrderId,
      carrier,
      waybill_no: waybillNo,
      status: ParcelStatus.Dispatched,
      expected_at: deliveryPromise(now, await readSetting(tx, 'delivery'), order.recipient.districtCode)
        .arrivesAt,
      created_at: now,
    })
    .execute();
  await insertRows(
    tx,
    'parcel_item',
    [...items].map(([order_line_id, quantity]) => ({ parcel_id: parcelId, order_line_id, quantity })),
  );
  await takeParcelLots(tx, parcelId, lots);
  await addTrace(tx, parcelId, ParcelStatus.Dispatched, `商品已出库，交由${carrier}配送`);
  await publishEvent(tx, orderShipped, {
    key: parcelId,
    payload: { id: parcelId, orderId: order.id, subOrderId },
  });
  return parcelId;
}
