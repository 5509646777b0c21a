import { OrderStatus, orderIdOf } from '@huarong/core/orders';
import { readClock } from '#platform/clock';
import { type Database, transaction } from '#platform/database';
import { type JobHandlers, onJob } from '#platform/jobs';
import type { Log } from '#platform/log';
import type { EventDefinition, OutboxHandlers } from '#platform/outbox';
import { runShipFile } from './admin/ship-files/run-ship-file.ts';
import { closeOrder } from './cancel/cancel-order.ts';
import { loadOrder } from './load-orders.ts';
import {
  orderAddressChanged,
  orderCancelled,
  orderDone,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderShipped,
  orderSigned,
} from './order-events.ts';
import { ORDER_TIMERS, shipFileJob } from './order-jobs.ts';
import { findAnyOrder, isReceiptPutOff, lockOrder } from './orders.queries.ts';
import type { PaymentPort } from './ports.ts';
import { completeSubOrders } from './ship/confirm-receipt.ts';
import { statusOf } from './show/present-order.ts';

/** The timers of orders. Each checks the status before it acts, as the order may have changed in the meantime. */
export const orderJobs = (db: Database, payments: PaymentPort): JobHandlers => ({
  ...onJob(ORDER_TIMERS.close, ({ payload }) => closeUnpaid(db, payments, payload.id)),
  ...onJob(ORDER_TIMERS.unconfirmed, ({ payload }) =>
    closeOrderAtStatus(db, payments, payload.id, OrderStatus.AwaitingConfirmation),
  ),
  ...onJob(shipFileJob, ({ payload }) => runShipFile(db, payload.runId)),
  ...onJob(ORDER_TIMERS.receipt, ({ payload }) => confirmReceiptAutomatically(db, payload.id)),
});

const ORDER_EVENTS: readonly EventDefinition[] = [
  orderPlaced,
  orderPaid,
  orderShipped,
  orderSigned,
  orderCancelled,
  orderRefunded,
  orderAddressChanged,
  orderDone,
];

/** Logs every order event once. */
export const logOrderEvents = (log: Log): OutboxHandlers =>
  Object.fromEntries(
    ORDER_EVENTS.map(({ topic }) => [
      topic,
      async ({ key }) => log.info({ topic, order: key }, 'order event'),
    ]),
  );

/** Queries the providers first, because a payment may have succeeded without a notice to us. */
export async function closeUnpaid(db: Database, payments: PaymentPort, orderId: string): Promise<void> {
  await payments.queryProviders(db, orderId);
  const order = await findAnyOrder(db, orderId);
  if (!order?.pay_until || order.pay_until > (await readClock(db))) return;
  await closeOrderAtStatus(db, payments, orderId, statusOf(await loadOrder(db, order)), {
    isOverdueOnly: true,
  });
}

async function closeOrderAtStatus(
  db: Database,
  payments: PaymentPort,
  orderId: string,
  from: OrderStatus,
  options: { isOverdueOnly?: boolean } = {},
) {
  try {
    await transaction(db, async (tx) => {
      if (!(await closeOrder(tx, payments, orderId, [from], { reason: null, by: 'system', ...options })))
        throw new MovedOn();
    });
  } catch (error) {
    if (!(error instanceof MovedOn)) throw error;
  }
}

/** Thrown to roll back the closing of payments when the order was not closed. */
class MovedOn extends Error {
  override name = 'MovedOn';
}

/** Runs when the days to confirm receipt are over; a run that had begun when they were extended does nothing. */
const confirmReceiptAutomatically = (db: Database, subOrderId: string) =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, orderIdOf(subOrderId));
    if (order && !(await isReceiptPutOff(tx, subOrderId))) await completeSubOrders(tx, order, subOrderId);
  });
