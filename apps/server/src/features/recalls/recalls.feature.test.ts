import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { lotsRoutes } from '@huarong/contract/admin/lots';
import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { recallsRoutes } from '@huarong/contract/admin/recalls';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { adminStockRoutes } from '@huarong/contract/admin/stock';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { onPostgres } from '../../../testing/index.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { orderStaff, shipSubOrder } from '../orders/index.ts';
import { notifyShoppers } from './notify-shoppers.ts';
import { type LotShop, openLotShop } from './testing/open-lot-shop.ts';

const CONFIG = { mode: 'demo', secret: 'x'.repeat(32), sms: null } as unknown as Parameters<
  typeof notifyShoppers
>[1];

let shop: LotShop;
let warehouse: LotShop['warehouse'];
let owner: LotShop['owner'];
let receive: LotShop['receive'];
let lotsOf: LotShop['lotsOf'];
let remainingOf: LotShop['remainingOf'];
let setUnits: LotShop['setUnits'];
let paidOrder: LotShop['paidOrder'];
let findFaults: LotShop['findFaults'];
beforeAll(async () => {
  shop = await openLotShop();
  ({ warehouse, owner, receive, lotsOf, remainingOf, setUnits, paidOrder, findFaults } = shop);
});
afterAll(() => shop.close());

const ship = (subOrderId: string) =>
  transaction(shop.db, (tx) => shipSubOrder(tx, { subOrderId, carrier: '顺丰速运', waybillNo: 'SF1' }));

describe('receiving with a lot', () => {
  it('records lot and receipt, which can be searched and exported', async () => {
    const before = (await warehouse.call(adminStockRoutes.detail, { skuId: SKU.cream })).results.available;
    expect((await receive(SKU.cream, 5, { lotNo: 'a1', expiresOn: '2090-05-31' })).errorCode).toBeNull();
    expect(await remainingOf(SKU.cream)).toEqual({ A1: 5 });
    expect((await warehouse.call(adminStockRoutes.detail, { skuId: SKU.cream })).results.available).toBe(
      before + 5,
    );
    const found = (await warehouse.call(lotsRoutes.receipts, { q: '花间' })).results;
    expect(found.rows[0]).toMatchObject({
      lotNo: 'A1',
      units: 5,
      supplier: '上海花间供应链',
      documentNo: 'SH-1',
    });
    const exported = await warehouse.call(lotsRoutes.exportReceipts, {
      from: '2020-01-01',
      to: '2099-01-01',
      reason: '检查要求',
    });
    expect(exported.results.csv).toContain('A1');
  });

  it('refuses another last day, an expired lot and a lot of a count', async () => {
    const codeOf = async (call: ReturnType<typeof receive>) => (await call).errorCode;
    expect(await codeOf(receive(SKU.cream, 5, { lotNo: 'A1', expiresOn: '2091-01-01' }))).toBe('ADM9582E');
    expect(await codeOf(receive(SKU.cream, 5, { lotNo: 'A2', expiresOn: '2020-01-01' }))).toBe('ADM9584E');
    expect(
      await codeOf(receive(SKU.cream, 5, { lotNo: 'A2', expiresOn: '2090-01-01' }, { cause: 'count' })),
    ).toBe('ADM9584E');
    expect(await remainingOf(SKU.cream)).toEqual({ A1: 5 });
  });

  it('asks a second person for many units, with the lot', async () => {
    const asked = await receive(SKU.cream, 150, { lotNo: 'A3', expiresOn: '2090-01-01' });
    expect(asked.results.state).toBe('waiting');
    expect(await remainingOf(SKU.cream)).toEqual({ A1: 5 });
    const { approvalId } = asked.results;
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
    expect(await remainingOf(SKU.cream)).toEqual({ A1: 5, A3: 150 });
  });
});

describe('a correction', () => {
  const adjust = (skuId: string, difference: number, more: object) =>
    warehouse.call(adminStockRoutes.adjust, {
      skuId,
      change: { by: 'difference', difference },
      cause: 'damaged',
      reason: '破损',
      ...more,
    });
  it('takes from the lot that is named, and refuses more than it has', async () => {
    await setUnits(SKU.brush, 10);
    await receive(SKU.brush, 4, { lotNo: 'B1', expiresOn: '2090-01-01' });
    const [lot] = await lotsOf(SKU.brush);
    expect((await adjust(SKU.brush, -5, { lotId: lot!.lotId })).errorCode).toBe('ADM9581E');
    expect((await adjust(SKU.brush, -1, { lotId: '999999' })).errorCode).toBe('ADM9580E');
    expect((await adjust(SKU.brush, -1, { lotId: lot!.lotId })).errorCode).toBeNull();
    expect(await remainingOf(SKU.brush)).toEqual({ B1: 3 });
  });
  it('without a lot takes units without one first, then those that expire first', async () => {
    // 10 without a lot and 3 of the lot.
    await adjust(SKU.brush, -10, {});
    expect(await remainingOf(SKU.brush)).toEqual({ B1: 3 });
    await adjust(SKU.brush, -2, {});
    expect(await remainingOf(SKU.brush)).toEqual({ B1: 1 });
  });
});

describe('shipping', () => {
  it('takes what expires first, as the pick list says, and a return comes back to its lot', async () => {
    await setUnits(SKU.serum, 0);
    await receive(SKU.serum, 5, { lotNo: 'S2', expiresOn: '2091-01-01' });
    await receive(SKU.serum, 2, { lotNo: 'S1', expiresOn: '2090-01-01' });
    const subOrderId = await paidOrder(SKU.serum, 3);
    const { pickListId } = (
      await warehouse.call(ordersAdminRoutes.createPickList, { subOrderIds: [subOrderId] })
    ).results;
    const list = (await warehouse.call(ordersAdminRoutes.pickList, { pickListId })).results;
    expect(list.picked[0].lots).toEqual([
      { lotNo: 'S1', expiresOn: '2090-01-01', units: 2 },
      { lotNo: 'S2', expiresOn: '2091-01-01', units: 1 },
    ]);
    expect((await ship(subOrderId)).ok).toBe(true);
    expect(await remainingOf(SKU.serum)).toEqual({ S2: 4 });
    expect((await warehouse.call(ordersAdminRoutes.pickList, { pickListId })).results.picked[0].lots).toEqual(
      [],
    );
    const { port } = shop.payments;
    expect((await orderStaff.recordDeliveryRefusal(shop.db, subOrderId)).ok).toBe(true);
    expect((await orderStaff.receiveRefusedDelivery(shop.db, subOrderId)).ok).toBe(true);
    const inspected = await orderStaff.inspectRefusedDelivery(shop.db, port, subOrderId, {
      isSellable: true,
    });
    expect(inspected.ok).toBe(true);
    expect(await remainingOf(SKU.serum)).toEqual({ S1: 2, S2: 5 });
  });

  it('puts what came back and can be sold to its lot again, and nothing else', async () => {
    const service = await shop.signIn('SERVICE');
    const bringBack = async (isSellable: boolean) => {
      const bought = await shop.createDeliveredOrder(SKU.cream);
      const [line] = await bought.lines();
      const sent = await remainingOf(SKU.cream);
      const { returnId } = (await bought.apply({ reason: 2 })).results;
      await service.call(adminReturnsRoutes.approve, { returnId });
      await warehouse.call(adminReturnsRoutes.receive, { code: returnId });
      const finding = isSellable ? 'intact' : 'opened';
      const unit = { lineId: line!.id, unit: 0, finding, isAccepted: true, isSellable, note: '' };
      const inspected = await warehouse.call(adminReturnsRoutes.inspect, { returnId, units: [unit] });
      expect(inspected.errorCode).toBeNull();
      return { sent, back: await remainingOf(SKU.cream) };
    };
    const sellable = await bringBack(true);
    expect([sellable.sent, sellable.back]).toMatchObject([{ A3: 149 }, { A3: 150 }]);
    const opened = await bringBack(false);
    expect([opened.sent, opened.back]).toMatchObject([{ A3: 149 }, { A3: 149 }]);
    expect(await findFaults()).toEqual([]);
  });

  it('never sends an expired lot', async () => {
    await setUnits(SKU.rouge, 0);
    await receive(SKU.rouge, 2, { lotNo: 'R1', expiresOn: '2090-01-01' });
    const subOrderId = await paidOrder(SKU.rouge, 1);
    await sql`update stock_lot set expires_on = '2020-01-01' where lot_no = 'R1'`.execute(shop.db);
    expect(await ship(subOrderId)).toMatchObject({ ok: false, refusal: { code: 'lots-not-sellable' } });
    const [lot] = await lotsOf(SKU.rouge);
    const removed = await warehouse.call(lotsRoutes.removeExpired, { lotId: lot!.lotId, reason: '过期停售' });
    // One is sold and not shipped.
    expect(removed.results).toEqual({ units: 1, remaining: 1, available: 0 });
    expect((await ship(subOrderId)).ok).toBe(false);
    await receive(SKU.rouge, 2, { lotNo: 'R2', expiresOn: '2090-01-01' });
    expect((await ship(subOrderId)).ok).toBe(true);
    expect(await remainingOf(SKU.rouge)).toEqual({ R1: 1, R2: 1 });
  });
});

onPostgres('two packers at once', () => {
  it('never take the same last unit of a lot', async () => {
    await receive(SKU.cream, 1, { lotNo: 'LAST', expiresOn: '2089-01-01' });
    const orders = [await paidOrder(SKU.cream), await paidOrder(SKU.cream), await paidOrder(SKU.cream)];
    const shipped = await Promise.all(orders.map(ship));
    expect(shipped.every(({ ok }) => ok)).toBe(true);
    const { rows } = await sql<{ units: number }>`
      select coalesce(sum(sent.quantity), 0)::int as units from parcel_item_lot sent
      join stock_lot lot on lot.id = sent.lot_id where lot.lot_no = 'LAST'`.execute(shop.db);
    expect(rows[0]?.units).toBe(1);
    expect(await findFaults()).toEqual([]);
  });
});

describe('records of lots', () => {
  it.each(['stock_lot', 'stock_lot_movement', 'stock_receipt'])(
    '%s cannot be deleted while its sku exists',
    async (table) => {
      const rows = async () => (await sql`select from ${sql.table(table)}`.execute(shop.db)).rows.length;
      const before = await rows();
      expect(before).toBeGreaterThan(0);
      await expect(sql`delete from ${sql.table(table)}`.execute(shop.db)).rejects.toThrow('stay as long as');
      expect(await rows()).toBe(before);
    },
  );
  it('go with a sku that is deleted', async () => {
    await sql`insert into sku select (jsonb_populate_record(null::sku, to_jsonb(sku) ||
      '{"id":"990000001","code":"GONE1","barcode":null,"position":90}')).* from sku where id = ${SKU.cream}`.execute(
      shop.db,
    );
    const { rows } = await sql<{ id: number }>`
      insert into stock_lot (sku_id, lot_no, expires_on) values ('990000001', 'GONE', '2090-01-01') returning id`.execute(
      shop.db,
    );
    await sql`insert into stock_lot_movement (lot_id, delta, reason, reference)
      values (${rows[0]!.id}, 1, 'received', 'case')`.execute(shop.db);
    await sql`delete from sku where id = '990000001'`.execute(shop.db);
    const left = await sql`select from stock_lot_movement where lot_id = ${rows[0]!.id}`.execute(shop.db);
    expect(left.rows).toEqual([]);
  });
});

describe('a recall', () => {
  it('needs a second person, blocks what is left and notifies every shopper once', async () => {
    await setUnits(SKU.serum, 0);
    await sql`insert into stock_lot_movement (lot_id, delta, reason, reference)
      select id, -remaining, 'correction', 'case' from stock_lot where sku_id = ${SKU.serum} and remaining > 0`.execute(
      shop.db,
    );
    await sql`update stock_lot set remaining = 0 where sku_id = ${SKU.serum}`.execute(shop.db);
    await receive(SKU.serum, 9, { lotNo: 'BAD', expiresOn: '2090-01-01' });
    const buyer = await shop.newMember();
    for (const subOrderId of [
      await paidOrder(SKU.serum, 1, buyer),
      await paidOrder(SKU.serum, 2, buyer),
      await paidOrder(SKU.serum, 1),
    ])
      expect((await ship(subOrderId)).ok).toBe(true);
    // Sold, and not shipped.
    const waiting = await paidOrder(SKU.serum, 2);
    const lotId = (await lotsOf(SKU.serum)).find(({ lotNo }) => lotNo === 'BAD')!.lotId;
    const preview = (await warehouse.call(recallsRoutes.preview, { lotId })).results;
    expect(preview).toMatchObject({
      orders: 3,
      members: 2,
      guestOrders: 0,
      shippedUnits: 4,
      remaining: 5,
      blockable: 3,
    });

    const advice = '请停止使用并联系客服退货';
    const asked = await warehouse.call(recallsRoutes.start, { lotId, advice, reason: '抽检不合格' });
    const { approvalId } = asked.results;
    expect((await warehouse.call(recallsRoutes.list, {})).results.rows).toEqual([]);
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
    expect((await warehouse.call(recallsRoutes.start, { lotId, advice, reason: '再来一次' })).errorCode).toBe(
      'ADM9588W',
    );

    const [recall] = (await warehouse.call(recallsRoutes.list, {})).results.rows;
    expect(recall).toMatchObject({ orders: 3, notified: 0, units: 4, blockedUnits: 3 });
    const recallId = Number(recall.recallId);
    // A worker that stops after a slice goes on where it was.
    await notifyShoppers(shop.db, CONFIG, recallId, { slice: 1, longestMs: 0 });
    await notifyShoppers(shop.db, CONFIG, recallId, { slice: 1 });
    await notifyShoppers(shop.db, CONFIG, recallId);
    const done = (await warehouse.call(recallsRoutes.detail, { recallId: recall.recallId })).results;
    expect(done).toMatchObject({ notified: 3, unreachable: 0 });
    expect(done.endedAt).not.toBeNull();
    expect(done.list.rows).toHaveLength(3);
    const { rows: messages } = await sql<{ member_id: string; text: string }>`
      select member_id, text from message where key = ${`recall:${recallId}`}`.execute(shop.db);
    expect(messages).toHaveLength(2);
    expect(messages[0]!.text).toContain(advice);
    const exported = await warehouse.call(recallsRoutes.export, {
      recallId: recall.recallId,
      reason: '报告监管部门',
    });
    expect(exported.results.rows).toBe(3);

    expect(await ship(waiting)).toMatchObject({ ok: false, refusal: { code: 'lots-not-sellable' } });
    expect((await receive(SKU.serum, 1, { lotNo: 'BAD', expiresOn: '2090-01-01' })).errorCode).toBe(
      'ADM9583W',
    );
    // Two new units replace the two that were sold of the recalled lot; these are taken out of sale now.
    await receive(SKU.serum, 4, { lotNo: 'ZQ77', expiresOn: '2090-01-01' });
    expect((await ship(waiting)).ok).toBe(true);
    expect(await remainingOf(SKU.serum)).toEqual({ ZQ77: 2 });
    expect((await warehouse.call(adminStockRoutes.detail, { skuId: SKU.serum })).results.available).toBe(2);
    expect(await findFaults()).toEqual([]);
  });

  it('finds no unknown lot or recall', async () => {
    expect((await warehouse.call(recallsRoutes.preview, { lotId: '999999' })).errorCode).toBe('ADM9580E');
    expect((await warehouse.call(recallsRoutes.detail, { recallId: '999999' })).errorCode).toBe('ADM9589E');
    expect((await warehouse.call(lotsRoutes.detail, { lotId: '999999' })).errorCode).toBe('ADM9580E');
  });
});

describe('the list of lots', () => {
  it('comes by last day in pages, and finds a lot by its number', async () => {
    const days = ({ rows }: { rows: { expiresOn: string }[] }) => rows.map(({ expiresOn }) => expiresOn);
    const first = (await warehouse.call(lotsRoutes.list, { view: 'all', size: 2 })).results;
    const second = (await warehouse.call(lotsRoutes.list, { view: 'all', size: 2, after: first.next }))
      .results;
    expect([...days(first), ...days(second)]).toEqual([...days(first), ...days(second)].toSorted());
    expect(
      (await warehouse.call(lotsRoutes.list, { view: 'all', size: 2, before: second.previous })).results.rows,
    ).toEqual(first.rows);
    const found = (await warehouse.call(lotsRoutes.list, { view: 'all', q: 'zq7' })).results;
    expect(found.rows.map(({ lotNo }: { lotNo: string }) => lotNo)).toEqual(['ZQ77']);
    expect((await warehouse.call(lotsRoutes.list, { after: 'nonsense' })).errorCode).not.toBeNull();
    const expired = (await warehouse.call(lotsRoutes.list, { view: 'expired' })).results;
    expect(expired.rows.map(({ lotNo }: { lotNo: string }) => lotNo)).toEqual(['R1']);
  });
});
