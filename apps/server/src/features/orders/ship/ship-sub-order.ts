import { OrderStatus, orderIdOf, ShipStatus } from '@huarong/core/orders';
import { accept, DAY_MS, getFrom, refuse } from '@huarong/core/shared';
import { readClock } from '#platform/clock';
import type { Queryable, Tx } from '#platform/database';
import { type LotChoice, planParcelLots } from '../../inventory/index.ts';
import { markExchangesSent } from '../../points/index.ts';
import { hasArrived } from '../../promotions/index.ts';
import { readSetting } from '../../settings/index.ts';
import { moveSubOrders } from '../move-sub-orders.ts';
import type { LineRow } from '../order-rows.ts';
import { setTimer } from '../order-timers.ts';
import { listLines, lockOrder } from '../orders.queries.ts';
import { createParcel } from './create-parcel.ts';

export interface Shipment {
  subOrderId: string;
  carrier: string;
  waybillNo: string | null;
  /** lineId → units; omitted: everything that is not yet shipped. */
  items?: ReadonlyMap<string, number>;
  /** Omitted: the lots that expire first. */
  lots?: LotChoice;
}

/** Ships a parcel of a paid sub-order: 30 or 35 → 40 while units are left, → 50 with the last parcel. */
export async function shipSubOrder(tx: Tx, { subOrderId, carrier, waybillNo, items, ...chosen }: Shipment) {
  const orderId = orderIdOf(subOrderId);
  const order = await lockOrder(tx, orderId);
  if (!order) return refuse({ code: 'order-not-found' });
  const lines = (await listLines(tx, [orderId])).filter((line) => line.sub_order_id === subOrderId);
  const left = await listUnitsLeft(tx, lines);
  const sent = items ?? left;
  const isPossible = sent.size > 0 && [...sent].every(([id, quantity]) => quantity <= (left.get(id) ?? 0));
  if (!isPossible) return refuse({ code: 'order-moved-on' });

  if (order.kind === 'presale' && !(await hasArrived(tx, orderId)))
    return refuse({ code: 'presale-not-arrived' });

  // Read before anything is written: only units that may be sold leave.
  const lots = await planParcelLots(tx, leavingLines(lines, sent), chosen.lots);
  if (!lots.ok) return lots;

  const now = await readClock(tx);
  const isAll = [...left].every(([id, quantity]) => sent.get(id) === quantity);
  const moved = await moveSubOrders(tx, {
    orderId,
    subOrderId,
    from: isAll
      ? [OrderStatus.AwaitingShipment, OrderStatus.Packing, OrderStatus.PartlyShipped]
      : [OrderStatus.AwaitingShipment, OrderStatus.Packing],
    to: isAll ? OrderStatus.Shipped : OrderStatus.PartlyShipped,
    fields: isAll
      ? { ship_status: ShipStatus.Shipped, shipped_at: now }
      : { ship_status: ShipStatus.PartlyShipped },
  });
  if (moved.length === 0 && (isAll || !(await isPartlyShipped(tx, subOrderId))))
    return refuse({ code: 'order-moved-on' });

  const exchangeIds = lines.flatMap(({ id, snapshot }) =>
    sent.has(id) && snapshot.exchangeId ? [snapshot.exchangeId] : [],
  );
  if (exchangeIds.length > 0) await markExchangesSent(tx, orderId, exchangeIds);
  const parcelId = await createParcel(tx, order, {
    subOrderId,
    carrier,
    waybillNo,
    items: sent,
    lots: lots.value,
  });
  if (isAll) {
    const { receiptDays } = await readSetting(tx, 'order-times', order.created_at);
    await setTimer(tx, 'receipt', subOrderId, new Date(now.getTime() + receiptDays * DAY_MS));
  }
  return accept({ parcelId, isAll });
}

const leavingLines = (lines: readonly LineRow[], items: ReadonlyMap<string, number>) =>
  lines.flatMap((line) => {
    const quantity = items.get(line.id) ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });

/** lineId → units that are in no parcel. */
export async function listUnitsLeft(db: Queryable, lines: readonly LineRow[]): Promise<Map<string, number>> {
  const subOrderIds = [...new Set(lines.map((line) => line.sub_order_id))];
  const sent = await db
    .selectFrom('parcel')
    .innerJoin('parcel_item', 'parcel_item.parcel_id', 'parcel.id')
    .select(['order_line_id', 'quantity'])
    // Found by its sub-order: the items of all parcels have no index by line.
    .where((row) => row('parcel.sub_order_id', '=', row.fn.any(row.val(subOrderIds))))
    .where((row) => row('order_line_id', '=', row.fn.any(row.val(lines.map(({ id }) => id)))))
    .execute();
  const left = new Map(lines.map((line) => [line.id, line.quantity]));
  for (const { order_line_id, quantity } of sent)
    left.set(order_line_id, getFrom(left, order_line_id) - quantity);
  return new Map([...left].filter(([, quantity]) => quantity > 0));
}

const isPartlyShipped = async (tx: Tx, subOrderId: string): Promise<boolean> =>
  (await tx
    .selectFrom('sub_order')
    .select('id')
    .where('id', '=', subOrderId)
    .where('status', '=', OrderStatus.PartlyShipped)
    .executeTakeFirst()) !== undefined;
