import { setTimeout as wait } from 'node:timers/promises';
import { ordersAdminRoutes as orders } from '../../packages/contract/src/admin/orders/index.ts';
import { workQueueRoutes } from '../../packages/contract/src/admin/work-queue/index.ts';
import { OrderStatus } from '../../packages/core/src/orders/index.ts';
import { STEPS } from '../checkout/checkout-round.ts';
import { drive } from '../checkout/measure.ts';
import { type StartedShop, startShop } from '../checkout/start-shop.ts';
import { quantile } from '../measure/statistics.ts';
import { callAsStaff, signInStaff } from './staff-calls.ts';

const STAFF = 8;
const TO_PACK = [OrderStatus.AwaitingShipment, OrderStatus.Packing].join();
/** Between two actions of one person, who reads before the next. */
const PAUSE_MS = 2_000;
/** About ten checkouts a second: with more buyers than the machine can serve, everything they wait for is the queue. */
const BUYERS = { buyers: 4, pauseMs: 300 };
const TURNS = 4;

interface Times {
  p50: number;
  p99: number;
  count: number;
}

/** Whole checkouts, alone and with staff at work, in turns of one run, so that both see the same machine. */
export async function compareCheckouts(databaseUrl: string | null, seconds: number) {
  const shop = await startShop(databaseUrl, { hasAdmin: true });
  const took: Record<'alone' | 'withStaff', number[]> = { alone: [], withStaff: [] };
  let actions = 0;
  try {
    const cookie = await signInStaff(shop.opened.adminPort);
    await drive(shop, 2);
    for (let turn = 0; turn < TURNS; turn++) {
      took.alone.push(...(await checkoutsFor(shop, seconds / TURNS)));
      const staff = startStaff(shop.opened.adminPort, cookie);
      try {
        took.withStaff.push(...(await checkoutsFor(shop, seconds / TURNS)));
      } finally {
        actions += await staff.stop();
      }
    }
  } finally {
    await shop.close();
  }
  const timesOf = (values: number[]): Times => ({
    p50: quantile(values, 0.5),
    p99: quantile(values, 0.99),
    count: values.length,
  });
  return { alone: timesOf(took.alone), withStaff: timesOf(took.withStaff), staff: STAFF, actions };
}

const checkoutsFor = async (shop: StartedShop, seconds: number): Promise<number[]> =>
  (await drive(shop, seconds, BUYERS)).map((round) => STEPS.reduce((all, step) => all + round[step], 0));

/** Eight people who look at lists, open orders, note, pack and ship, each without waiting for the others. */
function startStaff(port: number, cookie: string) {
  let isWorking = true;
  let actions = 0;
  let waybills = 0;
  const act = async (route: string, input: Record<string, unknown> = {}) => {
    const { results } = await callAsStaff(port, route, input, cookie);
    actions += 1;
    await wait(PAUSE_MS);
    return results as { rows?: { orderId: string; subOrderId: string }[] } | null;
  };
  const people = Array.from({ length: STAFF }, async (_, person) => {
    while (isWorking) {
      await act(workQueueRoutes.list);
      const list = await act(orders.list, { status: TO_PACK, sort: 'deadline' });
      const order = list?.rows?.[person];
      await act(orders.list, { placed: '2026-01-01~', payment: 'ALIPAY', sort: 'amount' });
      if (!order) continue;
      await act(orders.detail, { orderId: order.orderId });
      await act(orders.find, { words: order.orderId.slice(-6) });
      await act(orders.addNote, { orderId: order.orderId, text: '请优先发出' });
      await act(orders.pack, { subOrderIds: [order.subOrderId] });
      const waybillNo = `SF${String(8_000_000_000_000 + ++waybills)}`;
      await act(orders.ship, { subOrderId: order.subOrderId, carrier: '顺丰速运', waybillNo });
    }
  });
  return {
    async stop(): Promise<number> {
      isWorking = false;
      await Promise.all(people);
      return actions;
    },
  };
}
