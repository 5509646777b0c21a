import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { readConfig } from '#platform/config';
import { SERVER_CALLER } from '#platform/context';
import { insertRows } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { deliverOutbox } from '#platform/outbox';
import { openMemberSession } from '#platform/session';
import { listViolations } from '../../../testing/audit.ts';
import { createFakeStorage } from '../../integrations/storage/fake.ts';
import { createBackgroundWork } from '../background-work.ts';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { SKU } from '../cart/testing/seed-products.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop(async (db) => {
    const stockRows = await db
      .selectFrom('stock')
      .select(['sku_id', 'available'])
      .where('available', '>', 0)
      .execute();
    await insertRows(
      db,
      'stock_ledger',
      stockRows.map(({ sku_id, available }) => ({
        sku_id,
        delta: available,
        reason: 'initial',
        reference: 'test',
      })),
    );
  });
});
afterAll(() => shop.close());

const audit = () => listViolations(shop.db);

/** Runs jobs and delivers events until nothing is due. */
async function runUntilIdle() {
  const read = readConfig({ SHOP_MODE: 'demo', LOG_LEVEL: 'silent', DATA_DIR: tmpdir() });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const work = createBackgroundWork({
    config: read.config,
    db: shop.db,
    log: createLog('silent'),
    storage: createFakeStorage(),
  });
  while ((await deliverOutbox(shop.db, work.outbox)) + (await runDueJobs(shop.db, work.jobs)) > 0);
}
async function placeOrder(shopper: Shopper, skuId: string = SKU.cream) {
  await shopper.cart('addToCart', { skuId, quantity: 1 });
  const { addrId } = (
    await shopper.post('/v3/shopcart/recipientInfo/add', {
      name: '沈南枝',
      mobile: '13700000003',
      provinceCode: '310000',
      cityCode: '310100',
      districtCode: '310104',
      address: '愚园路 1088 号 2 楼',
    })
  ).results;
  const { quoteHash } = (await shopper.cart('getShopcartStepTwo', { addrId })).results;
  const placed = await shopper.cart('commitOrderExtend', { quoteHash, addrId, paymentCode: 'ALIPAY' });
  return placed.results.orderId as string;
}
const openPayment = async (shopper: Shopper, orderId: string) =>
  (await shopper.get(`/v1/order/pay/payInfo/${orderId}/PC/full?paymentCode=ALIPAY`)).results
    .outTradeNo as string;
const payAtSandbox = async (outTradeNo: string, outcome: string) =>
  (
    await shop.app.inject({ method: 'POST', url: '/demo/sandbox/pay', payload: { outTradeNo, outcome } })
  ).json();
const statusOf = async (orderId: string) =>
  (
    await shop.db
      .selectFrom('sub_order')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status;
/** A session ends after two hours without a call, so the test signs in again. */
const signInAgain = async ({ id }: Shopper) => ({
  token: await openMemberSession(shop.db, id, SERVER_CALLER),
});

describe('an order from cart to delivery', () => {
  it('is paid, shipped and received with consistent books', async () => {
    const shopper = await shop.member();
    const orderId = await placeOrder(shopper);
    const outTradeNo = await openPayment(shopper, orderId);
    await payAtSandbox(outTradeNo, 'duplicate');
    expect(await statusOf(orderId)).toBe(30);
    await runUntilIdle();
    await advanceClock(shop.db, 2 * 3_600 + 1);
    await runUntilIdle();
    expect(await statusOf(orderId)).toBe(50);
    await advanceClock(shop.db, 25 * 3_600);
    await runUntilIdle();
    expect(await statusOf(orderId)).toBe(60);
    const headers = await signInAgain(shopper);
    await shop.app.inject({
      method: 'POST',
      url: '/v1/order/orderInfo/confirmReceipt',
      headers,
      payload: { queryBody: { orderId } },
    });
    expect(await statusOf(orderId)).toBe(70);
    await runUntilIdle();
    const detail = (await shop.app.inject({ url: `/v3/es/order/detail/pc/${orderId}`, headers })).json();
    expect(detail.results.tenders).toMatchObject([{ paymentCode: 'ALIPAY', amount: '110.00' }]);
    expect(await audit()).toEqual([]);
  });

  it.each(['wrongAmount', 'forged', 'fail'])('does not change on a %s notice', async (outcome) => {
    const shopper = await shop.member();
    const orderId = await placeOrder(shopper);
    await payAtSandbox(await openPayment(shopper, orderId), outcome);
    expect(await statusOf(orderId)).toBe(10);
    await shopper.post('/v1/order/orderInfo/cancelOrder', { orderId, reasonCode: 6 });
    await runUntilIdle();
    expect(await audit()).toEqual([]);
  });

  it('is refunded automatically when paid after its cancellation', async () => {
    const shopper = await shop.member();
    const orderId = await placeOrder(shopper);
    const outTradeNo = await openPayment(shopper, orderId);
    await shopper.post('/v1/order/orderInfo/cancelOrder', { orderId, reasonCode: 4 });
    await payAtSandbox(outTradeNo, 'success');
    await runUntilIdle();
    expect(await statusOf(orderId)).toBe(90);
    const refunds = await shop.db
      .selectFrom('refund')
      .select(['state', 'amount_fen'])
      .where('order_id', '=', orderId)
      .execute();
    expect(refunds).toEqual([{ state: 'done', amount_fen: 110_00 }]);
    expect(await audit()).toEqual([]);
  });

  it('is refunded in full and closed when cancelled after payment', async () => {
    const shopper = await shop.member();
    const orderId = await placeOrder(shopper);
    await payAtSandbox(await openPayment(shopper, orderId), 'success');
    const { results } = await shopper.post('/v1/order/orderInfo/cancelInProcessOrder', {
      orderId,
      reasonCode: 4,
    });
    expect(results.orderStatus).toBe(80);
    await runUntilIdle();
    expect(await statusOf(orderId)).toBe(91);
    expect((await shopper.get(`/v1/order/orderInfo/orderstatu/${orderId}`)).results.payStatus).toBe(4);
    expect(await audit()).toEqual([]);
  });

  it('closes when it is not paid in time', async () => {
    const shopper = await shop.member();
    const orderId = await placeOrder(shopper);
    await openPayment(shopper, orderId);
    await advanceClock(shop.db, 31 * 60);
    await runUntilIdle();
    expect(await statusOf(orderId)).toBe(90);
    expect(await audit()).toEqual([]);
  });
});
