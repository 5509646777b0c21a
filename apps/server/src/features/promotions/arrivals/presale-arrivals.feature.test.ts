import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { presaleArrivalsRoutes } from '@huarong/contract/admin/presale-arrivals';
import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import type { StaffBrowser } from '../../../../testing/open-admin.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { orderStaff } from '../../orders/index.ts';
import { openPresaleShop, type PresaleShop } from '../../presale-changes/testing/open-presale-shop.ts';

let shop: PresaleShop;
let warehouse: StaffBrowser;
let presaleId: string;
/** Deposits by their age. */
let orders: string[];
beforeAll(async () => {
  shop = await openPresaleShop();
  warehouse = await shop.signIn('WAREHOUSE');
  presaleId = await shop.publish(SKU.perfume, { quota: 12 });
  orders = [];
  for (const quantity of [2, 3, 1]) orders.push((await shop.deposit(SKU.perfume, quantity)).orderId);
}, 120_000);
afterAll(() => shop.close());

const call = (route: string, input: object = {}) => shop.marketer.call(route, { presaleId, ...input });
const countOf = async () => (await call(presaleArrivalsRoutes.detail)).results.count;
const record = async (units: number, arrivedBefore?: number) =>
  call(presaleArrivalsRoutes.record, {
    units,
    arrivedBefore: arrivedBefore ?? (await countOf()).arrived,
    reason: '送货单 8812',
  });
const preview = async (units: number) => (await call(presaleArrivalsRoutes.preview, { units })).results;
const assignedOrders = async () =>
  (
    await shop.db
      .selectFrom('presale_order')
      .select('order_id')
      .where('presale_id', '=', presaleId)
      .where('assigned_at', 'is not', null)
      .orderBy('order_id')
      .execute()
  ).map(({ order_id }) => order_id);
const pack = async (orderId: string) =>
  (await warehouse.call(ordersAdminRoutes.pack, { subOrderIds: [`${orderId}-1`] })).results.rows[0];
const WAYBILL = { carrier: '顺丰速运', waybillNo: 'SF1234567890123' };

describe('deliveries, cancellations and packing at once', () => {
  it('assign every unit once, and nobody waits for each other', async () => {
    const other = await shop.publish(SKU.cream, { quota: 50 });
    const ids = [];
    for (const quantity of [1, 2, 1, 3, 1, 1]) ids.push((await shop.deposit(SKU.cream, quantity)).orderId);
    for (const orderId of ids) await shop.pay(orderId, 'balance');
    const input = { presaleId: other, reason: '送货单 9001' };
    await shop.marketer.call(presaleArrivalsRoutes.start, { presaleId: other });
    await shop.marketer.call(presaleArrivalsRoutes.record, { ...input, units: 3, arrivedBefore: 0 });
    const cancel = (orderId: string) =>
      orderStaff.cancelByStaff(shop.db, shop.payments, { orderId, reason: '顾客来电' });
    const subOrderIds = ids.map((orderId) => `${orderId}-1`).toReversed();
    await Promise.all([
      cancel(ids[0]!),
      warehouse.call(ordersAdminRoutes.pack, { subOrderIds }),
      shop.marketer.call(presaleArrivalsRoutes.record, { ...input, units: 2, arrivedBefore: 3 }),
      cancel(ids[3]!),
      shop.marketer.call(presaleArrivalsRoutes.record, { ...input, units: -1, arrivedBefore: 3 }),
      warehouse.call(ordersAdminRoutes.pack, { subOrderIds }),
    ]);
    const { rows } = await sql<{ id: string; quantity: number; is_assigned: boolean; status: number }>`
      select booked.order_id as id, quantity, assigned_at is not null as is_assigned, sub.status
      from presale_order booked join sub_order sub on sub.order_id = booked.order_id
      where presale_id = ${other} order by deposit_at, booked.order_id`.execute(shop.db);
    const { count } = (await shop.marketer.call(presaleArrivalsRoutes.detail, { presaleId: other })).results;
    const assigned = rows.filter((row) => row.is_assigned).reduce((all, { quantity }) => all + quantity, 0);
    expect([2, 5]).toContain(count.arrived);
    expect(assigned).toBeLessThanOrEqual(count.arrived);
    const packed = rows.filter(({ status }) => status === OrderStatus.Packing);
    expect(packed.every((row) => row.is_assigned)).toBe(true);
    const next = rows.find((row) => !row.is_assigned && row.status === OrderStatus.AwaitingShipment);
    if (next) expect(count.arrived - assigned).toBeLessThan(next.quantity);
  });
});

describe('a presale that arrives in parts', () => {
  it('is not counted at first: a paid order leaves', async () => {
    expect(await countOf()).toBeNull();
    expect((await record(1, 0)).message).toBe('不能这样登记到货：这个预售没有按到货计数');
    await shop.pay(orders[0]!, 'balance');
    expect(await pack(orders[0]!)).toMatchObject({ isDone: true });
  });

  it('counts what was packed before as arrived, once', async () => {
    expect((await call(presaleArrivalsRoutes.start)).results).toEqual({ arrived: 2 });
    expect((await call(presaleArrivalsRoutes.start)).message).toBe('不能这样登记到货：已经在按到货计数');
    expect(await countOf()).toMatchObject({
      arrived: 2,
      limit: 12,
      assigned: { orders: 1, units: 2 },
      waiting: { orders: 2, units: 4 },
      rows: [{ units: 2, note: '开始计数时已打包或发出' }],
    });
  });

  it('keeps an order whose units have not arrived from every way out', async () => {
    const orderId = orders[1]!;
    const subOrderId = `${orderId}-1`;
    await shop.pay(orderId, 'balance');
    expect(await pack(orderId)).toEqual({
      subOrderId,
      isDone: false,
      text: '预售商品还没有到货，没有改动',
    });
    const ship = await warehouse.call(ordersAdminRoutes.ship, { subOrderId, ...WAYBILL });
    expect([ship.errorCode, ship.message]).toEqual(['ADM9424W', '预售商品还没有到货，不能拣货、打包或发货']);
    const picked = await warehouse.call(ordersAdminRoutes.createPickList, { subOrderIds: [subOrderId] });
    expect(picked.errorCode).toBe('ADM9424W');
    const both = await warehouse.call(ordersAdminRoutes.createPickList, {
      subOrderIds: [subOrderId, `${orders[0]}-1`],
    });
    expect(both.results).toMatchObject({ added: 1, leftOut: [subOrderId] });
    const scanned = await warehouse.call(ordersAdminRoutes.scan, { code: subOrderId });
    expect(scanned.results.problem).toContain('预售商品还没有到货');
    const file = await warehouse.call(ordersAdminRoutes.checkShipFile, {
      rows: [{ line: 2, order: subOrderId, ...WAYBILL }],
    });
    expect(file.results.rows[0]).toMatchObject({ outcome: 'error', text: '预售商品还没有到货，不能发出' });
    const unshipped = (await warehouse.call(ordersAdminRoutes.unshippedFile, {})).results.rows;
    const listed = unshipped.map((row: { subOrderId: string }) => row.subOrderId);
    expect([listed.includes(`${orders[0]}-1`), listed.includes(subOrderId)]).toEqual([true, false]);
    const [part] = (await warehouse.call(ordersAdminRoutes.detail, { orderId })).results.subOrders;
    expect([part.isAwaitingArrival, part.actions]).toEqual([true, []]);
    expect(await shop.statusOf(orderId)).toBe(OrderStatus.AwaitingShipment);
  });

  it('refuses what cannot have arrived, in words', async () => {
    expect((await record(11)).message).toBe('不能这样登记到货：一共最多 12 份，已登记 2 份，这次最多 10 份');
    expect((await record(-3)).message).toBe('不能这样登记到货：一共只登记了 2 份，不能减去更多');
    expect((await record(-1)).message).toBe('不能这样登记到货：更多的份数已经打包或发出，不能再减');
    expect((await record(0)).message).toBe('不能这样登记到货：请填到货的份数');
    expect((await record(1.5)).status).toBe(400);
    const unknown = { presaleId: 'nothing', units: 1, arrivedBefore: 0, reason: '送货单' };
    expect((await shop.marketer.call(presaleArrivalsRoutes.record, unknown)).status).toBe(404);
    expect((await countOf()).arrived).toBe(2);
  });

  it('goes to the oldest deposit as a whole; a small order does not overtake it', async () => {
    expect(await preview(2)).toMatchObject({
      problem: null,
      gets: { orders: 0, units: 0 },
      waits: { orders: 2, units: 4 },
      leftOver: 2,
    });
    expect((await record(2)).results).toEqual({ arrived: 4 });
    expect(await assignedOrders()).toEqual([orders[0]]);
    expect(await preview(1)).toMatchObject({ gets: { orders: 1, units: 3 }, leftOver: 0 });
    await record(1);
    expect(await assignedOrders()).toEqual([orders[0], orders[1]].sort());
    expect(await pack(orders[1]!)).toMatchObject({ isDone: true });
  });

  it('is recorded once when two people record the same delivery at once', async () => {
    const replies = await Promise.all([record(1, 5), record(1, 5)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.message).toBe(
      '刚有人登记过到货，现在一共 6 份，请重新查看后再登记',
    );
    expect(await countOf()).toMatchObject({ arrived: 6, assigned: { units: 6 }, waiting: { orders: 0 } });
  });

  it('gives units that are left to a new deposit at once, and those of a cancelled order to the next one', async () => {
    const late = [];
    for (const quantity of [1, 2]) late.push((await shop.deposit(SKU.perfume, quantity)).orderId);
    expect((await countOf()).waiting).toEqual({ orders: 2, units: 3 });
    // Has not paid the balance, and still has its place and its unit.
    const cancelled = await orderStaff.cancelByStaff(shop.db, shop.payments, {
      orderId: orders[2]!,
      reason: '顾客来电',
    });
    expect(cancelled.ok).toBe(true);
    expect(await assignedOrders()).toEqual([orders[0], orders[1], late[0]].sort());
    await record(3);
    expect(await countOf()).toMatchObject({ arrived: 9, assigned: { orders: 4, units: 8 } });
    const { orderId } = await shop.deposit();
    expect(await assignedOrders()).toContain(orderId);
    orders.push(...late, orderId);
  });

  it('takes a correction from the newest deposits that nobody has packed', async () => {
    const [, , , early, middle, newest] = orders;
    expect(await preview(-2)).toMatchObject({ loses: { orders: 2, units: 3 }, leftOver: 1 });
    await record(-2);
    expect(await assignedOrders()).toEqual([orders[0], orders[1], early].sort());
    expect((await record(-3)).message).toContain('更多的份数已经打包或发出');
    await record(2);
    expect(await assignedOrders()).toEqual([orders[0], orders[1], early, middle, newest].sort());
  });

  it('gives the units of deposits that are lost to the next one, and those that were sent to nobody', async () => {
    const [first, second, , early, middle, newest] = orders;
    const next = (await shop.deposit(SKU.perfume, 1)).orderId;
    await shop.pay(newest!, 'balance');
    const shipped = await warehouse.call(ordersAdminRoutes.ship, { subOrderId: `${newest}-1`, ...WAYBILL });
    expect(shipped.results.isAll).toBe(true);
    expect(await assignedOrders()).not.toContain(next);
    await shop.pay(next, 'balance');
    await advanceClock(shop.db, 4 * 86_400);
    await shop.work();
    expect(await shop.statusOf(early!)).toBe(OrderStatus.Cancelled);
    expect(await assignedOrders()).toEqual([first, second, newest, next].sort());
    expect(await countOf()).toMatchObject({ arrived: 9, assigned: { orders: 4, units: 7 } });
    expect(await shop.statusOf(middle!)).toBe(OrderStatus.Cancelled);

    // A refused delivery gives its place back, but its unit is not handed on before somebody counts it again.
    await orderStaff.recordDeliveryRefusal(shop.db, `${newest}-1`);
    await orderStaff.receiveRefusedDelivery(shop.db, `${newest}-1`);
    await orderStaff.inspectRefusedDelivery(shop.db, shop.payments, `${newest}-1`, {
      isSellable: false,
      note: '外盒破损',
    });
    await shop.work();
    const back = await shop.db
      .selectFrom('presale_order')
      .select(['is_released', 'assigned_at'])
      .where('order_id', '=', newest!)
      .executeTakeFirst();
    expect(back).toEqual({ is_released: true, assigned_at: expect.any(Date) });
    expect(await countOf()).toMatchObject({ limit: 13, assigned: { units: 7 } });
  });
});
