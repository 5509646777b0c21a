import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { adminReturnsRoutes } from '@huarong/contract/admin/returns';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SKU } from '../cart/testing/seed-products.ts';
import { notifyShoppers } from './notify-shoppers.ts';
import { type LotShop, openLotShop } from './testing/open-lot-shop.ts';

const CONFIG = { mode: 'demo', secret: 'x'.repeat(32), sms: null } as unknown as Parameters<
  typeof notifyShoppers
>[1];

let shop: LotShop;
beforeAll(async () => {
  shop = await openLotShop();
});
afterAll(() => shop.close());

describe('a hold that ends unpaid', () => {
  it('makes no unit of a lot sellable that was recalled meanwhile', async () => {
    await shop.setUnits(SKU.serum, 0);
    await shop.receive(SKU.serum, 3, { lotNo: 'HELD', expiresOn: '2090-01-01' });
    const orderId = await (await shop.newMember()).placeOrder(SKU.serum, 2);
    const [lot] = await shop.lotsOf(SKU.serum);
    await shop.recall(lot!.lotId);
    expect(await shop.remainingOf(SKU.serum)).toEqual({ HELD: 2 });
    const ended = await shop.owner.call(ordersAdminRoutes.cancel, { orderId, reason: '顾客不要了' });
    expect(ended.errorCode).toBeNull();
    expect(await shop.availableOf(SKU.serum)).toBe(0);
    expect(await shop.remainingOf(SKU.serum)).toEqual({});
    expect(await shop.findFaults()).toEqual([]);
  });
});

describe('another lot while packing', () => {
  let orders = 0;
  const ship = (subOrderId: string, more: object = {}) => {
    orders += 1;
    const waybillNo = `SF${String(1_000_000_000_000 + orders)}`;
    return shop.warehouse.call(ordersAdminRoutes.ship, {
      subOrderId,
      carrier: '顺丰速运',
      waybillNo,
      ...more,
    });
  };
  const choose = (lotNo: string, units: number) => ({ lots: [{ skuId: SKU.cream, lotNo, units }] });

  it('is taken with a reason, and pick list, parcel and evidence agree', async () => {
    await shop.setUnits(SKU.cream, 0);
    await shop.receive(SKU.cream, 5, { lotNo: 'EARLY', expiresOn: '2090-01-01' });
    await shop.receive(SKU.cream, 5, { lotNo: 'LATE', expiresOn: '2091-01-01' });
    const subOrderId = await shop.paidOrder(SKU.cream, 3);
    const { pickListId } = (
      await shop.warehouse.call(ordersAdminRoutes.createPickList, { subOrderIds: [subOrderId] })
    ).results;
    const scanned = (await shop.warehouse.call(ordersAdminRoutes.scan, { code: subOrderId })).results;
    expect(scanned.lots).toMatchObject([
      {
        skuId: SKU.cream,
        units: 3,
        choices: [
          { lotNo: 'EARLY', remaining: 5, suggested: 3 },
          { lotNo: 'LATE', remaining: 5, suggested: 0 },
        ],
      },
    ]);
    expect((await ship(subOrderId, choose('LATE', 2))).errorCode).toBe('ADM9662W');
    const shipped = await ship(subOrderId, { ...choose('late', 2), reason: '先到期的包装破损' });
    expect(shipped.errorCode).toBeNull();
    expect(await shop.remainingOf(SKU.cream)).toEqual({ EARLY: 4, LATE: 3 });
    const [picked] = (await shop.warehouse.call(ordersAdminRoutes.pickList, { pickListId })).results.picked;
    expect(picked.lots).toEqual([]);
    expect(picked.shippedLots).toEqual([
      { lotNo: 'EARLY', expiresOn: '2090-01-01', units: 1 },
      { lotNo: 'LATE', expiresOn: '2091-01-01', units: 2 },
    ]);
    const { rows } = await sql<{ lot_no: string; choice_reason: string; reason: string }>`
      select lot.lot_no, changed.after ->> 'choice_reason' as choice_reason, entry.reason
      from audit_row changed join audit_entry entry on entry.id = changed.entry_id
        join stock_lot lot on lot.id = (changed.after ->> 'lot_id')::bigint
      where changed.table_name = 'parcel_item_lot' and changed.after ->> 'parcel_id' = ${shipped.results.parcelId}
      order by lot.lot_no`.execute(shop.db);
    expect(rows).toEqual(
      ['EARLY', 'LATE'].map((lot_no) => ({
        lot_no,
        choice_reason: '先到期的包装破损',
        reason: '先到期的包装破损',
      })),
    );
    expect(await shop.findFaults()).toEqual([]);
  });

  it('is taken for a part of the units, and no more of it than the parcel has', async () => {
    await shop.receive(SKU.serum, 2, { lotNo: 'FIRST', expiresOn: '2090-01-01' });
    await shop.receive(SKU.serum, 2, { lotNo: 'SECOND', expiresOn: '2091-01-01' });
    const subOrderId = await shop.paidOrder(SKU.serum, 2);
    const { lines } = (await shop.warehouse.call(ordersAdminRoutes.scan, { code: subOrderId })).results;
    const shipOne = (units: number) =>
      ship(subOrderId, {
        items: [{ lineId: lines[0].lineId, quantity: 1 }],
        lots: [{ skuId: SKU.serum, lotNo: 'SECOND', units }],
        reason: '先到期的包装破损',
      });
    expect((await shipOne(2)).errorCode).toBe('ADM9661E');
    expect((await shipOne(1)).results).toMatchObject({ isAll: false });
    expect(await shop.remainingOf(SKU.serum)).toEqual({ FIRST: 2, SECOND: 1 });
    expect((await ship(subOrderId)).results).toMatchObject({ isAll: true });
    expect(await shop.remainingOf(SKU.serum)).toEqual({ FIRST: 1, SECOND: 1 });
    expect(await shop.findFaults()).toEqual([]);
  });

  it('is refused when it is unknown, expired, recalled, too small or too much, and nothing leaves', async () => {
    await shop.receive(SKU.cream, 2, { lotNo: 'GONE', expiresOn: '2092-01-01' });
    await shop.receive(SKU.cream, 2, { lotNo: 'OLD', expiresOn: '2092-01-01' });
    await sql`update stock_lot set expires_on = '2020-01-01' where lot_no = 'OLD'`.execute(shop.db);
    const subOrderId = await shop.paidOrder(SKU.cream, 4);
    const before = await shop.remainingOf(SKU.cream);
    const reason = '换一个批次';
    const codeOf = async (more: object) => (await ship(subOrderId, { ...more, reason })).errorCode;
    expect(await codeOf(choose('NOBODY', 1))).toBe('ADM9580E');
    expect(await codeOf({ lots: [{ skuId: SKU.serum, lotNo: 'LATE', units: 1 }] })).toBe('ADM9580E');
    expect(await codeOf(choose('OLD', 1))).toBe('ADM9660W');
    expect(await codeOf(choose('LATE', 4))).toBe('ADM9581E');
    expect(await codeOf(choose('EARLY', 5))).toBe('ADM9581E');
    expect(await codeOf({ lots: [...choose('EARLY', 4).lots, ...choose('LATE', 1).lots] })).toBe('ADM9661E');
    expect(await shop.remainingOf(SKU.cream)).toEqual(before);
    await shop.recall((await shop.lotsOf(SKU.cream)).find(({ lotNo }) => lotNo === 'EARLY')!.lotId);
    // All its units were available, so the recall took them out of the warehouse.
    expect(await codeOf(choose('EARLY', 1))).toBe('ADM9580E');
    expect((await ship(subOrderId)).errorCode).toBeNull();
    expect(await shop.findFaults()).toEqual([]);
  });
});

describe('a return because of a recall', () => {
  it('is open after the usual days, for the recalled units, at the cost of the shop', async () => {
    await shop.setUnits(SKU.rouge, 0);
    await shop.receive(SKU.rouge, 1, { lotNo: 'CALLED', expiresOn: '2090-01-01' });
    await shop.receive(SKU.rouge, 4, { lotNo: 'FINE', expiresOn: '2091-01-01' });
    const bought = await shop.createDeliveredOrder(SKU.rouge, 3);
    await sql`update sub_order set signed_at = shop_now() - interval '200 days'
      where id = ${bought.subOrderId}`.execute(shop.db);
    expect((await bought.returnable()).total).toBe(0);
    expect((await bought.apply({ reason: 7 })).errorCode).toBe('RTN1002W');

    await shop.recall(await findLotId('CALLED'), { returnDays: 30 });
    const { rows } = await sql<{ id: number }>`
      select recall.id from recall join stock_lot lot on lot.id = recall.lot_id where lot_no = 'CALLED'`.execute(
      shop.db,
    );
    await notifyShoppers(shop.db, CONFIG, rows[0]!.id);
    const { rows: messages } = await sql<{ links: { link: string }[] }>`
      select links from message where key = ${`recall:${rows[0]!.id}`}`.execute(shop.db);
    expect(messages[0]!.links.map(({ link }) => link)).toEqual([
      '/myOnlineReturn',
      `/myOrderList/${bought.orderId}`,
    ]);

    const { list } = await bought.returnable();
    expect(list[0].reasons).toEqual([
      { reason: 7, text: '商品召回', kinds: [2], isFault: true, needsPictures: false },
    ]);
    const line = list[0].returnSkuId;
    const two = { reason: 7, items: [{ returnSkuId: line, quantity: 2 }] };
    expect((await bought.apply(two)).errorCode).toBe('RTN1004W');
    const applied = (await bought.apply({ reason: 7 })).results;
    expect(applied.refund.postageByShop).toBe(true);
    // The other two units are of a lot that is fine.
    expect((await bought.apply({ reason: 7 })).errorCode).toBe('RTN1002W');
    const service = await shop.signIn('SERVICE');
    const shown = (await service.call(adminReturnsRoutes.detail, { returnId: applied.returnId })).results;
    expect(shown).toMatchObject({ wasInWindow: true });
    expect((await bought.cancel(applied.returnId)).errorCode).toBeNull();

    await sql`update recall set started_at = started_at - interval '31 days' where id = ${rows[0]!.id}`.execute(
      shop.db,
    );
    expect((await bought.returnable()).total).toBe(0);
    expect((await bought.apply({ reason: 7 })).errorCode).toBe('RTN1002W');
  });
});

const findLotId = async (lotNo: string): Promise<string> => {
  const { rows } = await sql<{ id: number }>`select id from stock_lot where lot_no = ${lotNo}`.execute(
    shop.db,
  );
  return String(rows[0]!.id);
};
