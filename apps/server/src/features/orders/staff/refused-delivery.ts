import { OrderStatus, orderIdOf, ParcelStatus, PayStatus, ShipStatus } from '@huarong/core/orders';
import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { giveBack } from '../cancel/give-back.ts';
import { refundEnded } from '../cancel/refund-ended.ts';
import { moveSubOrders } from '../move-sub-orders.ts';
import { orderCancelled, orderDone } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { stopTimer } from '../order-timers.ts';
import { lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { addTrace } from '../ship/parcel-trace.ts';
import {
  getSubOrderStatus,
  hasDeliveredParcel,
  insertRefusedDelivery,
  listParcelIds,
  recordInspection,
} from './refused-delivery.queries.ts';

export type RefusedDeliveryOutcome = Result<
  { orderId: string; orderStatus: OrderStatus },
  { code: 'order-not-found' | 'order-moved-on' | 'parcel-delivered' | 'parcel-not-received' }
>;

/**
 * The recipient refused the delivery: 40 or 50 → 92. Once a parcel is signed for, the shopper returns the items instead,
 * because what was kept must not be refunded with the rest.
 */
export const recordDeliveryRefusal = (db: Database, subOrderId: string): Promise<RefusedDeliveryOutcome> =>
  withOrder(db, subOrderId, async (tx, { id: orderId }) => {
    if (await hasDeliveredParcel(tx, subOrderId)) return refuse({ code: 'parcel-delivered' });
    const moved = await moveSubOrders(tx, {
      orderId,
      subOrderId,
      from: [OrderStatus.PartlyShipped, OrderStatus.Shipped],
      to: OrderStatus.Refused,
      fields: { ship_status: ShipStatus.Refused },
    });
    if (moved.length === 0) return refuse({ code: 'order-moved-on' });
    await stopTimer(tx, 'receipt', subOrderId);
    await traceParcels(tx, subOrderId, ParcelStatus.Exception, '收件人拒收，快件退回');
    const id = `${subOrderId}:refused`;
    await publishEvent(tx, orderDone, { key: id, payload: { id, orderId, subOrderId, refused: true } });
    return accept({ orderId, orderStatus: OrderStatus.Refused });
  });

/** The refused parcels are back at the warehouse. */
export const receiveRefusedDelivery = (db: Database, subOrderId: string): Promise<RefusedDeliveryOutcome> =>
  withOrder(db, subOrderId, async (tx, { id: orderId }) => {
    if ((await getSubOrderStatus(tx, subOrderId)) !== OrderStatus.Refused)
      return refuse({ code: 'order-moved-on' });
    if (!(await insertRefusedDelivery(tx, subOrderId))) return refuse({ code: 'order-moved-on' });
    await traceParcels(tx, subOrderId, ParcelStatus.ReturnedToSender, '包裹已退回仓库');
    return accept({ orderId, orderStatus: OrderStatus.Refused });
  });

export interface RefusedInspection {
  /** The units can be sold again. Otherwise they are refunded and not restocked. */
  isSellable: boolean;
  note?: string | undefined;
}

/**
 * The warehouse has inspected what came back: everything the sub-order took is given back and its money is refunded.
 * Closed (91) when the refund arrives, at once when nothing was paid.
 */
export const inspectRefusedDelivery = (
  db: Database,
  payments: PaymentPort,
  subOrderId: string,
  inspection: RefusedInspection,
): Promise<RefusedDeliveryOutcome> =>
  withOrder(db, subOrderId, async (tx, order) => {
    const orderId = order.id;
    if ((await getSubOrderStatus(tx, subOrderId)) !== OrderStatus.Refused)
      return refuse({ code: 'order-moved-on' });
    const recorded = await recordInspection(tx, subOrderId, inspection);
    if (recorded !== 'recorded')
      return refuse({ code: recorded === 'not-received' ? 'parcel-not-received' : 'order-moved-on' });
    await tx
      .updateTable('sub_order')
      .set({ pay_status: PayStatus.Refunding })
      .where('id', '=', subOrderId)
      .execute();
    const givenBack = await giveBack(tx, order, {
      subOrderIds: [subOrderId],
      why: `订单 ${orderId} 的包裹被拒收，退回下单时抵扣的积分，按原到期日`,
      isSellable: inspection.isSellable,
    });
    await refundEnded(tx, payments, order, {
      subOrderIds: [subOrderId],
      reasonKey: `refused:${subOrderId}`,
      givenBack,
    });
    // The invoice of the order is adjusted, and the member gets a message that the money is on its way.
    if (order.paid_at !== null)
      await publishEvent(tx, orderCancelled, {
        key: `${subOrderId}:refused`,
        payload: { id: `${subOrderId}:refused`, orderId, paid: true },
      });
    return accept({ orderId, orderStatus: (await getSubOrderStatus(tx, subOrderId)) ?? OrderStatus.Refused });
  });

const withOrder = (
  db: Database,
  subOrderId: string,
  work: (tx: Tx, order: OrderRow) => Promise<RefusedDeliveryOutcome>,
): Promise<RefusedDeliveryOutcome> =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderIdOf(subOrderId));
    if (!order || (await getSubOrderStatus(tx, subOrderId)) === null)
      return refuse({ code: 'order-not-found' });
    return work(tx, order);
  });

async function traceParcels(tx: Tx, subOrderId: string, status: ParcelStatus, text: string): Promise<void> {
  for (const parcelId of await listParcelIds(tx, subOrderId)) await addTrace(tx, parcelId, status, text);
}
