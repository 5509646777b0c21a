import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { onPostgres } from '../../../../testing/index.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { orderJobs } from '../order-handlers.ts';
import { ORDER_TIMERS } from '../order-jobs.ts';
import { type OrderShop, openOrderShop } from '../testing/open-order-shop.ts';
import { shipSubOrder } from './ship-sub-order.ts';

const DAY = 86_400;
let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

async function createShippedOrder() {
  const shopper = await shop.newMember();
  const orderId = await shopper.placeOrder(SKU.rouge, 1);
  await shop.pay(orderId);
  const sent = await transaction(shop.db, (tx) =>
    shipSubOrder(tx, { subOrderId: `${orderId}-1`, carrier: '顺丰速运', waybillNo: 'SF1' }),
  );
  if (!sent.ok) throw new Error(sent.refusal.code);
  const detail = async () => (await shopper.request(ordersRoutes.detail, { orderId })).results;
  const extend = (input: object = {}) => shopper.request(ordersRoutes.extendReceipt, { orderId, ...input });
  const row = () =>
    shop.db.selectFrom('sub_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
  return { orderId, detail, extend, row };
}
const runJobs = async () => {
  while ((await runDueJobs(shop.db, orderJobs(shop.db, shop.payments.port))) > 0);
};

it('is possible once, in the last three days, and moves the automatic confirmation', async () => {
  const { detail, extend, row } = await createShippedOrder();
  expect((await detail()).actions.canExtendReceipt).toBe(false);
  expect((await extend()).errorCode).toBe('ORD3005W');

  await advanceClock(shop.db, 7 * DAY + 60);
  const before = await detail();
  expect(before.actions.canExtendReceipt).toBe(true);
  const { shipped_at } = await row();
  const until = new Date(shipped_at!.getTime() + 13 * DAY * 1_000);
  const { results } = await extend();
  expect(results).toMatchObject({ orderStatus: 50, statusText: '待收货' });
  expect(Date.parse(results.receiptUntil)).toBe(Math.floor(until.getTime() / 1_000) * 1_000);

  const after = await detail();
  expect(after.actions.canExtendReceipt).toBe(false);
  expect(after.statusNote).toContain('已延长收货，');
  expect((await extend()).errorCode).toBe('ORD3004W');
  expect((await row()).receipt_until).toEqual(until);

  await advanceClock(shop.db, 6 * DAY - 180);
  await runJobs();
  expect((await row()).status).toBe(50);
  // Near the end again: still only once.
  expect((await extend()).errorCode).toBe('ORD3004W');
  await advanceClock(shop.db, 180);
  await runJobs();
  expect((await row()).status).toBe(70);
  expect((await extend()).errorCode).toBe('ORD3002W');
  expect(await shop.audit()).toEqual([]);
});

it('changes nothing for another member, another sub-order, or before everything is shipped', async () => {
  const { orderId, extend, row } = await createShippedOrder();
  await advanceClock(shop.db, 8 * DAY);
  const other = await shop.newMember();
  expect((await other.request(ordersRoutes.extendReceipt, { orderId })).errorCode).toBe('ORD3001E');
  expect((await extend({ subOrderId: `${orderId}-9` })).errorCode).toBe('ORD3002W');
  expect((await row()).receipt_until).toBeNull();

  const unshipped = await other.placeOrder(SKU.rouge, 1);
  expect((await other.request(ordersRoutes.extendReceipt, { orderId: unshipped })).errorCode).toBe(
    'ORD3002W',
  );
});

it('a timer that was due before the extension does nothing', async () => {
  const { orderId, extend, row } = await createShippedOrder();
  await advanceClock(shop.db, 9 * DAY);
  expect((await extend()).status).toBe(0);

  await shop.db
    .updateTable('job')
    .set({ run_at: new Date(0) })
    .where('kind', '=', ORDER_TIMERS.receipt.kind)
    .where('unique_key', '=', `${orderId}-1`)
    .execute();
  await runJobs();
  expect((await row()).status).toBe(50);
});

onPostgres('pressed twice at once', () => {
  it('extends once', async () => {
    const { extend, row } = await createShippedOrder();
    await advanceClock(shop.db, 8 * DAY);
    const answers = await Promise.all([extend(), extend(), extend()]);
    expect(answers.map(({ errorCode }) => errorCode ?? '').toSorted()).toEqual(['', 'ORD3004W', 'ORD3004W']);
    const { shipped_at, receipt_until } = await row();
    expect(receipt_until!.getTime() - shipped_at!.getTime()).toBe(13 * DAY * 1_000);
  });
});
