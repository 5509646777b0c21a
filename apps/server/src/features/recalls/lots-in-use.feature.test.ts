import { ordersAdminRoutes } from '@huarong/contract/admin/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SKU } from '../cart/testing/seed-products.ts';
import { type LotShop, openLotShop } from './testing/open-lot-shop.ts';

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
