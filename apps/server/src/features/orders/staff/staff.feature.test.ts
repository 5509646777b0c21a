import { ordersRoutes } from '@huarong/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { combineHandlers, deliverOutbox } from '#platform/outbox';
import { SKU } from '../../cart/testing/seed-products.ts';
import { adjustStock, findStock } from '../../inventory/index.ts';
import { logOrderEvents } from '../order-handlers.ts';
import { demoCourier } from '../ship/demo-courier.ts';
import { type OrderShop, openOrderShop } from '../testing/open-order-shop.ts';
import { closeByStaff, listSubOrdersForStaff, refundByStaff } from './index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

describe('staff', () => {
  it('see open sub-orders, oldest first', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream, 2);
    await shop.pay(orderId);
    expect(await listSubOrdersForStaff(shop.db, { statuses: [30] })).toMatchObject([
      {
        id: `${orderId}-1`,
        status: 30,
        payable_fen: 200_00,
        recipient_name: '林知夏',
        items: '商品200002 × 2',
      },
    ]);
  });

  const correction = (difference: number) => ({ difference, cause: 'count', reference: 'test' }) as const;
  it('adjust stock and cannot remove more than is available', async () => {
    const before = (await findStock(shop.db, SKU.serum))!;
    expect(await adjustStock(shop.db, SKU.serum, correction(2))).toMatchObject({
      available: before.available + 2,
    });
    expect(await adjustStock(shop.db, SKU.serum, correction(-99))).toBeNull();
    expect(await adjustStock(shop.db, 'no-such-sku', correction(1))).toBeNull();
    expect(await shop.audit()).toEqual([]);
  });

  it('refund an order, never more than was paid', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    const refund = (amountFen: number) =>
      refundByStaff(shop.db, shop.payments.port, { orderId, amountFen, reason: '瓶口破损' });
    expect((await refund(1_00)).ok).toBe(false);
    await shop.pay(orderId);
    expect(await refund(10_00)).toEqual({ ok: true, value: { left: 100_00 } });
    expect((await refund(110_01)).ok).toBe(false);
    expect(shop.payments.calls).toContain(`refund ${orderId} 1000 shop:1:瓶口破损`);
  });

  it('close an unpaid order and cannot close a paid one', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    expect((await closeByStaff(shop.db, shop.payments.port, orderId)).ok).toBe(true);
    const paid = await shopper.placeOrder(SKU.cream);
    await shop.pay(paid);
    expect((await closeByStaff(shop.db, shop.payments.port, paid)).ok).toBe(false);
    expect((await closeByStaff(shop.db, shop.payments.port, '202600000000000000')).ok).toBe(false);
  });
});

describe('the demo courier', () => {
  it('ships a paid order after two hours and delivers it a day later, in business time', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    await shop.pay(orderId);
    const courier = demoCourier(shop.db, shop.payments.port);
    const status = async () => {
      const handlers = combineHandlers(logOrderEvents(createLog('silent')), courier.outbox);
      // Events first: they schedule the courier's jobs.
      while ((await deliverOutbox(shop.db, handlers)) + (await runDueJobs(shop.db, courier.jobs)) > 0);
      return (await shopper.request(ordersRoutes.orderStatus, { orderId })).results.orderStatus;
    };
    expect(await status()).toBe(30);
    await advanceClock(shop.db, 2 * 3_600 + 1);
    expect(await status()).toBe(50);
    await advanceClock(shop.db, 21 * 3_600);
    expect(await status()).toBe(50);
    const { parcels } = (await shopper.request(ordersRoutes.getDelivery, { orderId })).results;
    expect(parcels[0]).toMatchObject({ carrier: '顺丰速运', statusText: '派送中' });
    await advanceClock(shop.db, 4 * 3_600);
    expect(await status()).toBe(60);
  });

  it('packs an order whose job was stored by an earlier release', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.cream);
    await shop.pay(orderId);
    await sql`insert into job (kind, unique_key, run_at, payload)
      values ('demo-pack', ${orderId}, shop_now(), ${JSON.stringify({ id: orderId })})`.execute(shop.db);
    while ((await runDueJobs(shop.db, demoCourier(shop.db, shop.payments.port).jobs)) > 0);
    const { orderStatus } = (await shopper.request(ordersRoutes.orderStatus, { orderId })).results;
    expect(orderStatus).toBe(50);
  });
});
