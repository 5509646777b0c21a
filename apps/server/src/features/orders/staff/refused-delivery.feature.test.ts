import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { shipSubOrder, signParcel } from '../index.ts';
import { type HistoryShop, openHistoryShop } from '../testing/histories/open-history-shop.ts';
import {
  confirmOrder,
  handToWarehouse,
  inspectRefusedDelivery,
  listRefusedDeliveries,
  receiveRefusedDelivery,
  recordDeliveryRefusal,
  refundByStaff,
  retryOrderRefunds,
} from './index.ts';

let shop: HistoryShop;
beforeAll(async () => {
  shop = await openHistoryShop();
});
afterAll(async () => {
  await shop.runJobs();
  expect(await shop.audit()).toEqual([]);
  await shop.close();
});

async function placePaidOrder(skuId: string = SKU.cream, quantity = 2) {
  const { shopper } = await shop.newOwner({ hasSample: false, hasCoupon: false, cardFen: 1_00 });
  const orderId = await shopper.placeOrder(skuId, quantity);
  await shop.payWith(shopper, orderId, 'ALIPAY', 'full');
  const detail = async () => (await shopper.request(ordersRoutes.detail, { orderId })).results;
  return { shopper, orderId, subOrderId: `${orderId}-1`, detail };
}
const ship = (subOrderId: string, items?: Map<string, number>) =>
  transaction(shop.db, (tx) =>
    shipSubOrder(tx, { subOrderId, carrier: '顺丰速运', waybillNo: 'SF1', ...(items && { items }) }),
  );
const inspect = (subOrderId: string, isSellable = true) =>
  inspectRefusedDelivery(shop.db, shop.port, subOrderId, { isSellable });
const refund = (orderId: string, amountFen: number) =>
  refundByStaff(shop.db, shop.port, { orderId, amountFen, reason: '店铺退款' });
const refused = (code: string) => ({ ok: false, refusal: { code } });
const lineOf = async (orderId: string) =>
  shop.db.selectFrom('order_line').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

describe('a refused delivery', () => {
  it('is received back, inspected, refunded and closed', async () => {
    const before = await shop.stockOf(SKU.cream);
    const { subOrderId, detail } = await placePaidOrder();
    await ship(subOrderId);
    expect(await recordDeliveryRefusal(shop.db, subOrderId)).toMatchObject({ ok: true });
    expect((await detail()).statusNote).toBe('包裹被拒收，正在退回仓库，仓库收到并检查后款项原路退回。');
    expect(await listRefusedDeliveries(shop.db)).toMatchObject([
      { sub_order_id: subOrderId, received_at: null, inspected_at: null, items: '商品200002 × 2' },
    ]);
    expect(await inspect(subOrderId)).toEqual(refused('parcel-not-received'));
    expect(await receiveRefusedDelivery(shop.db, subOrderId)).toMatchObject({ ok: true });
    expect(await receiveRefusedDelivery(shop.db, subOrderId)).toEqual(refused('order-moved-on'));
    expect(await shop.stockOf(SKU.cream)).not.toEqual(before);

    expect(await inspect(subOrderId)).toMatchObject({ ok: true });
    expect(await inspect(subOrderId)).toEqual(refused('order-moved-on'));
    await shop.runJobs();
    expect(await shop.stockOf(SKU.cream)).toEqual(before);
    const closed = await detail();
    expect(closed).toMatchObject({
      orderStatus: 91,
      statusNote: '包裹被拒收，款项已全部退回，订单关闭。',
      refunds: [{ state: 'done', reason: '包裹拒收退款' }],
    });
    expect(closed.timeline.map(({ label }: { label: string }) => label).slice(-2)).toEqual([
      '已拒收',
      '已关闭',
    ]);
    expect(await listRefusedDeliveries(shop.db)).toEqual([]);
  });

  it('is refunded and not restocked when it came back damaged', async () => {
    const before = await shop.stockOf(SKU.cream);
    const { subOrderId, detail } = await placePaidOrder();
    await ship(subOrderId);
    await recordDeliveryRefusal(shop.db, subOrderId);
    await receiveRefusedDelivery(shop.db, subOrderId);
    await inspect(subOrderId, false);
    await shop.runJobs();
    expect((await detail()).orderStatus).toBe(91);
    const after = await shop.stockOf(SKU.cream);
    expect(after).toEqual({ ...before, available: before.available - 2, sold: before.sold + 2 });
  });

  it('cannot be recorded once a parcel was signed for, nor before shipment', async () => {
    const { orderId, subOrderId } = await placePaidOrder();
    expect(await recordDeliveryRefusal(shop.db, subOrderId)).toEqual(refused('order-moved-on'));
    expect(await recordDeliveryRefusal(shop.db, `${orderId}-9`)).toEqual(refused('order-not-found'));
    const { id } = await lineOf(orderId);
    const first = await ship(subOrderId, new Map([[id, 1]]));
    await ship(subOrderId);
    if (first.ok) await transaction(shop.db, (tx) => signParcel(tx, shop.port, first.value.parcelId));
    expect(await recordDeliveryRefusal(shop.db, subOrderId)).toEqual(refused('parcel-delivered'));
  });

  it('of a cash order needs no refund and is closed at once', async () => {
    const { shopper } = await shop.newOwner({ hasSample: false, hasCoupon: false, cardFen: 1_00 });
    const orderId = await shopper.placeOrder(SKU.cream, 1, { paymentCode: 'COD' });
    await confirmOrder(shop.db, orderId);
    await ship(`${orderId}-1`);
    await recordDeliveryRefusal(shop.db, `${orderId}-1`);
    await receiveRefusedDelivery(shop.db, `${orderId}-1`);
    expect(await inspect(`${orderId}-1`)).toMatchObject({ ok: true, value: { orderStatus: 91 } });
    const { results } = await shopper.request(ordersRoutes.detail, { orderId });
    expect(results).toMatchObject({ statusNote: '包裹被拒收，订单关闭。', refunds: [] });
  });
});

describe('a full refund', () => {
  it('of an unshipped order stops the shipment and gives the stock back at once', async () => {
    const before = await shop.stockOf(SKU.cream);
    const { orderId, subOrderId, detail } = await placePaidOrder();
    const { payable_fen } = await shop.db
      .selectFrom('shop_order')
      .select('payable_fen')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(await refund(orderId, 1)).toMatchObject({ ok: true });
    expect(await shop.stockOf(SKU.cream)).not.toEqual(before);
    expect(await refund(orderId, payable_fen - 1)).toEqual({ ok: true, value: { left: 0 } });
    expect(await shop.stockOf(SKU.cream)).toEqual(before);
    expect((await ship(subOrderId)).ok).toBe(false);
    await shop.runJobs();
    expect((await detail()).orderStatus).toBe(91);
    expect(await refund(orderId, 1)).toEqual(refused('order-moved-on'));
  });

  it('of a partly shipped order gives back only what was not sent', async () => {
    const before = await shop.stockOf(SKU.cream);
    const { orderId, subOrderId, detail } = await placePaidOrder(SKU.cream, 3);
    await ship(subOrderId, new Map([[(await lineOf(orderId)).id, 1]]));
    await refund(orderId, await shop.port.paidSoFar(shop.db, orderId));
    await shop.runJobs();
    expect((await detail()).orderStatus).toBe(91);
    const after = await shop.stockOf(SKU.cream);
    expect(after).toEqual({ ...before, available: before.available - 1, sold: before.sold + 1 });
  });

  it('never exceeds the paid amount, also while an earlier refund has failed', async () => {
    const { orderId } = await placePaidOrder();
    const paid = await shop.port.paidSoFar(shop.db, orderId);
    shop.provider.isRefusing = true;
    await refund(orderId, paid - 1);
    await shop.runJobs();
    shop.provider.isRefusing = false;
    expect(await refund(orderId, 2)).toEqual(refused('order-moved-on'));
    expect(await retryOrderRefunds(shop.db, shop.port, orderId)).toEqual({
      ok: true,
      value: { sent: 1, cash: 0 },
    });
    await shop.runJobs();
    expect(await retryOrderRefunds(shop.db, shop.port, orderId)).toEqual(refused('order-moved-on'));
    expect(await refund(orderId, 1)).toEqual({ ok: true, value: { left: 0 } });
  });
});

it('a goodwill refund does not end a cancellation that staff have not decided', async () => {
  const { shopper, orderId, subOrderId, detail } = await placePaidOrder();
  await handToWarehouse(shop.db, subOrderId);
  await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 4 });
  await refund(orderId, 1);
  await shop.runJobs();
  expect(await detail()).toMatchObject({ orderStatus: 80, cancelPending: true });
});
