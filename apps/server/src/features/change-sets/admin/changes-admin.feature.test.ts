import { changesRoutes } from '@huarong/contract/admin/changes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { lipstick, secondShade } from '../../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../../catalogue-import/testing/sample-shop.ts';
import { createOrder } from '../../orders/admin/testing/create-order.ts';
import { saveSet } from '../testing/save-set.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let merchandiser: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  await seedCategories(shop.database.db);
  merchandiser = await shop.signIn('MERCHANDISER');
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await deleteCatalogue(shop.database.db);
  await importLines(shop.database.db, [lipstick, secondShade]);
});

const SKU = '9000000101';
const price = (value: number) => ({
  table: 'sku' as const,
  id: SKU,
  isNew: false,
  value: { offer_price_fen: value },
});
const list = async (input: object = {}) => (await merchandiser.call(changesRoutes.list, input)).results;
const detail = async (setId: string | number, by = merchandiser, input: object = {}) =>
  (await by.call(changesRoutes.detail, { setId: String(setId), ...input })).results;
const undo = (setId: string | number, by = merchandiser, input: object = {}) =>
  by.call(changesRoutes.undo, { setId: String(setId), reason: '价格填错了', ...input });
const priceNow = async () =>
  (
    await shop.database.db
      .selectFrom('sku')
      .select('offer_price_fen')
      .where('id', '=', SKU)
      .executeTakeFirstOrThrow()
  ).offer_price_fen;

describe('the list', () => {
  it('has imports and other sets, newest first, by pages and by state', async () => {
    const setId = await saveSet(shop.database.db, [price(28_900)]);
    const first = await list({ size: 1 });
    expect(first.rows).toMatchObject([
      {
        setId: String(setId),
        kind: 'grid',
        state: 'applied',
        madeBy: null,
        counts: [{ label: '规格', count: 1 }],
      },
    ]);
    expect((await list({ size: 1, after: first.next })).rows).toMatchObject([
      { kind: 'import', title: 'products.csv', state: 'applied' },
    ]);
    expect(first).toMatchObject({ counts: { applied: 2 }, total: 2 });
    expect(await list({ state: 'undone' })).toMatchObject({ rows: [], total: 0 });
  });
});

describe('one set', () => {
  it('shows what changes in the words of the import, row by row', async () => {
    const setId = await saveSet(shop.database.db, [
      price(28_900),
      { table: 'stock', id: SKU, isNew: false, value: { change: 5 } },
    ]);
    expect((await detail(setId)).rows).toEqual([
      expect.objectContaining({
        tableLabel: '规格',
        code: 'SA-001-01',
        isNew: false,
        fields: [{ label: '售价', before: '320.00', after: '289.00' }],
      }),
      expect.objectContaining({
        tableLabel: '库存',
        fields: [{ label: '可售', before: '12 件', after: '17 件' }],
      }),
    ]);
  });

  it('shows an import by pages', async () => {
    const [imported] = (await list()).rows;
    const found: string[] = [];
    let after: string | null | undefined;
    do {
      const page = await detail(imported.setId, merchandiser, { size: 2, ...(after && { after }) });
      found.push(...page.rows.map(({ table, rowId }: Record<string, string>) => `${table} ${rowId}`));
      after = page.next;
    } while (after);
    expect(found).toEqual([
      'brand 900001',
      'product 90000001',
      'product_image 90000001',
      'sku 9000000101',
      'sku 9000000102',
      'stock 9000000101',
      'stock 9000000102',
    ]);
    expect(
      (await merchandiser.call(changesRoutes.detail, { setId: imported.setId, after: 'x' })).message,
    ).toBe('改动的位置无效，请从头看起');
  });

  it('shows costs only to those who may see them', async () => {
    const setId = await saveSet(shop.database.db, [
      { table: 'sku_supply', id: SKU, isNew: false, value: { cost_fen: 11_200, low_stock_at: 30 } },
    ]);
    const fieldsFor = async (by: StaffBrowser) => (await detail(setId, by)).rows[0].fields;
    const low = { label: '低库存线', before: '无', after: '30 件' };
    expect(await fieldsFor(await shop.signIn('OWNER'))).toEqual([
      { label: '成本价', before: '无', after: '112.00' },
      low,
    ]);
    expect(await fieldsFor(await shop.signIn('WAREHOUSE'))).toEqual([low]);
  });

  it('says what is unusual about prices', async () => {
    const checksOf = async (value: object, by = merchandiser) => {
      const setId = await saveSet(shop.database.db, [{ table: 'sku', id: SKU, isNew: false, value }]);
      return (await detail(setId, by)).rows[0].checks;
    };
    expect(await checksOf({ offer_price_fen: 31_000 })).toEqual([]);
    expect(await checksOf({ offer_price_fen: 20_000 })).toEqual(['降幅超过 30 %']);
    expect(await checksOf({ offer_price_fen: 30_000, market_price_fen: 40_000 })).toEqual([
      '涨幅超过 30 %',
      '划线价没有成交依据',
    ]);
    await saveSet(shop.database.db, [
      { table: 'sku_supply', id: SKU, isNew: false, value: { cost_fen: 29_000 } },
    ]);
    expect(await checksOf({ offer_price_fen: 28_000 }, await shop.signIn('OWNER'))).toEqual(['低于成本']);
    expect(await checksOf({ offer_price_fen: 27_900 })).toEqual([]);
  });

  it('compares a struck-through price with what was really charged', async () => {
    const { db } = shop.database;
    const { subOrderId } = await createOrder(db, { amountFen: 30_000, quantity: 1 });
    await sql`update order_line set sku_id = ${SKU} where sub_order_id = ${subOrderId}`.execute(db);
    const checksOf = async (market_price_fen: number) => {
      const setId = await saveSet(db, [
        { table: 'sku', id: SKU, isNew: false, value: { offer_price_fen: 28_000, market_price_fen } },
      ]);
      return (await detail(setId)).rows[0].checks;
    };
    expect(await checksOf(30_000)).toEqual([]);
    expect(await checksOf(30_001)).toEqual(['划线价高于前 7 天的成交低价 300.00']);
  });

  it('is unknown when there is none', async () => {
    expect((await merchandiser.call(changesRoutes.detail, { setId: '99999999' })).errorCode).toBe('ADM9001E');
  });
});

describe('undoing', () => {
  it('restores the rows, once, and says who did it', async () => {
    const setId = await saveSet(shop.database.db, [price(28_900)]);
    const owner = await shop.signIn('OWNER');
    expect((await undo(setId, owner)).results).toEqual({ left: [] });
    expect(await priceNow()).toBe(32_000);
    expect(await detail(setId)).toMatchObject({ state: 'undone', undoneBy: expect.any(String) });
    expect((await undo(setId, owner)).errorCode).toBe('ADM9002W');
  });

  it('names what somebody has worked on since', async () => {
    const setId = await saveSet(shop.database.db, [price(28_900)]);
    await saveSet(shop.database.db, [price(27_900)]);
    const owner = await shop.signIn('OWNER');
    const refused = await undo(setId, owner);
    expect(refused).toMatchObject({
      errorCode: 'ADM9003W',
      message: '不能整单撤销：之后有人改过 1 处',
    });
    expect(await priceNow()).toBe(27_900);
    expect((await undo(setId, owner, { isLeavingTouched: true })).results).toEqual({
      left: ['规格 SA-001-01'],
    });
    expect(await priceNow()).toBe(27_900);
  });

  it('is refused as a whole when something refers to a row that it would delete', async () => {
    const [imported] = (await list()).rows;
    await shop.database.db
      .insertInto('stock_hold')
      .values({
        sku_id: SKU,
        reference: 'order-1',
        quantity: 1,
        expires_at: new Date(),
        ended_at: new Date(),
      })
      .execute();
    const owner = await shop.signIn('OWNER');
    expect(await undo(imported.setId, owner)).toMatchObject({
      errorCode: 'ADM9004E',
      message: '不能撤销：规格 SA-001-01 已被订单、商品或其他数据使用。商品请改为下架',
    });
    expect((await detail(imported.setId)).state).toBe('applied');
    await shop.database.db.deleteFrom('stock_hold').execute();
  });

  it('needs the permission for what the rows are', async () => {
    const setId = await saveSet(shop.database.db, [price(28_900)]);
    await sql`update staff_role set permissions = array_remove(permissions, 'price:write')
      where id = 'MERCHANDISER'`.execute(shop.database.db);
    expect(await undo(setId)).toMatchObject({ status: 403, message: '你没有「修改价格」的权限' });
    expect(await priceNow()).toBe(28_900);
  });
});
