import { ORDER_ID_LENGTH, OrderStatus, ParcelStatus } from '@huarong/core/orders';
import { getAt, getFirst } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, transaction } from '#platform/database';
import { type JobHandlers, onJob, runNow, scheduleJob } from '#platform/jobs';
import { combineHandlers, type OutboxHandlers, onEvent } from '#platform/outbox';
import { orderPaid, orderShipped } from '../order-events.ts';
import { moveParcelJob, packOrderJob } from '../order-jobs.ts';
import { listSubOrders } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { addTrace, signParcel } from './parcel-trace.ts';
import { shipSubOrder } from './ship-sub-order.ts';

const HOUR_MS = 3_600_000;
const PACK_AFTER_HOURS = 2;
const CARRIER = '顺丰速运';

/** `after`: hours after shipping, in business time. */
const DELIVERY_STEPS = [
  { after: 3, status: ParcelStatus.InTransit, text: '快件已从上海转运中心发出' },
  { after: 20, status: ParcelStatus.OutForDelivery, text: '派送员正在派送，请保持电话畅通' },
  { after: 24, status: ParcelStatus.Delivered, text: '' },
] as const;

/** Simulates warehouse and courier in the demo: a paid order ships after two hours and arrives a day later. */
export const demoCourier = (
  db: Database,
  payments: PaymentPort,
): { jobs: JobHandlers; outbox: OutboxHandlers } => ({
  outbox: combineHandlers(
    onEvent(orderPaid, ({ payload }) => schedulePacking(db, payload)),
    onEvent(orderShipped, ({ payload }) => scheduleDelivery(db, payload.id)),
  ),
  jobs: {
    ...onJob(packOrderJob, ({ payload }) => packOrder(db, payload.orderId)),
    ...onJob(moveParcelJob, ({ payload }) => moveParcel(db, payments, payload)),
  },
});

/** Runs the next delivery step of one order now, so that a demo need not wait a day or move the clock. */
export const speedUpDemoCourier = (db: Database, orderId: string): Promise<number> =>
  runNow(db, {
    kinds: [packOrderJob.kind, moveParcelJob.kind],
    where: sql<boolean>`left(payload->>'id', ${ORDER_ID_LENGTH}::int) = ${orderId}
      or payload->>'id' in (select id from parcel where left(sub_order_id, ${ORDER_ID_LENGTH}::int) = ${orderId})`,
  });

async function schedulePacking(db: Database, { id, orderId }: { id: string; orderId: string }) {
  const runAt = sql<Date>`(shop_now() + make_interval(hours => ${PACK_AFTER_HOURS}))`;
  await scheduleJob(db, packOrderJob, { uniqueKey: id, runAt, payload: { id, orderId } });
}

async function scheduleDelivery(db: Database, parcelId: string) {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  for (const [leg, { after }] of DELIVERY_STEPS.entries())
    await scheduleJob(db, moveParcelJob, {
      uniqueKey: `${parcelId}:${leg}`,
      runAt: new Date(getFirst(rows).now.getTime() + after * HOUR_MS),
      payload: { id: parcelId, leg },
    });
}

/** A sub-order that was cancelled or shipped in the meantime is refused, which is expected. */
async function packOrder(db: Database, orderId: string) {
  for (const { id, status } of await listSubOrders(db, [orderId]))
    if (status === OrderStatus.AwaitingShipment)
      await transaction(db, (tx) =>
        shipSubOrder(tx, { subOrderId: id, carrier: CARRIER, waybillNo: waybillOf(id) }),
      );
}

const moveParcel = (db: Database, payments: PaymentPort, { id, leg }: { id: string; leg: number }) =>
  transaction(db, async (tx) => {
    const { status, text } = getAt(DELIVERY_STEPS, leg);
    if (status === ParcelStatus.Delivered) await signParcel(tx, payments, id);
    else await addTrace(tx, id, status, text);
  });

/** A made-up waybill number, always the same for a sub-order. */
const waybillOf = (subOrderId: string) => `SF${subOrderId.replace('-', '').slice(-13).padStart(13, '0')}`;
