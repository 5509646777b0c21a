import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { settingsRoutes } from '@huarong/contract/admin/settings';
import { adminStockRoutes } from '@huarong/contract/admin/stock';
import { catalogueRoutes } from '@huarong/contract/catalogue';
import { shanghaiDate } from '@huarong/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { changeSetting } from '../../../../testing/admin/change-setting.ts';
import type { StaffBrowser } from '../../../../testing/open-admin.ts';
import { SKU } from '../../cart/testing/seed-products.ts';
import { createCaller } from '../../orders/testing/call-as.ts';
import { openReturnAdmin, type ReturnAdmin } from '../../returns/admin/testing/open-return-admin.ts';
import { holdStock } from '../index.ts';
import { inventoryFeature } from '../inventory.feature.ts';

let shop: ReturnAdmin;
let warehouse: StaffBrowser;
beforeAll(async () => {
  shop = await openReturnAdmin();
  warehouse = await shop.signIn('WAREHOUSE');
});
afterAll(() => shop.close());

const list = async (input: object = {}) =>
  (await warehouse.call(adminStockRoutes.list, { ...input })).results;
const detail = async (skuId: string, input: object = {}) =>
  (await warehouse.call(adminStockRoutes.detail, { skuId, ...input })).results;
const adjust = (skuId: string, change: object, more: object = {}) =>
  warehouse.call(adminStockRoutes.adjust, { skuId, change, cause: 'count', reason: '季度盘点', ...more });
const idsOf = ({ rows }: { rows: { skuId: string }[] }) => rows.map(({ skuId }) => skuId);

describe('the list of stock', () => {
  it('comes in pages by number, forwards and back', async () => {
    const first = await list({ size: 2 });
    const second = await list({ size: 2, after: first.next });
    expect(idsOf(second)[0]! > idsOf(first)[1]!).toBe(true);
    expect(idsOf(await list({ size: 2, before: second.previous }))).toEqual(idsOf(first));
    expect(first.total).toBe(first.counts.all);
  });

  it('finds by code, number and words, and has tabs', async () => {
    const { code, productName } = await detail(SKU.cream);
    for (const q of [code, SKU.cream, productName]) expect(idsOf(await list({ q }))).toContain(SKU.cream);
    expect(idsOf(await list({ q: '没有这样的商品' }))).toEqual([]);
    const before = (await list({ tab: 'sold-out' })).counts['sold-out'];
    await shop.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', SKU.brush).execute();
    const soldOut = await list({ tab: 'sold-out' });
    expect(idsOf(soldOut)).toContain(SKU.brush);
    expect(soldOut.counts['sold-out']).toBeGreaterThanOrEqual(before);
  });
});

describe('days of stock', () => {
  const sell = (skuId: string, sold: number) =>
    shop.db
      .insertInto('sku_sales')
      .values({ sku_id: skuId, sold_28_days: sold })
      .onConflict((row) => row.column('sku_id').doUpdateSet({ sold_28_days: sold }))
      .execute();
  const stock = (skuId: string, available: number) =>
    shop.db.updateTable('stock').set({ available }).where('sku_id', '=', skuId).execute();

  it('are the available units by the sales of 28 days, and sort the list over its pages', async () => {
    await stock(SKU.cream, 50);
    await stock(SKU.serum, 60);
    await sell(SKU.cream, 14);
    await sell(SKU.serum, 280);
    expect(await detail(SKU.cream)).toMatchObject({ soldIn28Days: 14, daysOfStock: 100, lastReminded: null });
    expect(await detail(SKU.rouge)).toMatchObject({ soldIn28Days: 0, daysOfStock: null });
    const seen: string[] = [];
    let page = await list({ sort: 'days', size: 1 });
    const { total } = page;
    for (;;) {
      seen.push(...idsOf(page));
      if (page.next === null) break;
      page = await list({ sort: 'days', size: 1, after: page.next });
    }
    expect(seen.slice(0, 2)).toEqual([SKU.serum, SKU.cream]);
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    expect(idsOf(await list({ sort: 'days', size: 1, before: page.previous }))).toEqual([seen.at(-2)]);
    expect(idsOf(await list({ sort: 'days', after: '999999999999_x' }))).toEqual([]);
  });

  it('belong to a sku that moves; another is listed as idle', async () => {
    expect(idsOf(await list({ tab: 'idle' }))).not.toContain(SKU.cream);
    expect(idsOf(await list({ tab: 'idle' }))).toContain(SKU.rouge);
  });

  it('are low at the mark of the sku, or at the usual one', async () => {
    await stock(SKU.cream, 21);
    expect(idsOf(await list({ tab: 'low' }))).not.toContain(SKU.cream);
    await shop.db.insertInto('sku_supply').values({ sku_id: SKU.cream, low_stock_at: 21 }).execute();
    expect(idsOf(await list({ tab: 'low' }))).toContain(SKU.cream);
    expect((await detail(SKU.cream)).lowStockAt).toBe(21);
    await stock(SKU.cream, 22);
    expect(idsOf(await list({ tab: 'low' }))).not.toContain(SKU.cream);
  });

  it('are low at the mark of the settings unless the sku has its own', async () => {
    const owner = await shop.signIn('OWNER');
    const finance = await shop.signIn('FINANCE');
    const change = (lowUnits: number) => changeSetting({ owner, finance }, 'stock', { lowUnits });
    await stock(SKU.cream, 40);
    await stock(SKU.serum, 40);
    const before = (await list({ tab: 'low' })).counts.low;
    const { results } = await owner.call(settingsRoutes.preview, { key: 'stock', values: { lowUnits: 40 } });
    expect(results.lines[0]).toMatchObject({ label: '按这条线算低库存的规格' });
    expect((await change(10_001)).errorCode).not.toBeNull();
    expect((await list({ tab: 'low' })).counts.low).toBe(before);

    expect((await change(40)).errorCode).toBeNull();
    const low = await list({ tab: 'low', size: 100 });
    expect(idsOf(low)).toContain(SKU.serum);
    expect(idsOf(low)).not.toContain(SKU.cream);
    expect((await detail(SKU.serum)).lowStockAt).toBe(40);
    expect((await change(20)).errorCode).toBeNull();
    expect(idsOf(await list({ tab: 'low', size: 100 }))).not.toContain(SKU.serum);
  });

  it('are needed where shoppers wait for an arrival', async () => {
    const reminder = {
      sku_id: SKU.brush,
      owner: 'guest:w',
      mobile: '13800000001',
      contact: 'mobile:13800000001',
    };
    await shop.db.insertInto('arrival_reminder').values(reminder).execute();
    expect(idsOf(await list({ tab: 'waiting' }))).toEqual([SKU.brush]);
    await shop.db
      .updateTable('arrival_reminder')
      .set({ state: 'sent', sent_at: new Date() })
      .where('sku_id', '=', SKU.brush)
      .execute();
    expect(await detail(SKU.brush)).toMatchObject({ waiting: 0, lastReminded: { count: 1 } });
  });
});

describe('one sku', () => {
  it('shows the balance after every change, also on later pages, and who made it', async () => {
    const start = (await detail(SKU.serum)).available;
    for (const difference of [5, -2, 4]) await adjust(SKU.serum, { by: 'difference', difference });
    const first = await detail(SKU.serum, { size: 2 });
    const second = await detail(SKU.serum, { size: 2, after: first.next });
    const changes = [...first.ledger, ...second.ledger].slice(0, 4);
    expect(changes.map(({ balance }) => balance)).toEqual([start + 7, start + 3, start + 5, start]);
    expect(changes[0]).toMatchObject({ delta: 4, reasonText: '盘点', note: '季度盘点', isStaff: true });
    expect(first.available).toBe(start + 7);
    expect(
      (await warehouse.call(adminStockRoutes.detail, { skuId: SKU.serum, after: 'x' })).message,
    ).toContain('位置无效');
    expect((await warehouse.call(adminStockRoutes.detail, { skuId: '999999' })).errorCode).toBe('CNT1002E');
  });

  it('shows what orders hold, and which hold should have ended', async () => {
    const until = new Date(Date.now() - 3_600_000);
    await transaction(shop.db, (tx) => holdStock(tx, '202611160000000001', new Map([[SKU.rouge, 2]]), until));
    const shown = await detail(SKU.rouge);
    expect(shown.holds).toMatchObject([{ reference: '202611160000000001', quantity: 2, isOverdue: true }]);
    expect(shown.ledger[0]).toMatchObject({
      delta: -2,
      by: '系统',
      subject: { kind: 'order', id: '202611160000000001' },
    });
    expect(idsOf(await list({ tab: 'held' }))).toContain(SKU.rouge);
    expect(idsOf(await list({ tab: 'overdue' }))).toContain(SKU.rouge);
  });
});

describe('the day on which a sku is expected', () => {
  const expectOn = (expectedOn: unknown, skuId: string = SKU.cream) =>
    warehouse.call(adminStockRoutes.expectArrival, { skuId, expectedOn });
  const inDays = (days: number) => shanghaiDate(new Date(Date.now() + days * 86_400_000));
  const shown = async () => {
    const call = createCaller(shop.db, [inventoryFeature(shop)]);
    const reply = await call({ kind: 'visitor' }, catalogueRoutes.inventory, { skuId: SKU.cream });
    return reply.results.expectedOn;
  };
  const leave = (available: number) =>
    shop.db.updateTable('stock').set({ available }).where('sku_id', '=', SKU.cream).execute();

  it('is shown to shoppers while it is sold out, and gone with what is received', async () => {
    await leave(0);
    expect(await shown()).toBeUndefined();
    expect((await expectOn(inDays(7))).results).toEqual({ expectedOn: inDays(7) });
    expect([await shown(), (await detail(SKU.cream)).expectedOn]).toEqual([inDays(7), inDays(7)]);
    expect((await shop.lastEntries())[0]).toMatchObject({
      call: 'stock.expectArrival',
      subject_id: SKU.cream,
    });
    await leave(1);
    expect(await shown()).toBeUndefined();
    await adjust(SKU.cream, { by: 'difference', difference: 1 }, { cause: 'received' });
    await leave(0);
    expect([await shown(), (await detail(SKU.cream)).expectedOn]).toEqual([undefined, null]);
  });

  it('is not shown once it has passed, and can be removed', async () => {
    await leave(0);
    await expectOn(inDays(1));
    await shop.db
      .updateTable('expected_arrival')
      .set({ expected_on: inDays(-1) })
      .execute();
    expect([await shown(), (await detail(SKU.cream)).expectedOn]).toEqual([undefined, inDays(-1)]);
    await expectOn(null);
    expect((await detail(SKU.cream)).expectedOn).toBeNull();
  });

  it('is refused in the past, too far away, as no day, and of an unknown sku', async () => {
    for (const day of [inDays(-1), inDays(366)]) expect((await expectOn(day)).errorCode).toBe('ADM6203E');
    expect((await expectOn('2026-02-30')).status).toBe(400);
    expect((await expectOn(inDays(3), '1')).errorCode).toBe('CNT1002E');
    expect((await detail(SKU.cream)).expectedOn).toBeNull();
    const finance = await shop.signIn('FINANCE');
    const reply = await finance.call(adminStockRoutes.expectArrival, {
      skuId: SKU.cream,
      expectedOn: inDays(3),
    });
    expect(reply.status).toBe(403);
  });
});

describe('a correction', () => {
  it('by a count compares with available and held units', async () => {
    const { available, held } = await detail(SKU.rouge);
    const counted = available + held + 3;
    const { results } = await adjust(SKU.rouge, { by: 'count', counted }, { cause: 'received' });
    expect(results).toMatchObject({ state: 'done', result: { available: available + 3, held } });
    const [entry] = await shop.lastEntries();
    expect(entry).toMatchObject({ call: 'stock.adjust', subject_id: SKU.rouge, reason: '季度盘点' });
    expect((await shop.rowsOf(entry!.id)).map((row) => row.table_name).sort()).toEqual([
      'stock',
      'stock_ledger',
    ]);
  });

  it('refuses less than is held, no change, an unknown sku and a missing reason', async () => {
    const { available, held } = await detail(SKU.rouge);
    expect(await adjust(SKU.rouge, { by: 'count', counted: held - 1 })).toMatchObject({
      errorCode: 'ADM6201E',
      message: `已有 ${held} 件被订单占用，在库不能少于 ${held} 件`,
    });
    expect((await adjust(SKU.rouge, { by: 'difference', difference: -available - 1 })).errorCode).toBe(
      'ADM6201E',
    );
    expect((await adjust(SKU.rouge, { by: 'difference', difference: 0 })).errorCode).toBe('ADM6202W');
    expect((await adjust('999999', { by: 'difference', difference: 1 })).errorCode).toBe('CNT1002E');
    expect((await adjust(SKU.rouge, { by: 'difference', difference: 1 }, { reason: '' })).errorCode).toBe(
      'CMN0001E',
    );
    expect((await detail(SKU.rouge)).available).toBe(available);
  });

  it('of more than 100 units waits for a second person, who does exactly that', async () => {
    const { available } = await detail(SKU.cream);
    const { results } = await adjust(SKU.cream, { by: 'difference', difference: 101 });
    expect(results.state).toBe('waiting');
    expect((await detail(SKU.cream)).available).toBe(available);
    const owner = await shop.signIn('OWNER');
    const { approvalId } = results;
    const shown = (await owner.call(approvalsRoutes.detail, { approvalId })).results;
    expect(shown.payload).toContainEqual({ label: '变动', value: '+101 件' });
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
    const after = await detail(SKU.cream);
    expect(after.available).toBe(available + 101);
    expect(after.ledger[0]).toMatchObject({ delta: 101, note: '季度盘点' });
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3002W');
  });

  it('that is refused or withdrawn is never executed', async () => {
    const { available } = await detail(SKU.cream);
    const request = async (difference: number): Promise<string> =>
      (await adjust(SKU.cream, { by: 'difference', difference })).results.approvalId;
    const owner = await shop.signIn('OWNER');
    const refused = await request(200);
    expect((await owner.call(approvalsRoutes.refuse, { approvalId: refused })).errorCode).toBe('CMN0001E');
    const refusal = { approvalId: refused, reason: '没有盘点单' };
    expect((await owner.call(approvalsRoutes.refuse, refusal)).errorCode).toBeNull();
    const withdrawn = await request(300);
    expect((await owner.call(approvalsRoutes.withdraw, { approvalId: withdrawn })).errorCode).toBe(
      'ADM3001E',
    );
    expect((await warehouse.call(approvalsRoutes.withdraw, { approvalId: withdrawn })).errorCode).toBeNull();
    for (const approvalId of [refused, withdrawn])
      expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3002W');
    expect((await detail(SKU.cream)).available).toBe(available);
    const own = (await warehouse.call(approvalsRoutes.list, { isOwn: 'true' })).results.rows;
    expect(own.map(({ state }: { state: string }) => state)).toEqual(
      expect.arrayContaining(['refused', 'withdrawn']),
    );
  });

  it('is not executed when the stock has gone meanwhile', async () => {
    for (const _ of [1, 2]) await adjust(SKU.serum, { by: 'difference', difference: 90 });
    const { results } = await adjust(SKU.serum, { by: 'difference', difference: -101 });
    await shop.db.updateTable('stock').set({ available: 5 }).where('sku_id', '=', SKU.serum).execute();
    const owner = await shop.signIn('OWNER');
    const { approvalId } = results;
    expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).toBe('ADM3004W');
    expect((await detail(SKU.serum)).available).toBe(5);
  });
});
