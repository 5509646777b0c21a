import { ordersRoutes } from '@huarong/contract/orders';
import { RETURN_TRANSITIONS } from '@huarong/core/returns';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { SKU } from '../cart/testing/seed-products.ts';
import { refundPort } from '../connect-orders.ts';
import {
  approve,
  inspect,
  listReturnsForStaff,
  receive,
  recordPickup,
  refuseReturn,
  retryRefund,
} from './staff/index.ts';
import { openReturnShop, type ReturnShop } from './testing/open-return-shop.ts';

let shop: ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop();
});
afterAll(() => shop.close());

const DAY = 86_400;
const findSubOrder = (id: string) =>
  shop.db.selectFrom('sub_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** An approved return. */
async function applied(skuId: string = SKU.cream, input: object = {}, quantity = 2) {
  const bought = await shop.createDeliveredOrder(skuId, quantity);
  const { returnId, returnStatus } = (await bought.apply(input)).results;
  if (returnStatus === 10) await approve(shop.db, refundPort, returnId);
  const statusNow = async () => (await bought.detail(returnId)).returnStatus;
  return { ...bought, returnId, statusNow };
}
async function received(skuId?: string, input?: object, quantity?: number) {
  const back = await applied(skuId, input, quantity);
  await back.amend(back.returnId, { carrier: '顺丰速运', waybillNo: 'SF1234567890' });
  await receive(shop.db, back.returnId);
  return back;
}
const passed = { isPassed: true };

describe('the lifecycle of a return', () => {
  it('allows only the transitions of the table, also for direct writes to the database', async () => {
    const inDatabase = await shop.db.selectFrom('return_transition').selectAll().execute();
    const asPairs = (pairs: readonly { from: number; to: number }[]) =>
      pairs.map(({ from, to }) => `${from}-${to}`).sort();
    expect(asPairs(inDatabase.map((row) => ({ from: row.from_status, to: row.to_status })))).toEqual(
      asPairs(RETURN_TRANSITIONS),
    );
    const { returnId } = await applied();
    const jump = shop.db
      .updateTable('return_request')
      .set({ status: 60 })
      .where('id', '=', returnId)
      .execute();
    await expect(jump).rejects.toThrow('does not go from 20 to 60');
    const forget = sql`delete from return_status_change where return_id = ${returnId}`.execute(shop.db);
    await expect(forget).rejects.toThrow('never changed');
  });

  it('goes from application to refund: sent, received, inspected, restocked, refunded', async () => {
    const { returnId, subOrderId, amend, detail, lines, list, orderId } = await applied();
    const before = await shop.stockOf(SKU.cream);
    expect(await findSubOrder(subOrderId)).toMatchObject({ after_sale_status: 1 });
    await amend(returnId, { carrier: '顺丰速运', waybillNo: 'SF1234567890' });
    await receive(shop.db, returnId);
    expect((await detail(returnId)).statusText).toBe('验货中');
    await inspect(shop.db, refundPort, returnId, passed);
    expect(await detail(returnId)).toMatchObject({
      statusText: '退款中',
      refund: { tenders: [{ amount: '100.00', state: 'pending' }] },
    });
    await shop.runJobs();
    expect(await detail(returnId)).toMatchObject({
      statusText: '已完成',
      nextText: '¥100.00 已全部退回。',
      refund: { tenders: [{ amount: '100.00', state: 'done' }] },
    });
    expect((await list()).counts).toMatchObject({ processing: 0, ended: 1 });
    expect(await findSubOrder(subOrderId)).toMatchObject({ status: 60, pay_status: 3, after_sale_status: 2 });
    expect((await lines())[0]).toMatchObject({ returned_quantity: 1, settled_pieces: [1] });
    expect(await shop.stockOf(SKU.cream)).toMatchObject({
      available: before.available + 1,
      sold: before.sold - 1,
    });
    expect((await shop.publishedEvents('return-done')).filter(({ key }) => key === returnId)).toMatchObject([
      { payload: { returnId, orderId, subOrderId, refundFen: 100_00 } },
    ]);
    const moves = (await shop.publishedEvents('return-moved')).filter(({ key }) => key.startsWith(returnId));
    expect(moves.map(({ key }) => key.slice(-2))).toEqual(['10', '20', '30', '40', '50', '60']);
    expect(moves[1]!.payload).toMatchObject({
      status: 20,
      statusText: '待寄回',
      memberId: expect.any(String),
    });
    expect(await shop.audit()).toEqual([]);
  });

  it('is inspected once when the request is repeated', async () => {
    const { returnId } = await received();
    const before = await shop.stockOf(SKU.cream);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => inspect(shop.db, refundPort, returnId, passed)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    await shop.runJobs();
    expect((await shop.stockOf(SKU.cream)).available).toBe(before.available + 1);
    const refunds = await shop.db
      .selectFrom('refund')
      .select('id')
      .where('reason_key', '=', `return:${returnId}`)
      .execute();
    expect(refunds).toHaveLength(1);
  });

  it('ends when it is withdrawn, and its units can be returned again', async () => {
    const { returnId, cancel, apply, lines, subOrderId } = await applied(SKU.cream, {}, 1);
    expect((await apply()).errorCode).toBe('RTN1004W');
    expect((await cancel(returnId)).results).toMatchObject({ returnStatus: 81, statusText: '已撤销' });
    expect((await cancel(returnId)).errorCode).toBe('RTN1006W');
    expect((await lines())[0]!.returned_quantity).toBe(0);
    expect(await findSubOrder(subOrderId)).toMatchObject({ after_sale_status: 0 });
    expect((await apply()).status).toBe(0);
  });

  it('cannot be withdrawn after shipment', async () => {
    const { returnId, amend, cancel } = await applied();
    await amend(returnId, { waybillNo: 'SF1234567890' });
    expect((await cancel(returnId)).errorCode).toBe('RTN1006W');
  });

  it('ends with the note of staff when the application or the inspection is rejected', async () => {
    const refused = await shop.createDeliveredOrder(SKU.cream);
    const { returnId } = (await refused.apply({ reason: 6 })).results;
    await refuseReturn(shop.db, returnId, '照片看不出破损，请补充后再申请');
    expect(await refused.detail(returnId)).toMatchObject({
      statusText: '审核拒绝',
      nextText: '照片看不出破损，请补充后再申请',
      refund: { tenders: [] },
    });
    expect((await refused.apply({ reason: 6 })).status).toBe(0);

    const failed = await received();
    const before = await shop.stockOf(SKU.cream);
    await inspect(shop.db, refundPort, failed.returnId, { isPassed: false, why: '内封已拆' });
    expect(await failed.detail(failed.returnId)).toMatchObject({
      statusText: '验货不通过',
      nextText: '内封已拆',
    });
    expect(await shop.stockOf(SKU.cream)).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });

  it('does not restock damaged items', async () => {
    const { returnId } = await received(SKU.cream, { reason: 6 });
    const before = await shop.stockOf(SKU.cream);
    await inspect(shop.db, refundPort, returnId, passed);
    expect((await shop.stockOf(SKU.cream)).available).toBe(before.available);
  });
});

describe('a return timer', () => {
  it('closes a return that is not sent within seven days', async () => {
    const { returnId, statusNow, lines } = await applied();
    const sendBy = (
      await shop.db
        .selectFrom('return_request')
        .select(sql<number>`ceil(extract(epoch from send_by - shop_now()))`.as('left'))
        .where('id', '=', returnId)
        .executeTakeFirstOrThrow()
    ).left;
    await advanceClock(shop.db, Number(sendBy) - 2);
    await shop.runJobs();
    expect(await statusNow()).toBe(20);
    await advanceClock(shop.db, 3);
    await shop.runJobs();
    expect(await statusNow()).toBe(84);
    expect((await lines())[0]!.returned_quantity).toBe(0);
  });

  it('approves an unreviewed application, except a refund without return shipment', async () => {
    const fault = await shop.createDeliveredOrder(SKU.cream, 2);
    const sent = (await fault.apply({ reason: 6 })).results.returnId;
    const unsent = (await fault.apply({ reason: 5, kind: 1 })).results.returnId;
    await advanceClock(shop.db, DAY + 1);
    await shop.runJobs();
    expect((await fault.detail(sent)).returnStatus).toBe(20);
    expect((await fault.detail(unsent)).returnStatus).toBe(10);
  });

  it('stored by an earlier release still runs', async () => {
    const fault = await shop.createDeliveredOrder(SKU.cream, 2);
    const { returnId } = (await fault.apply({ reason: 6 })).results;
    await sql`insert into job (kind, run_at, payload)
      values ('return-review', shop_now(), ${JSON.stringify({ returnId })})`.execute(shop.db);
    await shop.runJobs();
    expect((await fault.detail(returnId)).returnStatus).toBe(20);
  });

  it('refunds uninspected items before the statutory seven days and does not restock them', async () => {
    const { returnId, statusNow } = await received();
    const before = await shop.stockOf(SKU.cream);
    await advanceClock(shop.db, 6 * DAY - 60);
    await shop.runJobs();
    expect(await statusNow()).toBe(40);
    await advanceClock(shop.db, 120);
    await shop.runJobs();
    expect(await statusNow()).toBe(60);
    expect(await shop.stockOf(SKU.cream)).toEqual(before);
    expect(returnId).toMatch(/^R\d{11}$/);
  });
});

describe('a refund that fails', () => {
  it('is shown as failed and retried by staff under the same number', async () => {
    const { returnId, statusNow, detail } = await received();
    await inspect(shop.db, refundPort, returnId, passed);
    shop.alipayState.isRefusing = true;
    await shop.runJobs();
    expect(await detail(returnId)).toMatchObject({
      statusText: '退款失败',
      refund: { tenders: [{ state: 'failed' }] },
    });
    shop.alipayState.isRefusing = false;
    expect((await retryRefund(shop.db, refundPort, returnId)).ok).toBe(true);
    expect((await retryRefund(shop.db, refundPort, returnId)).ok).toBe(false);
    await shop.runJobs();
    expect(await statusNow()).toBe(60);
    expect(await shop.audit()).toEqual([]);
  });
});

describe('an exchange', () => {
  it('ships a replacement without a refund, and the replacement can be returned too', async () => {
    const { returnId, detail, shopper, orderId, lines } = await received(
      SKU.rouge,
      { kind: 3, reason: 6 },
      1,
    );
    const before = await shop.stockOf(SKU.rouge);
    await inspect(shop.db, refundPort, returnId, { ...passed, waybillNo: 'SF999' });
    expect(await detail(returnId)).toMatchObject({
      statusText: '已完成',
      refundTotal: '0.00',
      nextText: '换新商品已寄出，可在订单详情查看物流。',
    });
    expect(await shop.stockOf(SKU.rouge)).toMatchObject({
      available: before.available - 1,
      sold: before.sold + 1,
    });
    const { results } = await shopper.request(ordersRoutes.getDelivery, { orderId });
    expect(results.parcels).toMatchObject([{ status: 40 }, { status: 10, waybillNo: 'SF999' }]);
    expect((await lines())[0]).toMatchObject({ returned_quantity: 0, settled_pieces: [] });
    expect(await shop.audit()).toEqual([]);
  });

  it('becomes a refund with a note when the sku is out of stock', async () => {
    const { returnId, detail } = await received(SKU.serum, { kind: 3, reason: 6 }, 1);
    await shop.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', SKU.serum).execute();
    await inspect(shop.db, refundPort, returnId, passed);
    await shop.runJobs();
    const shown = await detail(returnId);
    expect(shown).toMatchObject({ statusText: '已完成', refundTotal: '860.00' });
    expect(shown.timeline.map(({ text }: { text: string }) => text)).toContain(
      '验货通过，但同款暂时缺货，已为你改为退款，款项原路退回。',
    );
    await shop.db.updateTable('stock').set({ available: 2 }).where('sku_id', '=', SKU.serum).execute();
  });

  it('is refused while the sku is out of stock', async () => {
    const { apply } = await shop.createDeliveredOrder(SKU.rouge);
    await shop.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', SKU.rouge).execute();
    expect((await apply({ kind: 3, reason: 6 })).errorCode).toBe('RTN1003W');
  });
});

describe('staff', () => {
  it('see waiting returns with items and amount', async () => {
    const bought = await shop.createDeliveredOrder(SKU.brush, 3);
    const { returnId } = (await bought.apply({ reason: 6 })).results;
    const waiting = await listReturnsForStaff(shop.db, { statuses: [10] });
    expect(waiting.find(({ id }) => id === returnId)).toMatchObject({
      kind: 2,
      reason: 6,
      refund_fen: 30_00,
      pictures: 0,
      is_late: false,
      goods: expect.stringContaining('× 1'),
    });
  });

  it('record a pickup and a parcel without waybill', async () => {
    const fetched = await applied();
    await recordPickup(shop.db, fetched.returnId, { carrier: '顺丰速运', waybillNo: 'SF7654321' });
    expect(await fetched.statusNow()).toBe(30);
    const unannounced = await applied();
    await receive(shop.db, unannounced.returnId);
    expect(await unannounced.statusNow()).toBe(40);
    expect((await receive(shop.db, 'R99999999999')).ok).toBe(false);
  });
});
