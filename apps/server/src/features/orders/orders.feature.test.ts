import { ordersRoutes } from '@huarong/contract/orders';
import { ORDER_TRANSITIONS } from '@huarong/core/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { SKU } from '../cart/testing/seed-products.ts';
import { refundSettled } from './cancel/on-refund-settled.ts';
import { orderJobs } from './order-jobs.ts';
import { signParcel } from './ship/parcel-trace.ts';
import { shipPart } from './ship/ship-sub-order.ts';
import { confirmOrder, decideCancel, handToWarehouse, noteRefusal } from './staff/decide-order.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from './testing/open-order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const bought = async (skuId: string = SKU.cream, quantity = 1, wish: object = {}) => {
  const shopper = await shop.newMember();
  const orderId = await shopper.buys(skuId, quantity, wish);
  const statusNow = async () =>
    (await shopper.ask(ordersRoutes.orderStatus, { orderId })).results.orderStatus;
  return { shopper, orderId, part: `${orderId}-1`, statusNow };
};
const paid = async (skuId?: string, quantity?: number) => {
  const order = await bought(skuId, quantity);
  await shop.pay(order.orderId);
  return order;
};
const ship = (subOrderId: string, items?: Map<string, number>) =>
  transaction(shop.db, (tx) =>
    shipPart(tx, { subOrderId, carrier: '顺丰速运', waybillNo: 'SF1', ...(items && { items }) }),
  );
const delivered = async () => {
  const order = await paid();
  const sent = await ship(order.part);
  if (!sent.ok) throw new Error(sent.refusal.code);
  await transaction(shop.db, (tx) => signParcel(tx, shop.payments.port, sent.value.parcelId));
  return order;
};
const runJobs = async () => {
  while ((await runDueJobs(shop.db, orderJobs(shop.db, shop.payments.port))) > 0);
};
const partOf = (id: string) =>
  shop.db.selectFrom('sub_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the life of an order', () => {
  it('may take the ways of the table and no others, whoever writes the row', async () => {
    const inDatabase = await shop.db
      .selectFrom('order_transition')
      .select(['from_status', 'to_status'])
      .execute();
    const asPairs = (pairs: { from: number; to: number }[]) =>
      pairs.map(({ from, to }) => `${from}-${to}`).sort();
    expect(asPairs(inDatabase.map((row) => ({ from: row.from_status, to: row.to_status })))).toEqual(
      asPairs([...ORDER_TRANSITIONS]),
    );
    const { part } = await bought();
    const jump = shop.db.updateTable('sub_order').set({ status: 70 }).where('id', '=', part).execute();
    await expect(jump).rejects.toThrow('does not go from 10 to 70');
  });

  it('goes from payment to points: sold, sent, signed, received', async () => {
    const { shopper, orderId, part, statusNow } = await paid(SKU.rouge);
    expect(await statusNow()).toBe(30);
    const sent = await ship(part);
    expect(sent.ok && sent.value.isAll).toBe(true);
    expect(await statusNow()).toBe(50);
    const { results } = await shopper.ask(ordersRoutes.getDelivery, { orderId });
    expect(results.parcels).toMatchObject([
      { status: 10, statusText: '已出库', items: [{ skuId: SKU.rouge, quantity: 1 }] },
    ]);
    await transaction(shop.db, (tx) => signParcel(tx, shop.payments.port, results.parcels[0].parcelId));
    expect(await statusNow()).toBe(60);
    expect((await shopper.ask(ordersRoutes.confirmReceipt, { orderId })).results).toMatchObject({
      orderStatus: 70,
      statusText: '已完成',
    });
    const memberId = shopper.owner.slice('member:'.length);
    const points = await shop.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(points.pay_points).toBe(320);
    const detail = await shopper.ask(ordersRoutes.detail, { orderId });
    expect(detail.results.timeline.every((step: { done: boolean }) => step.done)).toBe(true);
    expect(detail.results.actions).toMatchObject({
      canComment: true,
      canReturn: true,
      canRebuy: true,
      canDelete: true,
    });
    expect(await shop.audit()).toEqual([]);
  });

  it('pays an order once, whatever is repeated', async () => {
    const { orderId } = await bought();
    expect([await shop.pay(orderId), await shop.pay(orderId)]).toEqual(['moved', 'already']);
  });

  it('waits for the second parcel when only part of it went out', async () => {
    const { shopper, orderId, part, statusNow } = await paid(SKU.cream, 3);
    const line = await shop.db
      .selectFrom('order_line')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await ship(part, new Map([[line.id, 2]]));
    expect(await statusNow()).toBe(40);
    expect((await ship(part, new Map([[line.id, 2]]))).ok).toBe(false);
    await ship(part);
    expect(await statusNow()).toBe(50);
    const { results } = await shopper.ask(ordersRoutes.getDelivery, { orderId });
    expect(
      results.parcels.map((parcel: { items: { quantity: number }[] }) => parcel.items[0]!.quantity),
    ).toEqual([2, 1]);
  });

  it('of goods nobody took at the door ends there', async () => {
    const { part, statusNow } = await paid();
    await ship(part);
    await noteRefusal(shop.db, part);
    expect(await statusNow()).toBe(92);
  });
});

describe('a cancel', () => {
  it('of an unpaid order gives the goods back, once', async () => {
    const before = await shop.stockOf(SKU.brush);
    const { shopper, orderId } = await bought(SKU.brush, 3);
    const cancel = () => shopper.ask(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    expect((await cancel()).results).toEqual({ orderId, orderStatus: 90, statusText: '已取消' });
    expect((await cancel()).errorCode).toBe('ORD3002W');
    expect(await shop.stockOf(SKU.brush)).toEqual(before);
    expect(await shop.pay(orderId)).toBe('cancelled');
    expect(await shop.audit()).toEqual([]);
  });

  it.each([0, 10, '其他', -1])('wants one of nine reasons, not %s', async (reasonCode) => {
    const { shopper, orderId } = await bought();
    expect((await shopper.ask(ordersRoutes.cancelOrder, { orderId, reasonCode })).httpStatus).toBe(400);
  });

  it('of a paid order refunds what was paid, freight too, and closes when the money is back', async () => {
    const before = await shop.stockOf(SKU.brush);
    const { shopper, orderId, statusNow } = await paid(SKU.brush);
    const answer = await shopper.ask(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 4 });
    expect(answer.results.orderStatus).toBe(80);
    expect(shop.payments.asked).toContain(`refund ${orderId} 4000 cancel:${orderId}-1`);
    expect(await shop.stockOf(SKU.brush)).toEqual(before);
    await transaction(shop.db, (tx) => refundSettled(tx, orderId));
    expect(await statusNow()).toBe(91);
    expect(await shop.audit()).toEqual([]);
  });

  it('of goods in the warehouse waits for the shop: no keeps it going, yes sends the money back', async () => {
    const { shopper, orderId, part, statusNow } = await paid();
    await handToWarehouse(shop.db, part);
    const cancel = () => shopper.ask(ordersRoutes.cancelInProcessOrder, { orderId });
    expect((await cancel()).results.orderStatus).toBe(80);
    expect(shop.payments.asked.filter((what) => what.startsWith(`refund ${orderId}`))).toEqual([]);
    await decideCancel(shop.db, shop.payments.port, part, false);
    expect(await statusNow()).toBe(35);
    await cancel();
    expect((await decideCancel(shop.db, shop.payments.port, part, true)).ok).toBe(true);
    expect((await decideCancel(shop.db, shop.payments.port, part, true)).ok).toBe(false);
    expect(shop.payments.asked.filter((what) => what.startsWith(`refund ${orderId}`))).toHaveLength(1);
  });

  it('comes too late for what was sent', async () => {
    const { shopper, orderId, part } = await paid();
    await ship(part);
    const answers = [
      await shopper.ask(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 }),
      await shopper.ask(ordersRoutes.cancelInProcessOrder, { orderId }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['ORD3002W', 'ORD3002W']);
  });
});

describe('what happens by itself', () => {
  it('closes an unpaid order after thirty minutes, asking the providers first', async () => {
    const before = await shop.stockOf(SKU.brush);
    const { shopper, orderId, statusNow } = await bought(SKU.brush);
    expect(
      (await shopper.ask(ordersRoutes.orderStatus, { orderId })).results.cancelOrderTimeLeft,
    ).toBeGreaterThan(1790);
    await advanceClock(shop.db, 29 * 60);
    await runJobs();
    expect(await statusNow()).toBe(10);
    await advanceClock(shop.db, 61);
    await runJobs();
    expect(await statusNow()).toBe(90);
    expect(shop.payments.asked).toContain(`ask ${orderId}`);
    expect(await shop.stockOf(SKU.brush)).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });

  it('takes goods as received ten days after they went out', async () => {
    const { part, statusNow } = await paid();
    await ship(part);
    await advanceClock(shop.db, 10 * 86_400 - 60);
    await runJobs();
    expect(await statusNow()).toBe(50);
    await advanceClock(shop.db, 61);
    await runJobs();
    expect(await statusNow()).toBe(70);
    expect((await partOf(part)).signed_at).not.toBeNull();
  });

  it('drops a cash order that nobody confirmed within a day; a confirmed one goes on', async () => {
    const dropped = await bought(SKU.rouge, 1, { paymentCode: 'COD' });
    const kept = await bought(SKU.rouge, 1, { paymentCode: 'COD' });
    expect((await confirmOrder(shop.db, kept.orderId)).ok).toBe(true);
    await advanceClock(shop.db, 86_401);
    await runJobs();
    expect([await dropped.statusNow(), await kept.statusNow()]).toEqual([90, 30]);
    expect(await shop.audit()).toEqual([]);
  });
});

describe('a cash order', () => {
  const codeFor = async (shopper: OrderShopper, orderId: string) => {
    const { results } = await shopper.ask(ordersRoutes.sendCashCode, { orderId });
    const { code } = await shop.db
      .selectFrom('demo_message')
      .select('code')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { smsCode: code!, rToken: results.rToken as string };
  };

  it('is confirmed by its shopper with the code sent to her mobile, once', async () => {
    const { shopper, orderId, statusNow } = await bought(SKU.rouge, 1, { paymentCode: 'COD' });
    const stranger = await shop.newMember();
    expect((await stranger.ask(ordersRoutes.sendCashCode, { orderId })).errorCode).toBe('ORD3001E');
    const proof = await codeFor(shopper, orderId);
    const wrong = { ...proof, smsCode: proof.smsCode === '000000' ? '111111' : '000000' };
    expect((await shopper.ask(ordersRoutes.confirmCash, { orderId, ...wrong })).status).not.toBe(0);
    expect((await stranger.ask(ordersRoutes.confirmCash, { orderId, ...proof })).errorCode).toBe('ORD3001E');
    expect(await statusNow()).toBe(20);
    expect((await shopper.ask(ordersRoutes.confirmCash, { orderId, ...proof })).results).toMatchObject({
      orderStatus: 30,
      statusText: '待发货',
    });
    expect((await shopper.ask(ordersRoutes.confirmCash, { orderId, ...proof })).errorCode).toBe('ORD3002W');
    expect((await shopper.ask(ordersRoutes.sendCashCode, { orderId })).errorCode).toBe('ORD3002W');
    await advanceClock(shop.db, 86_401);
    await runJobs();
    expect(await statusNow()).toBe(30);
    expect(await shop.audit()).toEqual([]);
  });

  it('is not confirmed by the code of another', async () => {
    const one = await bought(SKU.rouge, 1, { paymentCode: 'COD' });
    const other = await one.shopper.buys(SKU.rouge, 1, { paymentCode: 'COD' });
    const proof = await codeFor(one.shopper, one.orderId);
    const answer = await one.shopper.ask(ordersRoutes.confirmCash, { orderId: other, ...proof });
    expect(answer.status).not.toBe(0);
    expect(await one.statusNow()).toBe(20);
  });
});

describe('the list of orders', () => {
  it('stands under five tabs, newest first, with their counts', async () => {
    const shopper = await shop.newMember();
    const unpaid = await shopper.buys(SKU.cream);
    const toSend = await shopper.buys(SKU.cream);
    await shop.pay(toSend);
    const gone = await shopper.buys(SKU.cream);
    await shopper.ask(ordersRoutes.cancelOrder, { orderId: gone, reasonCode: 3 });
    const ids = async (filter: object) =>
      (await shopper.ask(ordersRoutes.paging, filter)).results.list.map(
        (order: { orderId: string }) => order.orderId,
      );
    expect(await ids({})).toEqual([gone, toSend, unpaid]);
    expect(await ids({ orderStatus: 'unpaid' })).toEqual([unpaid]);
    expect(await ids({ orderStatus: 'unshipped' })).toEqual([toSend]);
    expect(await ids({ orderStatus: 90 })).toEqual([gone]);
    expect(await ids({ orderStatus: '' })).toHaveLength(3);
    expect(await ids({ keyword: toSend })).toEqual([toSend]);
    expect(await ids({ keyword: '商品200002' })).toHaveLength(3);
    expect(await ids({ keyword: '100%' })).toEqual([]);
    const page = (await shopper.ask(ordersRoutes.paging, { pageNo: 2, pageSize: 2 })).results;
    expect(page).toMatchObject({
      total: 3,
      totalPages: 2,
      currentPage: 2,
      counts: { unpaid: 1, unshipped: 1, unreceived: 0, uncommented: 0 },
    });
    expect(page.list).toHaveLength(1);
    expect((await shopper.ask(ordersRoutes.paging, { pageNo: 9 })).results).toMatchObject({
      total: 3,
      list: [],
    });
  });

  it('shows three months unless asked for more', async () => {
    const { shopper, orderId } = await bought();
    await advanceClock(shop.db, 100 * 86_400);
    const ids = async (orderTime?: string) =>
      (await shopper.ask(ordersRoutes.paging, orderTime ? { orderTime } : {})).results.list.map(
        (order: { orderId: string }) => order.orderId,
      );
    expect([await ids(), await ids('H'), await ids('A'), await ids('E')]).toEqual([
      [],
      [orderId],
      [orderId],
      [],
    ]);
  });

  it('lets go of an order that is over, and of no other', async () => {
    const { shopper, orderId } = await bought();
    const remove = () => shopper.ask(ordersRoutes.deleteOrder, { orderId });
    expect((await remove()).errorCode).toBe('ORD3002W');
    await shopper.ask(ordersRoutes.cancelOrder, { orderId, reasonCode: 9 });
    expect((await remove()).status).toBe(0);
    expect((await shopper.ask(ordersRoutes.paging, { orderTime: 'A' })).results.total).toBe(0);
    expect((await shopper.ask(ordersRoutes.detail, { orderId })).status).toBe(0);
  });

  it('puts an old order into the cart again, and names what is no longer there', async () => {
    const { shopper, orderId } = await delivered();
    expect((await shopper.ask(ordersRoutes.rebuy, { orderId })).results).toEqual({ added: 1, missing: [] });
    expect((await shopper.quote()).items).toHaveLength(1);
    const open = await bought();
    expect((await open.shopper.ask(ordersRoutes.rebuy, { orderId: open.orderId })).errorCode).toBe(
      'ORD3002W',
    );
  });
});

describe('the pages around a payment', () => {
  it('tell what is due, by what means and for how long; asking changes nothing', async () => {
    const { shopper, orderId, statusNow } = await bought();
    expect((await shopper.ask(ordersRoutes.afterOrder, { orderId })).results).toMatchObject({
      payable: '110.00',
      payLink: `/payment/${orderId}`,
      recipientText: '林知夏 138****0426 上海市 徐汇区 花间路 88 号 3 幢 1201 室',
    });
    expect((await shopper.ask(ordersRoutes.afterPay, { orderId })).results).toMatchObject({
      outcome: 'waiting',
      payable: '110.00',
    });
    expect((await shopper.ask(ordersRoutes.afterPaid, { orderId })).results.payStatus).toBe(0);
    expect(await statusNow()).toBe(10);
    const failure = { provider: 'alipay', state: 'closed', failure: '银行卡余额不足' } as const;
    shop.payments.attempts.set(orderId, failure);
    expect((await shopper.ask(ordersRoutes.afterPay, { orderId })).results).toMatchObject({
      outcome: 'failed',
      reason: '支付宝返回：银行卡余额不足',
      payable: '110.00',
    });
    shop.payments.attempts.set(orderId, { ...failure, state: 'pending', failure: null });
    expect((await shopper.ask(ordersRoutes.afterPay, { orderId })).results.outcome).toBe('waiting');
    await shop.pay(orderId);
    expect((await shopper.ask(ordersRoutes.afterPay, { orderId })).results).toMatchObject({
      outcome: 'paid',
      payable: '0.00',
    });
    expect((await shopper.ask(ordersRoutes.afterPaid, { orderId })).results).toMatchObject({
      payStatus: 2,
      expectedPoints: 100,
    });
  });
});

describe('somebody else’s order', () => {
  it.each([
    ordersRoutes.detail,
    ordersRoutes.orderStatus,
    ordersRoutes.orderInformation,
    ordersRoutes.afterOrder,
    ordersRoutes.afterPaid,
    ordersRoutes.afterPay,
    ordersRoutes.cancelOrder,
    ordersRoutes.cancelInProcessOrder,
    ordersRoutes.confirmReceipt,
    ordersRoutes.rebuy,
    ordersRoutes.deleteOrder,
    ordersRoutes.getDelivery,
  ])('is not there: %s', async (route) => {
    const { orderId, statusNow } = await bought();
    const answer = await (await shop.newMember()).ask(route, { orderId, reasonCode: 4 });
    expect([answer.httpStatus, answer.errorCode]).toEqual([404, 'ORD3001E']);
    expect(await statusNow()).toBe(10);
  });
});
