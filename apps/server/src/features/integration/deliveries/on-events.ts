import { type Database, transaction } from '#platform/database';
import { combineHandlers, type OutboxHandlers, onEvent } from '#platform/outbox';
import { orderPaid, orderShipped } from '../../orders/index.ts';
import { returnDone } from '../../returns/index.ts';
import { addDeliveries } from './add-deliveries.ts';
import { describeOrder, describeParcel } from './describe-order.ts';

/**
 * Turns events of the shop into deliveries. The outbox repeats an event until this has committed, and the key of the event
 * is the id of the delivery, so each webhook gets exactly one.
 */
export const webhookEventHandlers = (db: Database): OutboxHandlers =>
  combineHandlers(
    onEvent(orderPaid, async ({ key, payload: { orderId, purpose } }) => {
      const data = await describeOrder(db, 'order.paid', orderId);
      if (!data) return;
      const event = { eventId: `order.paid:${key}`, data: { ...data, purpose } };
      await transaction(db, (tx) => addDeliveries(tx, 'order.paid', [event]));
    }),
    onEvent(orderShipped, ({ key, payload: { id, orderId, subOrderId } }) =>
      transaction(db, async (tx) => {
        const parcel = await describeParcel(tx, id);
        await addDeliveries(tx, 'order.shipped', [
          { eventId: `order.shipped:${key}`, data: { orderId, subOrderId, parcelId: id, ...parcel } },
        ]);
      }),
    ),
    onEvent(returnDone, ({ key, payload: { returnId, orderId, subOrderId, refundFen } }) =>
      transaction(db, (tx) =>
        addDeliveries(tx, 'order.returned', [
          { eventId: `order.returned:${key}`, data: { returnId, orderId, subOrderId, refundFen } },
        ]),
      ),
    ),
  );
