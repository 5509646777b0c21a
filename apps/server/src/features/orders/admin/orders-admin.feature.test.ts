import { ordersAdminRoutes as routes } from '@huarong/contract/admin/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { earnPoints, holdPoints, spendPoints } from '../../points/index.ts';
import { orderJobs } from '../order-handlers.ts';
import { runShipFile } from './ship-files/run-ship-file.ts';
import { createOrder } from './testing/create-order.ts';

let shop: AdminHarness;
let owner: StaffBrowser;
let warehouse: StaffBrowser;
let service: StaffBrowser;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  owner = await shop.signIn('OWNER');
  warehouse = await shop.signIn('WAREHOUSE');
  service = await shop.signIn('SERVICE');
  finance = await shop.signIn('FINANCE');
});
afterAll(() => shop.close());

const reason = '顾客来电要求';
let waybills = 0;
const newWaybill = () => `SF${String(1_000_000_000_000 + ++waybills)}`;
const ship = (subOrderId: string, more: object = {}) =>
  warehouse.call(routes.ship, { subOrderId, carrier: '顺丰', waybillNo: newWaybill(), ...more });
const statusOf = async (subOrderId: string) =>
  (
    await shop.db
      .selectFrom('sub_order')
      .select('status')
      .where('id', '=', subOrderId)
      .executeTakeFirstOrThrow()
  ).status;
const orderRow = (orderId: string) =>
  shop.db.selectFrom('shop_order').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
const lastEntry = async () => (await shop.lastEntries())[0];

describe('the list', () => {
  it('masks the recipient and shows deadline, units and marks', async () => {
    const { orderId, subOrderId } = await createOrder(shop.db, { hasPackaging: true, engraving: '知夏' });
    const { results } = await owner.call(routes.list, { status: '30', engraving: 'yes' });
    const row = results.rows.find((each: { subOrderId: string }) => each.subOrderId === subOrderId);
    expect(row).toMatchObject({
      orderId,
      recipientName: '林**',
      recipientMobile: '138****0426',
      province: '上海市',
      units: 2,
      payableFen: 100_00,
      status: 30,
      marks: ['engraving', 'packaging', 'greeting'],
    });
    expect(JSON.stringify(results)).not.toMatch(/林知夏|13800000426|花间路/);
    expect(row.shipBy).not.toBeNull();
  });

  it('pages in both directions without losing or repeating a row', async () => {
    for (let made = 0; made < 5; made++) await createOrder(shop.db, { subOrders: 2, minutesAgo: made });
    for (const sort of ['placed', 'paid', 'amount', 'deadline']) {
      const all = (await owner.call(routes.list, { sort, size: 200 })).results.rows.map(
        ({ subOrderId }: { subOrderId: string }) => subOrderId,
      );
      const seen: string[] = [];
      const firstOf: string[] = [];
      let after: string | undefined;
      let page: { rows: { subOrderId: string }[]; next: string | null; previous: string | null };
      do {
        page = (await owner.call(routes.list, { sort, size: 3, ...(after && { after }) })).results;
        firstOf.push(page.rows[0]!.subOrderId);
        seen.push(...page.rows.map(({ subOrderId }) => subOrderId));
        after = page.next ?? undefined;
      } while (after);
      expect(seen).toEqual(all);
      const back = (await owner.call(routes.list, { sort, size: 3, before: page.previous! })).results;
      expect(back.rows[0].subOrderId).toBe(firstOf.at(-2));
    }
  });

  it.each([
    { status: '30,35' },
    { placed: '2026-01-01~', paid: '~2099-01-01', amount: '50~300' },
    { payment: 'ALIPAY,COD', kind: 'ordinary', province: '310000' },
    { carrier: '顺丰速运', shipped: '2020-01-01~2099-01-01', signed: '2020-01-01~' },
    { brand: '索兰娜', sku: 'NONE', coupon: 'yes', guest: 'yes', note: 'yes' },
    { tag: '加急', claimedBy: 'me', late: 'yes', packaging: 'yes', engraving: 'yes' },
    { refused: 'yes', undecided: 'yes', untraced: 'yes' },
  ])('takes the filters %j', async (filters) => {
    expect((await owner.call(routes.list, filters)).errorCode).toBeNull();
  });

  it('finds late orders only', async () => {
    const late = await createOrder(shop.db, { minutesAgo: 3 * 1440 });
    const { results } = await owner.call(routes.list, { late: 'yes', sort: 'deadline' });
    expect(results.rows[0]).toMatchObject({ subOrderId: late.subOrderId, isLate: true });
    expect(results.rows.every(({ isLate }: { isLate: boolean }) => isLate)).toBe(true);
    expect((await owner.call(routes.counts)).results.late).toBe(results.total);
  });

  it('finds parcels that left two days ago and that no carrier has reported', async () => {
    const made: string[] = [];
    for (let count = 0; count < 3; count++) made.push((await createOrder(shop.db)).subOrderId);
    for (const subOrderId of made) await ship(subOrderId);
    const [lost, reported] = made;
    await sql`update parcel set created_at = shop_now() - interval '49 hours'
      where sub_order_id = any (${[lost, reported]})`.execute(shop.db);
    await sql`update parcel set status = 20 where sub_order_id = ${reported}`.execute(shop.db);
    const { results } = await owner.call(routes.list, { untraced: 'yes' });
    expect(results.rows.map(({ subOrderId }: { subOrderId: string }) => subOrderId)).toEqual([lost]);
    expect((await owner.call(routes.counts)).results.untraced).toBe(1);
  });

  it('refuses filters and cursors that it does not know', async () => {
    expect((await owner.call(routes.list, { placed: 'yesterday' })).errorCode).not.toBeNull();
    expect((await owner.call(routes.list, { after: 'bm90LWEtY3Vyc29y' })).errorCode).not.toBeNull();
  });
});

describe('the search box', () => {
  it('knows orders, parcels, payments and recipients by their numbers', async () => {
    const { orderId, subOrderId, paymentId } = await createOrder(shop.db, {
      recipient: { name: '欧阳晴', mobile: '13911112222' },
    });
    const waybillNo = newWaybill();
    await ship(subOrderId, { waybillNo });
    const find = async (words: string) => (await owner.call(routes.find, { words })).results.hits;
    const path = `/orders/${orderId}`;
    for (const words of [
      orderId,
      subOrderId,
      orderId.slice(-6),
      waybillNo.toLowerCase(),
      paymentId!,
      '欧阳',
      '2222',
    ])
      expect(await find(words), words).toContainEqual(expect.objectContaining({ path }));
    expect(await find('不存在的人')).toEqual([]);
  });

  it('records a search for a whole mobile number, masked, and no other search', async () => {
    await createOrder(shop.db, { recipient: { mobile: '13933334444' } });
    const { results } = await service.call(routes.find, { words: '139 3333 4444' });
    expect(results.hits).toHaveLength(1);
    expect(JSON.stringify(results)).not.toContain('13933334444');
    expect(await lastEntry()).toMatchObject({ call: 'orders.find', subject_id: '139****4444' });
    const before = (await lastEntry())!.id;
    await service.call(routes.find, { words: '4444' });
    expect((await lastEntry())!.id).toBe(before);
  });
});

describe('the detail', () => {
  it('shows money, lines, parcels and one timeline, and no personal data', async () => {
    const { orderId, subOrderId, lineId } = await createOrder(shop.db);
    await ship(subOrderId);
    await service.call(routes.addNote, { orderId, text: '贺卡另写', isPinned: true });
    const { results } = await service.call(routes.detail, { orderId });
    expect(results).toMatchObject({
      status: 50,
      money: { paidFen: 100_00, leftFen: 100_00, tenders: [{ name: '支付宝', amountFen: 100_00 }] },
      recipient: { name: '林**', mobile: '138****0426', address: '******' },
      subOrders: [{ lines: [{ lineId, shippedUnits: 2 }], parcels: [{ carrier: '顺丰速运' }] }],
    });
    const texts = results.timeline.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(expect.arrayContaining(['提交订单', '待发货 → 待收货', '置顶备注']));
    expect(JSON.stringify(results)).not.toMatch(/林知夏|13800000426|花间路/);
    expect((await service.call(routes.detail, { orderId: '202600000000000000' })).errorCode).toBe('ORD3001E');
  });
});

describe('notes and tags', () => {
  it('are stored with who wrote them and leave an entry', async () => {
    const { orderId } = await createOrder(shop.db);
    const { results } = await service.call(routes.addNote, { orderId, text: '勿放发票' });
    expect(await lastEntry()).toMatchObject({ call: 'orders.addNote', subject_id: orderId });
    await service.call(routes.pinNote, { orderId, noteId: results.noteId, isPinned: true });
    await service.call(routes.addTag, { orderId, tag: '加急' });
    expect((await owner.call(routes.list, { tag: '加急' })).results.rows).toMatchObject([
      { orderId, tags: ['加急'] },
    ]);
    await service.call(routes.removeTag, { orderId, tag: '加急' });
    expect((await owner.call(routes.list, { tag: '加急' })).results.rows).toEqual([]);
    const missing = { orderId: '202600000000000000' };
    expect((await service.call(routes.addNote, { ...missing, text: 'x' })).errorCode).toBe('ORD3001E');
    expect((await service.call(routes.addTag, { ...missing, tag: 'x' })).errorCode).toBe('ORD3001E');
    expect((await service.call(routes.removeTag, { ...missing, tag: 'x' })).errorCode).toBe('ORD3001E');
    expect(
      (await service.call(routes.pinNote, { orderId, noteId: '999999', isPinned: true })).errorCode,
    ).toBe('ORD3001E');
  });
});

describe('a colleague named in a note', () => {
  const mine = async (browser: StaffBrowser) => (await browser.call(routes.mentions)).results.rows;

  it('finds it in the work queue until the order is opened', async () => {
    const { orderId } = await createOrder(shop.db);
    const { results } = await service.call(routes.colleagues);
    const mentions = [String(await shop.staffIdOf('WAREHOUSE'))];
    expect(results.rows).toContainEqual({ staffId: mentions[0], name: expect.any(String) });
    await service.call(routes.addNote, { orderId, text: '@何立 贺卡另写', mentions });
    const [mention] = await mine(warehouse);
    expect(mention).toMatchObject({ orderId, text: '@何立 贺卡另写', isRead: false });
    expect(await mine(service)).toEqual([]);
    const read = (browser: StaffBrowser) =>
      browser.call(routes.readMention, { mentionId: mention.mentionId });
    expect((await read(service)).errorCode).not.toBeNull();
    expect((await mine(warehouse))[0].isRead).toBe(false);
    expect((await read(warehouse)).errorCode).toBeNull();
    expect((await mine(warehouse))[0].isRead).toBe(true);
  });

  it('is somebody who may read orders; otherwise nothing is written', async () => {
    const { orderId } = await createOrder(shop.db);
    const moderator = await shop.staffIdOf('MODERATOR');
    for (const mentions of [[String(moderator)], ['999999']]) {
      const refused = await service.call(routes.addNote, { orderId, text: '请看', mentions });
      expect(refused.errorCode).toBe('ADM2002E');
    }
    const notes = await shop.db
      .selectFrom('order_note')
      .where('order_id', '=', orderId)
      .selectAll()
      .execute();
    expect(notes).toEqual([]);
    expect(await mine(await shop.signIn('MODERATOR'))).toEqual([]);
  });
});

describe('confirming and packing', () => {
  it('confirms a cash order once', async () => {
    const { orderId, subOrderId } = await createOrder(shop.db, { status: 20, paymentCode: 'COD' });
    expect((await service.call(routes.confirm, { orderId })).results).toMatchObject({ status: 30 });
    expect((await service.call(routes.confirm, { orderId })).errorCode).toBe('ORD3002W');
    expect(await statusOf(subOrderId)).toBe(30);
  });

  it('packs many and names what has moved on', async () => {
    const one = await createOrder(shop.db);
    const shipped = await createOrder(shop.db);
    await ship(shipped.subOrderId);
    const { results } = await warehouse.call(routes.pack, {
      subOrderIds: [one.subOrderId, shipped.subOrderId, '202600000000000000-1'],
    });
    expect(results.done).toBe(1);
    expect(results.rows).toEqual(
      expect.arrayContaining([
        { subOrderId: one.subOrderId, isDone: true, text: '已交仓库' },
        { subOrderId: shipped.subOrderId, isDone: false, text: '已是「待收货」，没有改动' },
        { subOrderId: '202600000000000000-1', isDone: false, text: '没有这笔订单' },
      ]),
    );
    expect(await statusOf(one.subOrderId)).toBe(35);
    const change = await shop.db
      .selectFrom('order_status_change')
      .select('made_by')
      .where('sub_order_id', '=', one.subOrderId)
      .where('to_status', '=', 35)
      .executeTakeFirstOrThrow();
    expect(change.made_by).toBe(`staff:${await shop.staffIdOf('WAREHOUSE')}`);
  });
});

describe('shipping', () => {
  it('ships chosen units and then the rest', async () => {
    const { subOrderId, lineId } = await createOrder(shop.db);
    const first = await ship(subOrderId, { items: [{ lineId, quantity: 1 }] });
    expect(first.results).toMatchObject({ isAll: false });
    expect(await lastEntry()).toMatchObject({ call: 'orders.ship', subject_id: subOrderId, outcome: 'done' });
    expect((await ship(subOrderId, { items: [{ lineId, quantity: 2 }] })).errorCode).toBe('ORD3002W');
    expect((await ship(subOrderId)).results).toMatchObject({ isAll: true });
    expect(await statusOf(subOrderId)).toBe(50);
  });

  it('checks carrier and waybill, and asks again for a number of another order', async () => {
    const one = await createOrder(shop.db);
    const other = await createOrder(shop.db);
    const waybillNo = newWaybill();
    expect((await ship(one.subOrderId, { carrier: '某某快递' })).errorCode).toBe('ADM5001E');
    const wrong = await ship(one.subOrderId, { waybillNo: 'SF16088422081' });
    expect([wrong.errorCode, wrong.message]).toEqual([
      'ADM5002E',
      '运单号不对：顺丰速运的运单号为SF 加 13 位数字，现在是「SF16088422081」',
    ]);
    expect((await ship(one.subOrderId, { waybillNo })).errorCode).toBeNull();
    expect((await ship(other.subOrderId, { waybillNo })).errorCode).toBe('ADM5003W');
    expect(await statusOf(other.subOrderId)).toBe(30);
    expect(await lastEntry()).toMatchObject({ outcome: 'refused', subject_id: other.subOrderId });
    expect((await ship(other.subOrderId, { waybillNo, isSharedWaybill: true })).errorCode).toBeNull();
    expect((await ship('202600000000000000-1')).errorCode).toBe('ORD3001E');
  });

  it('records deliveries, refusals at the door and what comes back', async () => {
    const signed = await createOrder(shop.db);
    const { parcelId } = (await ship(signed.subOrderId)).results;
    expect((await warehouse.call(routes.deliver, { parcelId })).errorCode).toBeNull();
    expect(await statusOf(signed.subOrderId)).toBe(60);
    expect((await warehouse.call(routes.deliver, { parcelId })).errorCode).toBe('ORD3002W');
    expect((await warehouse.call(routes.deliver, { parcelId: 'none' })).errorCode).toBe('ORD3001E');

    const { subOrderId } = await createOrder(shop.db);
    const call = (route: string, more: object = {}) => warehouse.call(route, { subOrderId, ...more });
    expect((await call(routes.recordRefusal, { reason })).errorCode).toBe('ORD3002W');
    await ship(subOrderId);
    expect((await call(routes.recordRefusal, { reason })).results).toMatchObject({ status: 92 });
    expect((await call(routes.inspectRefused, { isSellable: true })).errorCode).toBe('ADM5005W');
    expect((await call(routes.receiveBack)).errorCode).toBeNull();
    expect((await call(routes.inspectRefused, { isSellable: true })).errorCode).toBeNull();
    expect(await lastEntry()).toMatchObject({ call: 'orders.inspectRefused', subject_id: subOrderId });
  });

  it('puts off the automatic confirmation of receipt, with a reason', async () => {
    const { orderId, subOrderId } = await createOrder(shop.db);
    const extend = (more: object = {}) =>
      service.call(routes.extendReceipt, { subOrderId, days: 5, reason, ...more });
    const shown = async () => (await service.call(routes.detail, { orderId })).results.subOrders[0];
    expect((await extend()).errorCode).toBe('ORD3002W');
    await ship(subOrderId);
    const { receiptUntil, actions } = await shown();
    expect(actions).toContain('extend-receipt');
    for (const wrong of [{ days: 0 }, { days: 31 }, { days: 1.5 }, { reason: '' }])
      expect((await extend(wrong)).errorCode).not.toBeNull();
    expect((await shown()).receiptUntil).toBe(receiptUntil);

    const { results } = await extend();
    expect(Date.parse(results.receiptUntil) - Date.parse(receiptUntil)).toBe(5 * 86_400_000);
    expect(await shown()).toMatchObject({
      receiptUntil: results.receiptUntil,
      isReceiptExtendedByMember: false,
    });
    const timer = await shop.db
      .selectFrom('job')
      .select('run_at')
      .where('kind', '=', 'order-receipt')
      .where('unique_key', '=', subOrderId)
      .where('state', '=', 'waiting')
      .executeTakeFirstOrThrow();
    expect(timer.run_at.toISOString()).toBe(results.receiptUntil);
    expect(await lastEntry()).toMatchObject({ call: 'orders.extendReceipt', subject_id: subOrderId, reason });
    expect((await extend({ subOrderId: '202600000000000000-1' })).errorCode).toBe('ORD3001E');
  });
});

describe('cancelling', () => {
  it('closes an unpaid order and says that staff did it', async () => {
    const { orderId, subOrderId } = await createOrder(shop.db, { status: 10 });
    expect((await service.call(routes.cancel, { orderId, reason })).errorCode).toBeNull();
    expect(await statusOf(subOrderId)).toBe(90);
    expect(await orderRow(orderId)).toMatchObject({ cancel_by: 'staff', cancel_note: reason });
  });

  it('gives back stock and money of a paid order that has not shipped', async () => {
    const { orderId, subOrderId, skuId } = await createOrder(shop.db);
    const stock = () =>
      shop.db.selectFrom('stock').selectAll().where('sku_id', '=', skuId).executeTakeFirstOrThrow();
    const before = await stock();
    expect((await service.call(routes.cancel, { orderId, reason })).results).toMatchObject({ status: 80 });
    expect((await stock()).available).toBe(before.available + 2);
    const refund = await shop.db
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ amount_fen: 100_00, reason_key: `cancel:${subOrderId}` });
    expect(refund.made_by).toBe(`staff:${await shop.staffIdOf('SERVICE')}`);
    expect(await orderRow(orderId)).toMatchObject({ cancel_by: 'staff', cancel_note: reason });
    expect((await service.call(routes.cancel, { orderId, reason })).errorCode).toBe('ORD3002W');
  });

  it('asks for a fresh proof and for a reason', async () => {
    const { orderId } = await createOrder(shop.db);
    expect((await service.call(routes.cancel, { orderId, reason: '' })).errorCode).not.toBeNull();
    await sql`update staff_session set proved_at = now() - interval '10 minutes' where staff_id = ${await shop.staffIdOf('SERVICE')}`.execute(
      shop.db,
    );
    expect((await service.call(routes.cancel, { orderId, reason })).errorCode).toBe('ADM0002W');
    service = await shop.signIn('SERVICE');
  });

  it('decides the request of a shopper', async () => {
    const cancelling = async () => {
      const order = await createOrder(shop.db);
      await warehouse.call(routes.pack, { subOrderIds: [order.subOrderId] });
      await sql`update sub_order set status = 80 where id = ${order.subOrderId}`.execute(shop.db);
      return order.subOrderId;
    };
    const refused = await cancelling();
    expect((await owner.call(routes.list, { undecided: 'yes' })).results.total).toBe(1);
    expect(
      (await service.call(routes.refuseCancel, { subOrderId: refused, reason: '已出库' })).results,
    ).toMatchObject({ status: 35 });
    expect(
      (await service.call(routes.refuseCancel, { subOrderId: refused, reason: '已出库' })).errorCode,
    ).toBe('ORD3002W');
    const approved = await cancelling();
    expect((await service.call(routes.approveCancel, { subOrderId: approved })).errorCode).toBeNull();
    expect((await service.call(routes.approveCancel, { subOrderId: approved })).errorCode).toBe('ORD3002W');
    expect((await service.call(routes.approveCancel, { subOrderId: '202600000000000000-1' })).errorCode).toBe(
      'ORD3001E',
    );
  });
});

describe('the address', () => {
  const address = {
    name: '林知秋',
    mobile: '13811112222',
    districtCode: '330106',
    address: '文三路示例大厦 9 幢 1804 室',
  };

  it('is parsed from a pasted text', async () => {
    const { results } = await service.call(routes.parseAddress, {
      text: '林知秋 13811112222 浙江省杭州市西湖区文三路示例大厦 9 幢 1804 室',
    });
    expect(results).toMatchObject({ name: '林知秋', mobile: '13811112222', districtCode: '330106' });
    expect((await service.call(routes.regions, {})).results.rows.length).toBeGreaterThan(30);
    expect((await service.call(routes.regions, { parentCode: '999999' })).errorCode).toBe('ORD1003E');
  });

  it('changes before shipping, is recorded masked, and the shopper is told', async () => {
    const { orderId } = await createOrder(shop.db);
    const preview = await service.call(routes.previewAddress, { orderId, ...address });
    expect(preview.results).toMatchObject({ isBeingPacked: false, freightDifferenceFen: 0 });
    expect((await service.call(routes.changeAddress, { orderId, ...address, reason })).errorCode).toBeNull();
    expect((await orderRow(orderId)).recipient).toMatchObject({ name: '林知秋', districtName: '西湖区' });
    const entry = (await lastEntry())!;
    expect(entry).toMatchObject({ call: 'orders.changeAddress', reason });
    expect(JSON.stringify(await shop.rowsOf(entry.id))).not.toMatch(/林知秋|13811112222|文三路/);
    const { rows } = await sql`select 1 from outbox_event where topic = 'order-address-changed'`.execute(
      shop.db,
    );
    expect(rows).toHaveLength(1);
  });

  it('needs the warehouse while it packs, a known region, and an order that has not left', async () => {
    const { orderId, subOrderId } = await createOrder(shop.db);
    const change = (more: object = {}) =>
      service.call(routes.changeAddress, { orderId, ...address, reason, ...more });
    expect((await change({ districtCode: '710100' })).errorCode).toBe('ORD1003E');
    await warehouse.call(routes.pack, { subOrderIds: [subOrderId] });
    expect((await change()).errorCode).toBe('ADM5006W');
    expect((await change({ hasWarehouseAgreed: true })).errorCode).toBeNull();
    await ship(subOrderId);
    expect((await change({ hasWarehouseAgreed: true })).errorCode).toBe('ORD3002W');
    expect((await change({ orderId: '202600000000000000' })).errorCode).toBe('ORD3001E');
  });
});

describe('refunds', () => {
  it('are previewed to the fen and done at once when small and first', async () => {
    const { orderId } = await createOrder(shop.db);
    const preview = await service.call(routes.previewRefund, { orderId, amountFen: 12_34 });
    expect(preview.results).toMatchObject({
      tenders: [{ name: '支付宝', amountFen: 12_34 }],
      leftAfterFen: 87_66,
      approvalReason: null,
    });
    const done = await service.call(routes.refund, { orderId, amountFen: 12_34, reason });
    expect(done.results).toEqual({ state: 'done', result: { leftFen: 87_66 } });
    expect(await lastEntry()).toMatchObject({ call: 'orders.refund', subject_id: orderId });
    const tooMuch = await service.call(routes.refund, { orderId, amountFen: 87_67, reason });
    expect([tooMuch.errorCode, tooMuch.message]).toEqual(['ADM5007E', '超出可退金额，还可退 87.66 元']);
    expect((await service.call(routes.previewRefund, { orderId, amountFen: 87_67 })).errorCode).toBe(
      'ADM5007E',
    );
  });

  it('for chosen lines propose what was paid for them and never more', async () => {
    const { orderId, lineId } = await createOrder(shop.db, { quantity: 4 });
    const lines = [{ lineId, units: 3 }];
    const preview = (more: object) => service.call(routes.previewRefund, { orderId, ...more });
    expect((await preview({ lines })).results).toMatchObject({ amountFen: 75_00, linesFen: 75_00 });
    expect((await preview({ lines, amountFen: 75_01 })).errorCode).toBe('ADM5007E');
    for (const wrong of [
      [{ lineId, units: 5 }],
      [{ lineId: 'another', units: 1 }],
      [...lines, { lineId, units: 1 }],
    ])
      expect((await preview({ lines: wrong })).errorCode).toBe('ORD3002W');
    const refund = (more: object) => service.call(routes.refund, { orderId, lines, reason, ...more });
    expect((await refund({ amountFen: 75_01 })).errorCode).toBe('ADM5007E');
    expect((await refund({ amountFen: 1, lines: [{ lineId, units: 5 }] })).errorCode).toBe('ORD3002W');
    expect((await refund({ amountFen: 75_00 })).results).toEqual({
      state: 'done',
      result: { leftFen: 25_00 },
    });
    const stored = await shop.db.selectFrom('refund').selectAll().where('order_id', '=', orderId).execute();
    expect(stored).toHaveLength(1);
    expect(stored[0]?.reason_key).toContain('03 朱砂 × 3');
    // What is left of the order is less than what was paid for the lines.
    expect((await preview({ lines })).results).toMatchObject({ amountFen: 25_00, linesFen: 75_00 });
  });

  it('say before what becomes of points and invoices', async () => {
    const { orderId, lineId } = await createOrder(shop.db);
    await sql`update order_line set unit_shares = (select jsonb_agg(unit || '{"pointsEarned": 50}') from
      jsonb_array_elements(unit_shares) unit) where id = ${lineId}`.execute(shop.db);
    await sql`update shop_order set invoice_request = '{"invoiceType": 82, "kind": "individual",
      "title": "林知夏", "taxNumber": null, "email": null}' where id = ${orderId}`.execute(shop.db);
    const part = await service.call(routes.previewRefund, { orderId, amountFen: 20_00 });
    expect(part.results).toMatchObject({
      cancelsOrder: false,
      points: { returned: 0, notEarned: 0 },
      invoices: [{ subOrderId: `${orderId}-1`, kind: 'later', beforeFen: 100_00, afterFen: 80_00 }],
    });
    const whole = await service.call(routes.previewRefund, { orderId, amountFen: 100_00 });
    expect(whole.results).toMatchObject({
      cancelsOrder: true,
      points: { returned: 0, notEarned: 100 },
      invoices: [{ kind: 'later', afterFen: 0 }],
    });
  });

  it('give back the points that the preview names', async () => {
    const { orderId, lineId, memberId } = await createOrder(shop.db);
    await sql`update order_line set unit_price_fen = 5300, points_share_fen = 600, unit_shares = (
        select jsonb_agg(unit || '{"points": 300}') from jsonb_array_elements(unit_shares) unit)
      where id = ${lineId}`.execute(shop.db);
    await sql`update shop_order set goods_fen = 10600, points_fen = 600, points_used = 600
      where id = ${orderId}`.execute(shop.db);
    await transaction(shop.db, async (tx) => {
      await earnPoints(tx, { memberId, points: 600, reference: 'an earlier order', text: '订单已完成' });
      await holdPoints(tx, { memberId, points: 600, reference: orderId });
      await spendPoints(tx, { memberId, reference: orderId });
    });
    const balance = async () =>
      (
        await shop.db
          .selectFrom('points_account')
          .select('pay_points')
          .where('member_id', '=', memberId)
          .executeTakeFirstOrThrow()
      ).pay_points;
    const input = { orderId, amountFen: 100_00 };
    const { results } = await service.call(routes.previewRefund, input);
    expect(results.points.returned).toBe(600);
    expect(await balance()).toBe(0);
    expect((await service.call(routes.refund, { ...input, reason })).errorCode).toBeNull();
    expect(await balance()).toBe(600);
  });

  it('need a second person when large or not the first, and never the same one', async () => {
    const { orderId } = await createOrder(shop.db, { amountFen: 3_000_00 });
    const waiting = await service.call(routes.refund, { orderId, amountFen: 1_000_01, reason });
    expect(waiting.results).toMatchObject({ state: 'waiting' });
    const { approvalId } = waiting.results;
    const approve = 'POST /admin/api/approvals/{approvalId}/approve';
    expect((await service.call(approve, { approvalId })).errorCode).toBe('ADM0003E');
    expect((await finance.call(approve, { approvalId })).errorCode).toBeNull();
    const refund = await shop.db
      .selectFrom('refund')
      .selectAll()
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(refund).toMatchObject({ amount_fen: 1_000_01, approval_id: Number(approvalId) });
    expect((await service.call(routes.refund, { orderId, amountFen: 1, reason })).results).toMatchObject({
      state: 'waiting',
    });
  });

  it('that failed are sent again under their number', async () => {
    const { orderId } = await createOrder(shop.db);
    expect((await finance.call(routes.retryRefunds, { orderId })).errorCode).toBe('ORD3002W');
    await service.call(routes.refund, { orderId, amountFen: 1_00, reason });
    await sql`update refund set state = 'failed', settled_at = shop_now() where order_id = ${orderId}`.execute(
      shop.db,
    );
    expect((await finance.call(routes.retryRefunds, { orderId })).results).toEqual({ sent: 1, cash: 0 });
  });
});

describe('shipping by file', () => {
  it('checks each row first, ships each once, and says what became of it', async () => {
    const good = await createOrder(shop.db);
    const split = await createOrder(shop.db, { subOrders: 2 });
    const unconfirmed = await createOrder(shop.db, { status: 20, paymentCode: 'COD' });
    const rows = [
      { line: 2, order: good.orderId, carrier: '顺丰', waybillNo: newWaybill() },
      { line: 3, order: split.orderId, carrier: '顺丰', waybillNo: newWaybill() },
      { line: 4, order: `${split.orderId}-2`, carrier: '顺丰', waybillNo: newWaybill() },
      { line: 5, order: '2026111500181277', carrier: '顺丰', waybillNo: newWaybill() },
      { line: 6, order: unconfirmed.orderId, carrier: '顺丰', waybillNo: newWaybill() },
      { line: 7, order: good.orderId, carrier: '某某', waybillNo: newWaybill() },
    ];
    const checked = (await warehouse.call(routes.checkShipFile, { rows })).results.rows;
    expect(checked.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'ok',
      'error',
      'ok',
      'error',
      'error',
      'error',
    ]);
    expect(await statusOf(good.subOrderId)).toBe(30);

    const applied = await warehouse.call(routes.applyShipFile, { fileName: '顺丰.csv', rows });
    const again = await warehouse.call(routes.applyShipFile, { fileName: '顺丰.csv', rows });
    expect(again.results).toEqual({ runId: applied.results.runId, isRepeated: true });
    while ((await runDueJobs(shop.db, orderJobs(shop.db, {} as never))) > 0);
    const { results } = await warehouse.call(routes.shipRun, { runId: applied.results.runId });
    expect(results.state).toBe('done');
    expect(results.rows.map(({ result }: { result: string }) => result)).toMatchObject([
      '已发货',
      expect.stringContaining('请写子订单号'),
      '已发货',
      expect.stringContaining('18 位'),
      '货到付款尚未确认，确认后才能发出',
      expect.stringContaining('没有「某某」这家快递'),
    ]);
    const entries = (await shop.lastEntries(2)).map(({ call, bulk_run_id }) => [call, String(bulk_run_id)]);
    expect(entries).toEqual([
      ['orders.ship', applied.results.runId],
      ['orders.ship', applied.results.runId],
    ]);

    const repeated = await warehouse.call(routes.applyShipFile, { fileName: '顺丰.csv', rows });
    await runShipFile(shop.db, Number(repeated.results.runId));
    const parcels = await shop.db
      .selectFrom('parcel')
      .select('id')
      .where('sub_order_id', 'in', [good.subOrderId, `${split.orderId}-2`])
      .execute();
    expect(parcels).toHaveLength(2);
  });

  it('goes on after a stop in the middle', async () => {
    const orders = [await createOrder(shop.db), await createOrder(shop.db)];
    const rows = orders.map(({ orderId }, index) => ({
      line: index + 1,
      order: orderId,
      carrier: '顺丰',
      waybillNo: newWaybill(),
    }));
    const { runId } = (await warehouse.call(routes.applyShipFile, { fileName: '', rows })).results;
    // The first row was shipped and committed; the process ended before the second.
    await sql`update bulk_row set state = 'done', result = '已发货', settled_at = shop_now()
      where run_id = ${runId} and position = 1`.execute(shop.db);
    await Promise.all([runShipFile(shop.db, Number(runId)), runShipFile(shop.db, Number(runId))]);
    expect(await statusOf(orders[0]!.subOrderId)).toBe(30);
    expect(await statusOf(orders[1]!.subOrderId)).toBe(50);
    expect((await warehouse.call(routes.shipRun, { runId })).results.state).toBe('done');
  });

  it('asks before a waybill number is used for two orders', async () => {
    const [one, other] = [await createOrder(shop.db), await createOrder(shop.db)];
    const waybillNo = newWaybill();
    const rows = [one!, other!].map(({ orderId }, index) => ({
      line: index + 1,
      order: orderId,
      carrier: '顺丰',
      waybillNo,
    }));
    const checked = (await warehouse.call(routes.checkShipFile, { rows })).results.rows;
    expect(checked.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['ok', 'warning']);
    const { runId } = (
      await warehouse.call(routes.applyShipFile, { fileName: '', rows, confirmedLines: [2] })
    ).results;
    await runShipFile(shop.db, Number(runId));
    expect(await statusOf(other!.subOrderId)).toBe(50);
  });

  it('shows a scanned order and what is left to pack', async () => {
    const { orderId, subOrderId, lineId } = await createOrder(shop.db);
    expect((await warehouse.call(routes.scan, { code: ` ${orderId} ` })).results).toMatchObject({
      subOrderId,
      problem: null,
      lines: [{ lineId, unitsLeft: 2 }],
    });
    await ship(subOrderId);
    expect((await warehouse.call(routes.scan, { code: subOrderId })).results.problem).toContain('待收货');
    expect((await warehouse.call(routes.scan, { code: 'x' })).errorCode).toBe('ORD3001E');
    expect((await warehouse.call(routes.unshippedFile)).results.rows.length).toBeGreaterThan(0);
    expect((await warehouse.call(routes.shipRun, { runId: '999999' })).errorCode).not.toBeNull();
  });
});

describe('pick lists and delivery notes', () => {
  it('sum the units by sku, keep engraved ones apart and mark reprints', async () => {
    const plain = await createOrder(shop.db);
    const engraved = await createOrder(shop.db, { engraving: '知夏', hasPackaging: true });
    const gone = await createOrder(shop.db);
    await ship(gone.subOrderId);
    const created = await warehouse.call(routes.createPickList, {
      subOrderIds: [plain, engraved, gone].map(({ subOrderId }) => subOrderId),
    });
    expect(created.results).toMatchObject({ added: 2, leftOut: [gone.subOrderId] });
    const { pickListId } = created.results;
    const list = (await warehouse.call(routes.pickList, { pickListId })).results;
    expect(list.number).toMatch(/^\d{4}-\d{2}$/);
    expect(list.engraved).toMatchObject([{ position: 2, engraving: '知夏', units: 2 }]);
    expect(list.picked.reduce((total: number, { units }: { units: number }) => total + units, 0)).toBe(4);
    expect(
      (await warehouse.call(routes.recordPrint, { document: 'pick-list', ids: [pickListId] })).errorCode,
    ).toBeNull();
    expect((await warehouse.call(routes.pickLists)).results.rows[0]).toMatchObject({ pickListId, prints: 1 });
    expect((await warehouse.call(routes.createPickList, { subOrderIds: [gone.subOrderId] })).errorCode).toBe(
      'ORD3002W',
    );

    const ids = `${plain.subOrderId},${engraved.subOrderId}`;
    const notes = (await warehouse.call(routes.deliveryNotes, { ids })).results.rows;
    expect(notes).toMatchObject([
      { isPresent: false, totalFen: 100_00, prints: 0 },
      { isPresent: true, totalFen: null, lines: [{ paidFen: null }], recipientName: '林**' },
    ]);
    await warehouse.call(routes.recordPrint, { document: 'delivery-note', ids: ids.split(',') });
    expect(await lastEntry()).toMatchObject({ call: 'orders.recordPrint' });
    expect((await warehouse.call(routes.deliveryNotes, { ids })).results.rows).toMatchObject([
      { prints: 1 },
      { prints: 1 },
    ]);
    expect(
      (await warehouse.call(routes.recordPrint, { document: 'delivery-note', ids: ['202600000000000000-1'] }))
        .errorCode,
    ).toBe('ORD3001E');
  });
});
