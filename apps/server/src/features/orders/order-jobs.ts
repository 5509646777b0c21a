import type { OrderStatus } from '@huarong/core/orders';
import { readClock } from '#platform/clock';
import { type Database, type JsonValue, transaction } from '#platform/database';
import type { JobHandlers } from '#platform/jobs';
import { closeOrder } from './cancel/cancel-order.ts';
import { loadOrder } from './load-orders.ts';
import { ORDER_TIMERS } from './order-timers.ts';
import { findAnyOrder, lockOrder } from './orders.queries.ts';
import type { PaymentPort } from './ports.ts';
import { completeParts } from './ship/confirm-receipt.ts';
import { statusOf } from './show/present-order.ts';

const idOf = (payload: JsonValue) => (payload as { id: string }).id;

/** The timers of orders. Each looks again before it acts: the order may have gone on meanwhile. */
export const orderJobs = (db: Database, payments: PaymentPort): JobHandlers => ({
  [ORDER_TIMERS.close]: ({ payload }) => closeUnpaid(db, payments, idOf(payload)),
  [ORDER_TIMERS.unconfirmed]: ({ payload }) => closeFrom(db, payments, idOf(payload), 20),
  [ORDER_TIMERS.receipt]: ({ payload }) => receiveBySelf(db, idOf(payload)),
});

/** Providers are asked first: a payment they know of and we do not is still a payment. */
export async function closeUnpaid(db: Database, payments: PaymentPort, orderId: string): Promise<void> {
  await payments.askProviders(db, orderId);
  const order = await findAnyOrder(db, orderId);
  if (!order?.pay_until || order.pay_until > (await readClock(db))) return;
  await closeFrom(db, payments, orderId, statusOf(await loadOrder(db, order)));
}

async function closeFrom(db: Database, payments: PaymentPort, orderId: string, from: OrderStatus) {
  try {
    await transaction(db, async (tx) => {
      if (!(await closeOrder(tx, payments, orderId, [from], null))) throw new MovedOn();
    });
  } catch (error) {
    if (!(error instanceof MovedOn)) throw error;
  }
}

/** Thrown to undo the closing of payments of an order that was not closed. */
class MovedOn extends Error {
  override name = 'MovedOn';
}

/** Ten days after the last parcel went out. */
const receiveBySelf = (db: Database, subOrderId: string) =>
  transaction(db, async (tx) => {
    const order = await lockOrder(tx, subOrderId.slice(0, 18));
    if (order) await completeParts(tx, order, subOrderId);
  });
