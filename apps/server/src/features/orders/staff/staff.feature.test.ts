import { ordersRoutes } from '@huarong/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { createLog } from '#platform/log';
import { combineHandlers, deliverOutbox } from '#platform/outbox';
import { SKU } from '../../cart/testing/seed-products.ts';
import { adjustStock, findStock } from '../../inventory/index.ts';
import { closeUnpaid, logOrderEvents } from '../order-handlers.ts';
import { demoCourier } from '../ship/demo-courier.ts';
import { type OrderShop, openOrderShop } from '../testing/open-order-shop.ts';
import { cancelByStaff, closeByStaff, listSubOrdersForStaff, refundByStaff } from './index.ts';

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

describe('who cancelled an order', () => {
  const cancelledBy = async (orderId: string) =>
    (
      await shop.db
        .selectFrom('shop_order')
        .select(['cancel_by', 'cancel_note'])
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).cancel_by;

  it('is the shopper, also of a paid order', async () => {
    const shopper = await shop.newMember();
    const unpaid = await shopper.placeOrder(SKU.cream);
    await shopper.request(ordersRoutes.cancelOrder, { orderId: unpaid, reasonCode: 4 });
    expect(await cancelledBy(unpaid)).toBe('shopper');
    const paid = await shopper.placeOrder(SKU.cream);
    await shop.pay(paid);
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId: paid, reasonCode: 4 });
    expect(await cancelledBy(paid)).toBe('shopper');
  });

  it('is staff, or the shop itself when the time to pay has passed', async () => {
    const shopper = await shop.newMember();
    const closed = await shopper.placeOrder(SKU.cream);
    await closeByStaff(shop.db, shop.payments.port, closed, '重复下单');
    expect(await cancelledBy(closed)).toBe('staff');
    const late = await shopper.placeOrder(SKU.cream);
    await sql`update shop_order set pay_until = shop_now() - interval '1 minute' where id = ${late}`.execute(
      shop.db,
    );
    await closeUnpaid(shop.db, shop.payments.port, late);
    expect(await cancelledBy(late)).toBe('system');
  });

  it('is staff who cancel a paid order: everything goes back', async () => {
    const shopper = await shop.newMember();
    const before = await shop.stockOf(SKU.cream);
    const orderId = await shopper.placeOrder(SKU.cream, 2);
    await shop.pay(orderId);
    const cancelled = await cancelByStaff(shop.db, shop.payments.port, { orderId, reason: '缺货' });
    expect(cancelled).toEqual({ ok: true, value: { orderId, orderStatus: 80 } });
    expect(await cancelledBy(orderId)).toBe('staff');
    expect(await shop.stockOf(SKU.cream)).toEqual(before);
    expect(await shop.audit()).toEqual([]);
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
