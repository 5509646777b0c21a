import { ordersRoutes } from '@huarong/contract/orders';
import { ORDER_TRANSITIONS } from '@huarong/core/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { memberIdOfOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { SKU } from '../cart/testing/seed-products.ts';
import { onRefundSettled } from './cancel/on-refund-settled.ts';
import { orderJobs } from './order-handlers.ts';
import { signParcel } from './ship/parcel-trace.ts';
import { shipSubOrder } from './ship/ship-sub-order.ts';
import { confirmOrder, decideCancel, handToWarehouse, recordDeliveryRefusal } from './staff/index.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from './testing/open-order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

const placeOrder = async (skuId: string = SKU.cream, quantity = 1, input: object = {}) => {
  const shopper = await shop.newMember();
  const orderId = await shopper.placeOrder(skuId, quantity, input);
  const statusNow = async () =>
    (await shopper.request(ordersRoutes.orderStatus, { orderId })).results.orderStatus;
  return { shopper, orderId, subOrderId: `${orderId}-1`, statusNow };
};
const placePaidOrder = async (skuId?: string, quantity?: number) => {
  const order = await placeOrder(skuId, quantity);
  await shop.pay(order.orderId);
  return order;
};
const ship = (subOrderId: string, items?: Map<string, number>) =>
  transaction(shop.db, (tx) =>
    shipSubOrder(tx, { subOrderId, carrier: '顺丰速运', waybillNo: 'SF1', ...(items && { items }) }),
  );
const placeDeliveredOrder = async () => {
  const order = await placePaidOrder();
  const sent = await ship(order.subOrderId);
  if (!sent.ok) throw new Error(sent.refusal.code);
  await transaction(shop.db, (tx) => signParcel(tx, shop.payments.port, sent.value.parcelId));
  return order;
};
const runJobs = async () => {
  while ((await runDueJobs(shop.db, orderJobs(shop.db, shop.payments.port))) > 0);
};
const findSubOrder = (id: string) =>
  shop.db.selectFrom('sub_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('the lifecycle of an order', () => {
  it('allows only the transitions of the table, also for direct writes to the database', async () => {
    const inDatabase = await shop.db
      .selectFrom('order_transition')
      .select(['from_status', 'to_status'])
      .execute();
    const asPairs = (pairs: { from: number; to: number }[]) =>
      pairs.map(({ from, to }) => `${from}-${to}`).sort();
    expect(asPairs(inDatabase.map((row) => ({ from: row.from_status, to: row.to_status })))).toEqual(
      asPairs([...ORDER_TRANSITIONS]),
    );
    const { subOrderId } = await placeOrder();
    const jump = shop.db.updateTable('sub_order').set({ status: 70 }).where('id', '=', subOrderId).execute();
    await expect(jump).rejects.toThrow('does not go from 10 to 70');
  });

  it('goes from payment to points: sold, shipped, signed, received', async () => {
    const { shopper, orderId, subOrderId, statusNow } = await placePaidOrder(SKU.rouge);
    expect(await statusNow()).toBe(30);
    const sent = await ship(subOrderId);
    expect(sent.ok && sent.value.isAll).toBe(true);
    expect(await statusNow()).toBe(50);
    const { results } = await shopper.request(ordersRoutes.getDelivery, { orderId });
    expect(results.parcels).toMatchObject([
      { status: 10, statusText: '已出库', items: [{ skuId: SKU.rouge, quantity: 1 }] },
    ]);
    const listed = async () => (await shopper.request(ordersRoutes.paging, {})).results.list[0];
    expect((await listed()).latestTrace).toEqual(results.parcels[0].traces[0]);
    await transaction(shop.db, (tx) => signParcel(tx, shop.payments.port, results.parcels[0].parcelId));
    expect(await statusNow()).toBe(60);
    expect((await shopper.request(ordersRoutes.confirmReceipt, { orderId })).results).toMatchObject({
      orderStatus: 70,
      statusText: '已完成',
    });
    const memberId = memberIdOfOwner(shopper.owner)!;
    const points = await shop.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    expect(points.pay_points).toBe(320);
    const detail = await shopper.request(ordersRoutes.detail, { orderId });
    expect(detail.results.timeline.every((step: { done: boolean }) => step.done)).toBe(true);
    expect(detail.results.actions).toMatchObject({
      canComment: true,
      canReturn: true,
      canRebuy: true,
      canDelete: true,
    });
    expect(await shop.audit()).toEqual([]);
  });

  it('marks an order as paid once when the notice is repeated', async () => {
    const { orderId } = await placeOrder();
    expect([await shop.pay(orderId), await shop.pay(orderId)]).toEqual(['moved', 'already']);
  });

  it('stays partly shipped until the second parcel', async () => {
    const { shopper, orderId, subOrderId, statusNow } = await placePaidOrder(SKU.cream, 3);
    const line = await shop.db
      .selectFrom('order_line')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    await ship(subOrderId, new Map([[line.id, 2]]));
    expect(await statusNow()).toBe(40);
    expect((await ship(subOrderId, new Map([[line.id, 2]]))).ok).toBe(false);
    await ship(subOrderId);
    expect(await statusNow()).toBe(50);
    const { results } = await shopper.request(ordersRoutes.getDelivery, { orderId });
    expect(
      results.parcels.map((parcel: { items: { quantity: number }[] }) => parcel.items[0]!.quantity),
    ).toEqual([2, 1]);
  });

  it('ends when the recipient refuses the delivery', async () => {
    const { subOrderId, statusNow } = await placePaidOrder();
    await ship(subOrderId);
    await recordDeliveryRefusal(shop.db, subOrderId);
    expect(await statusNow()).toBe(92);
  });
});

describe('a cancellation', () => {
  it('of an unpaid order releases the stock once', async () => {
    const before = await shop.stockOf(SKU.brush);
    const { shopper, orderId } = await placeOrder(SKU.brush, 3);
    const cancel = () => shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    expect((await cancel()).results).toEqual({ orderId, orderStatus: 90, statusText: '已取消' });
    expect((await cancel()).errorCode).toBe('ORD3002W');
    expect(await shop.stockOf(SKU.brush)).toEqual(before);
    expect(await shop.pay(orderId)).toBe('cancelled');
    expect(await shop.audit()).toEqual([]);
  });

  it.each([0, 10, '其他', -1])('requires one of nine reasons and refuses %s', async (reasonCode) => {
    const { shopper, orderId } = await placeOrder();
    expect((await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode })).httpStatus).toBe(400);
  });

  it('of a paid order refunds the payment with freight and closes when the refund is done', async () => {
    const before = await shop.stockOf(SKU.brush);
    const { shopper, orderId, statusNow } = await placePaidOrder(SKU.brush);
    const answer = await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 4 });
    expect(answer.results.orderStatus).toBe(80);
    expect(shop.payments.calls).toContain(`refund ${orderId} 4000 cancel:${orderId}-1`);
    expect(await shop.stockOf(SKU.brush)).toEqual(before);
    await transaction(shop.db, (tx) => onRefundSettled(tx, orderId));
    expect(await statusNow()).toBe(91);
    expect(await shop.audit()).toEqual([]);
  });

  it('of an order in the warehouse waits for staff: a rejection resumes it, an approval refunds it', async () => {
    const { shopper, orderId, subOrderId, statusNow } = await placePaidOrder();
    await handToWarehouse(shop.db, subOrderId);
    const cancel = () => shopper.request(ordersRoutes.cancelInProcessOrder, { orderId });
    expect((await cancel()).results.orderStatus).toBe(80);
    expect(shop.payments.calls.filter((what) => what.startsWith(`refund ${orderId}`))).toEqual([]);
    await decideCancel(shop.db, shop.payments.port, subOrderId, false);
    expect(await statusNow()).toBe(35);
    await cancel();
    expect((await decideCancel(shop.db, shop.payments.port, subOrderId, true)).ok).toBe(true);
    expect((await decideCancel(shop.db, shop.payments.port, subOrderId, true)).ok).toBe(false);
    expect(shop.payments.calls.filter((what) => what.startsWith(`refund ${orderId}`))).toHaveLength(1);
  });

  it('is refused for a shipped order', async () => {
    const { shopper, orderId, subOrderId } = await placePaidOrder();
    await ship(subOrderId);
    const answers = [
      await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 }),
      await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId }),
    ];
    expect(answers.map(({ errorCode }) => errorCode)).toEqual(['ORD3002W', 'ORD3002W']);
  });
});

describe('an order timer', () => {
  it('closes an unpaid order after thirty minutes, querying the providers first', async () => {
    const before = await shop.stockOf(SKU.brush);
    const { shopper, orderId, statusNow } = await placeOrder(SKU.brush);
    expect(
      (await shopper.request(ordersRoutes.orderStatus, { orderId })).results.cancelOrderTimeLeft,
    ).toBeGreaterThan(1790);
    await advanceClock(shop.db, 29 * 60);
    await runJobs();
    expect(await statusNow()).toBe(10);
    await advanceClock(shop.db, 61);
    await runJobs();
    expect(await statusNow()).toBe(90);
    expect(shop.payments.calls).toContain(`query ${orderId}`);
    expect(await shop.stockOf(SKU.brush)).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });

  it('confirms receipt ten days after shipping', async () => {
    const { subOrderId, statusNow } = await placePaidOrder();
    await ship(subOrderId);
    await advanceClock(shop.db, 10 * 86_400 - 60);
    await runJobs();
    expect(await statusNow()).toBe(50);
    await advanceClock(shop.db, 61);
    await runJobs();
    expect(await statusNow()).toBe(70);
    expect((await findSubOrder(subOrderId)).signed_at).not.toBeNull();
  });

  it('closes a cash order that is not confirmed within a day and keeps a confirmed one', async () => {
    const dropped = await placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
    const confirmed = await placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
    expect((await confirmOrder(shop.db, confirmed.orderId)).ok).toBe(true);
    await advanceClock(shop.db, 86_401);
    await runJobs();
    expect([await dropped.statusNow(), await confirmed.statusNow()]).toEqual([90, 30]);
    expect(await shop.audit()).toEqual([]);
  });
});

describe('a cash order', () => {
  const codeFor = async (shopper: OrderShopper, orderId: string) => {
    const { results } = await shopper.request(ordersRoutes.sendCashCode, { orderId });
    const { code } = await shop.db
      .selectFrom('demo_message')
      .select('code')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { smsCode: code!, rToken: results.rToken as string };
  };

  it('is confirmed once by its shopper with the code sent to their mobile', async () => {
    const { shopper, orderId, statusNow } = await placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
    const otherMember = await shop.newMember();
    expect((await otherMember.request(ordersRoutes.sendCashCode, { orderId })).errorCode).toBe('ORD3001E');
    const verification = await codeFor(shopper, orderId);
    const wrong = { ...verification, smsCode: verification.smsCode === '000000' ? '111111' : '000000' };
    expect((await shopper.request(ordersRoutes.confirmCash, { orderId, ...wrong })).status).not.toBe(0);
    expect(
      (await otherMember.request(ordersRoutes.confirmCash, { orderId, ...verification })).errorCode,
    ).toBe('ORD3001E');
    expect(await statusNow()).toBe(20);
    expect(
      (await shopper.request(ordersRoutes.confirmCash, { orderId, ...verification })).results,
    ).toMatchObject({
      orderStatus: 30,
      statusText: '待发货',
    });
    expect((await shopper.request(ordersRoutes.confirmCash, { orderId, ...verification })).errorCode).toBe(
      'ORD3002W',
    );
    expect((await shopper.request(ordersRoutes.sendCashCode, { orderId })).errorCode).toBe('ORD3002W');
    await advanceClock(shop.db, 86_401);
    await runJobs();
    expect(await statusNow()).toBe(30);
    expect(await shop.audit()).toEqual([]);
  });

  it('is not confirmed by the code of another order', async () => {
    const one = await placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
    const other = await one.shopper.placeOrder(SKU.rouge, 1, { paymentCode: 'COD' });
    const verification = await codeFor(one.shopper, one.orderId);
    const answer = await one.shopper.request(ordersRoutes.confirmCash, { orderId: other, ...verification });
    expect(answer.status).not.toBe(0);
    expect(await one.statusNow()).toBe(20);
  });
});

describe('the list of orders', () => {
  it('has five tabs with counts, newest first', async () => {
    const shopper = await shop.newMember();
    const unpaid = await shopper.placeOrder(SKU.cream);
    const toSend = await shopper.placeOrder(SKU.cream);
    await shop.pay(toSend);
    const cancelled = await shopper.placeOrder(SKU.cream);
    await shopper.request(ordersRoutes.cancelOrder, { orderId: cancelled, reasonCode: 3 });
    const ids = async (filter: object) =>
      (await shopper.request(ordersRoutes.paging, filter)).results.list.map(
        (order: { orderId: string }) => order.orderId,
      );
    expect(await ids({})).toEqual([cancelled, toSend, unpaid]);
    expect(await ids({ orderStatus: 'unpaid' })).toEqual([unpaid]);
    expect(await ids({ orderStatus: 'unshipped' })).toEqual([toSend]);
    expect(await ids({ orderStatus: 90 })).toEqual([cancelled]);
    expect(await ids({ orderStatus: '' })).toHaveLength(3);
    expect(await ids({ keyword: toSend })).toEqual([toSend]);
    expect(await ids({ keyword: '商品200002' })).toHaveLength(3);
    expect(await ids({ keyword: '100%' })).toEqual([]);
    const page = (await shopper.request(ordersRoutes.paging, { pageNo: 2, pageSize: 2 })).results;
    expect(page).toMatchObject({
      total: 3,
      totalPages: 2,
      currentPage: 2,
      counts: { unpaid: 1, unshipped: 1, unreceived: 0, uncommented: 0 },
    });
    expect(page.list).toHaveLength(1);
    expect((await shopper.request(ordersRoutes.paging, { pageNo: 9 })).results).toMatchObject({
      total: 3,
      list: [],
    });
  });

  it('shows three months by default', async () => {
    const { shopper, orderId } = await placeOrder();
    await advanceClock(shop.db, 100 * 86_400);
    const ids = async (orderTime?: string) =>
      (await shopper.request(ordersRoutes.paging, orderTime ? { orderTime } : {})).results.list.map(
        (order: { orderId: string }) => order.orderId,
      );
    expect([await ids(), await ids('H'), await ids('A'), await ids('E')]).toEqual([
      [],
      [orderId],
      [orderId],
      [],
    ]);
  });

  it('hides a finished order and no other', async () => {
    const { shopper, orderId } = await placeOrder();
    const remove = () => shopper.request(ordersRoutes.deleteOrder, { orderId });
    expect((await remove()).errorCode).toBe('ORD3002W');
    await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 9 });
    expect((await remove()).status).toBe(0);
    expect((await shopper.request(ordersRoutes.paging, { orderTime: 'A' })).results.total).toBe(0);
    expect((await shopper.request(ordersRoutes.detail, { orderId })).status).toBe(0);
  });

  it('adds the items of an old order to the cart and names those that are unavailable', async () => {
    const { shopper, orderId } = await placeDeliveredOrder();
    expect((await shopper.request(ordersRoutes.rebuy, { orderId })).results).toEqual({
      added: 1,
      missing: [],
    });
    expect((await shopper.quote()).items).toHaveLength(1);
    const open = await placeOrder();
    expect((await open.shopper.request(ordersRoutes.rebuy, { orderId: open.orderId })).errorCode).toBe(
      'ORD3002W',
    );
  });
});

describe('the payment pages', () => {
  it('show the amount due, payment methods and time left without changing the order', async () => {
    const { shopper, orderId, statusNow } = await placeOrder();
    expect((await shopper.request(ordersRoutes.afterOrder, { orderId })).results).toMatchObject({
      payable: '110.00',
      payLink: `/payment/${orderId}`,
      recipientText: '林知夏 138****0426 上海市 徐汇区 花间路 88 号 3 幢 1201 室',
    });
    expect((await shopper.request(ordersRoutes.afterPay, { orderId })).results).toMatchObject({
      outcome: 'waiting',
      payable: '110.00',
    });
    expect((await shopper.request(ordersRoutes.afterPaid, { orderId })).results.payStatus).toBe(0);
    expect(await statusNow()).toBe(10);
    const failure = { provider: 'alipay', state: 'closed', failure: '银行卡余额不足' } as const;
    shop.payments.attempts.set(orderId, failure);
    expect((await shopper.request(ordersRoutes.afterPay, { orderId })).results).toMatchObject({
      outcome: 'failed',
      reason: '支付宝返回：银行卡余额不足',
      payable: '110.00',
    });
    shop.payments.attempts.set(orderId, { ...failure, state: 'pending', failure: null });
    expect((await shopper.request(ordersRoutes.afterPay, { orderId })).results.outcome).toBe('waiting');
    await shop.pay(orderId);
    expect((await shopper.request(ordersRoutes.afterPay, { orderId })).results).toMatchObject({
      outcome: 'paid',
      payable: '0.00',
    });
    expect((await shopper.request(ordersRoutes.afterPaid, { orderId })).results).toMatchObject({
      payStatus: 2,
      expectedPoints: 100,
      skuIds: [expect.any(String)],
      couponIds: [],
      amounts: { goods: '100.00', freight: '10.00', payable: '110.00' },
    });
  });
});

describe('an order of another member', () => {
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
    ordersRoutes.extendReceipt,
    ordersRoutes.rebuy,
    ordersRoutes.deleteOrder,
    ordersRoutes.getDelivery,
  ])('is not found: %s', async (route) => {
    const { orderId, statusNow } = await placeOrder();
    const answer = await (await shop.newMember()).request(route, { orderId, reasonCode: 4 });
    expect([answer.httpStatus, answer.errorCode]).toEqual([404, 'ORD3001E']);
    expect(await statusNow()).toBe(10);
  });
});

describe('what an order detail says', () => {
  const detailOf = async ({ shopper, orderId }: Awaited<ReturnType<typeof placeOrder>>) =>
    (await shopper.request(ordersRoutes.detail, { orderId })).results;

  it('says what happens next, and why it ended', async () => {
    const order = await placeOrder();
    expect(await detailOf(order)).toMatchObject({
      statusNote: expect.stringContaining('超时未付款订单自动取消'),
      cancelOrderTimeLeft: expect.any(Number),
      cancelPending: false,
      refunds: [],
    });
    await order.shopper.request(ordersRoutes.cancelOrder, { orderId: order.orderId, reasonCode: 3 });
    expect((await detailOf(order)).statusNote).toContain('取消原因：重复下单');
  });

  it('tells a cancellation that waits for the warehouse from one that is refunded', async () => {
    const order = await placePaidOrder();
    await handToWarehouse(shop.db, order.subOrderId);
    const { orderId, shopper, subOrderId } = order;
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 7 });
    expect(await detailOf(order)).toMatchObject({ orderStatus: 80, cancelPending: true });
    await decideCancel(shop.db, shop.payments.port, subOrderId, true);
    expect(await detailOf(order)).toMatchObject({ orderStatus: 80, cancelPending: false });
  });

  it('says when and why the warehouse rejected a cancellation, until the shopper asks again or signs', async () => {
    const order = await placePaidOrder();
    const { orderId, shopper, subOrderId } = order;
    await handToWarehouse(shop.db, subOrderId);
    const cancel = () => shopper.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 7 });
    const reject = (reason?: string) => decideCancel(shop.db, shop.payments.port, subOrderId, false, reason);
    expect(await detailOf(order)).not.toHaveProperty('cancelRefusal');
    await cancel();
    await reject(' 包裹已经打包出库 ');
    expect((await detailOf(order)).cancelRefusal).toEqual({
      at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
      reason: '包裹已经打包出库',
    });
    await cancel();
    expect(await detailOf(order)).not.toHaveProperty('cancelRefusal');
    await reject();
    expect((await detailOf(order)).cancelRefusal).toEqual({ at: expect.any(String) });
    await ship(subOrderId);
    expect(await detailOf(order)).toHaveProperty('cancelRefusal');
    await shopper.request(ordersRoutes.confirmReceipt, { orderId });
    expect(await detailOf(order)).not.toHaveProperty('cancelRefusal');
  });

  it('lists each refund with sum, route, date and reason, and takes it off the invoice', async () => {
    const order = await placePaidOrder();
    const tender = { paymentCode: 'ALIPAY', name: '支付宝', amount: '500.00' } as const;
    const { tendersOf } = shop.payments.port;
    shop.payments.port.tendersOf = async () => [
      tender,
      { ...tender, paymentCode: 'SILKPAY', amount: '80.00' },
    ];
    shop.payments.refunds.set(order.orderId, [
      {
        ...tender,
        amount: '120.00',
        amountFen: 120_00,
        state: 'done',
        reasonKey: 'return:RT1',
        createdAt: new Date('2026-11-15T12:00:00Z'),
        settledAt: new Date('2026-11-15T12:30:00Z'),
      },
    ]);
    expect(await detailOf(order)).toMatchObject({
      refunds: [
        {
          name: '支付宝',
          amount: '120.00',
          state: 'done',
          reason: '退货退款',
          returnId: 'RT1',
          settledAt: '2026-11-15T20:30:00+08:00',
        },
      ],
      invoice: { amount: '380.00' },
    });
    shop.payments.port.tendersOf = tendersOf;
  });

  it('counts the points of a completed order', async () => {
    const order = await placeDeliveredOrder();
    expect((await detailOf(order)).earnedPoints).toBeUndefined();
    await order.shopper.request(ordersRoutes.confirmReceipt, { orderId: order.orderId });
    const { earnedPoints, expectedPoints } = await detailOf(order);
    expect(earnedPoints).toBe(expectedPoints);
    expect(earnedPoints).toBeGreaterThan(0);
  });
});
