import { ORDER_ID_LENGTH, orderIdOf } from '@huarong/core/orders';
import { sql } from 'kysely';
import { type Database, type JsonValue, transaction } from '#platform/database';
import { type JobHandlers, runNow, schedule } from '#platform/jobs';
import type { OutboxHandlers } from '#platform/outbox';
import { listSubOrders } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { addTrace, signParcel } from './parcel-trace.ts';
import { shipSubOrder } from './ship-sub-order.ts';

const PACK = 'demo-pack';
const MOVE = 'demo-parcel-move';
const HOUR_MS = 3_600_000;
const CARRIER = '顺丰速运';

/** `after`: hours after shipping, in business time. */
const DELIVERY_STEPS = [
  { after: 3, status: 20, text: '快件已从上海转运中心发出' },
  { after: 20, status: 30, text: '派送员正在派送，请保持电话畅通' },
  { after: 24, status: 40, text: '' },
] as const;

/** Simulates warehouse and courier in the demo: a paid order ships after two hours and arrives a day later. */
export const demoCourier = (
  db: Database,
  payments: PaymentPort,
): { jobs: JobHandlers; outbox: OutboxHandlers } => ({
  outbox: {
    'order-paid': ({ payload }) => scheduleInHours(db, PACK, idOf(payload), 2),
    'order-shipped': ({ payload }) => scheduleDelivery(db, idOf(payload)),
  },
  jobs: {
    [PACK]: ({ payload }) => packOrder(db, idOf(payload)),
    [MOVE]: ({ payload }) => moveParcel(db, payments, payload as unknown as StepPayload),
  },
});

/** Runs the next delivery step of one order now, so that a demo need not wait a day or move the clock. */
export const speedUpDemoCourier = (db: Database, orderId: string): Promise<number> =>
  runNow(db, {
    kinds: [PACK, MOVE],
    where: sql<boolean>`left(payload->>'id', ${ORDER_ID_LENGTH}::int) = ${orderId}
      or payload->>'id' in (select id from parcel where left(sub_order_id, ${ORDER_ID_LENGTH}::int) = ${orderId})`,
  });

interface StepPayload {
  id: string;
  leg: number;
}
const idOf = (payload: JsonValue) => (payload as { id: string }).id;

async function scheduleInHours(db: Database, kind: string, id: string, hours: number) {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  const runAt = new Date(rows[0]!.now.getTime() + hours * HOUR_MS);
  await schedule(db, { kind, uniqueKey: id, runAt, payload: { id } });
}

async function scheduleDelivery(db: Database, parcelId: string) {
  const { rows } = await sql<{ now: Date }>`select shop_now() as now`.execute(db);
  for (const [leg, { after }] of DELIVERY_STEPS.entries())
    await schedule(db, {
      kind: MOVE,
      uniqueKey: `${parcelId}:${leg}`,
      runAt: new Date(rows[0]!.now.getTime() + after * HOUR_MS),
      payload: { id: parcelId, leg },
    });
}

/** A sub-order that was cancelled or shipped in the meantime is refused, which is expected. */
async function packOrder(db: Database, orderId: string) {
  for (const { id, status } of await listSubOrders(db, [orderIdOf(orderId)]))
    if (status === 30)
      await transaction(db, (tx) =>
        shipSubOrder(tx, { subOrderId: id, carrier: CARRIER, waybillNo: waybillOf(id) }),
      );
}

const moveParcel = (db: Database, payments: PaymentPort, { id, leg }: StepPayload) =>
  transaction(db, async (tx) => {
    const { status, text } = DELIVERY_STEPS[leg]!;
    if (status === 40) await signParcel(tx, payments, id);
    else await addTrace(tx, id, status, text);
  });

/** A made-up waybill number, always the same for a sub-order. */
const waybillOf = (subOrderId: string) => `SF${subOrderId.replace('-', '').slice(-13).padStart(13, '0')}`;
