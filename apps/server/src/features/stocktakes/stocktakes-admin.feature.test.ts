import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { changesRoutes } from '@huarong/contract/admin/changes';
import { stocktakesRoutes } from '@huarong/contract/admin/stocktakes';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { lipstick, secondShade } from '../catalogue-import/testing/sample-file.ts';
import { deleteCatalogue, importLines, seedCategories } from '../catalogue-import/testing/sample-shop.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let warehouse: StaffBrowser;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  await seedCategories(shop.db);
  warehouse = await shop.signIn('WAREHOUSE');
  owner = await shop.signIn('OWNER');
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['stocktake_count', 'stocktake_line', 'stocktake'] as const)
    await shop.db.deleteFrom(table).execute();
  await deleteCatalogue(shop.db);
  await importLines(shop.db, [lipstick, secondShade]);
  for (const id of [SKU, OTHER])
    await shop.db.updateTable('stock').set({ available: 40 }).where('sku_id', '=', id).execute();
});

const SKU = '9000000101';
const OTHER = '9000000102';
const begin = async (input: object = {}) =>
  (await warehouse.call(stocktakesRoutes.create, { name: '季度盘点', ...input })).results.takeId as string;
const count = async (takeId: string, code: string, counted: number, by = warehouse) =>
  by.call(stocktakesRoutes.count, { takeId, code, counted });
const countTwice = async (takeId: string, code: string, counted: number) => {
  await count(takeId, code, counted);
  await count(takeId, code, counted, owner);
};
const detail = async (takeId: string, input: object = {}, by = owner) =>
  (await by.call(stocktakesRoutes.detail, { takeId, ...input })).results;
const finish = (takeId: string, by = warehouse) =>
  by.call(stocktakesRoutes.finish, { takeId, reason: '季度盘点' });
const available = async (skuId: string) =>
  (
    await shop.db
      .selectFrom('stock')
      .select('available')
      .where('sku_id', '=', skuId)
      .executeTakeFirstOrThrow()
  ).available;

describe('a stocktake', () => {
  it('lists the skus of its scope and nothing of what the books say on paper', async () => {
    const takeId = await begin({ q: '丝绒' });
    const { rows, ...take } = (await warehouse.call(stocktakesRoutes.sheet, { takeId })).results;
    expect(take).toMatchObject({ name: '季度盘点', lines: 2, counted: 0, state: 'counting' });
    expect(rows.map(({ code }: { code: string }) => code)).toEqual(['SA-001-01', 'SA-001-02']);
    expect(Object.keys(rows[0])).toEqual(['code', 'barcode', 'productName', 'skuName', 'lots']);
    expect((await warehouse.call(stocktakesRoutes.create, { name: '空', q: '没有' })).errorCode).toBe(
      'ADM9285W',
    );
    expect((await warehouse.call(stocktakesRoutes.list)).results.rows[0]).toMatchObject({ takeId, lines: 2 });
  });

  it('compares each count with the books of its moment, so that sales meanwhile do not matter', async () => {
    const takeId = await begin();
    expect((await count(takeId, 'SA-001-01', 38)).results).toMatchObject({ round: 1, conclusion: 'second' });
    await shop.db.updateTable('stock').set({ available: 37 }).where('sku_id', '=', SKU).execute();
    expect((await count(takeId, SKU, 35, owner)).results).toMatchObject({ round: 2, conclusion: 'agreed' });
    expect((await count(takeId, OTHER, 40)).results).toMatchObject({ conclusion: 'matches' });
    expect(await detail(takeId)).toMatchObject({
      counts: { all: 2, differences: 1, open: 0, matches: 1, agreed: 1 },
      missing: 2,
      surplus: 0,
      rows: [
        {
          skuId: SKU,
          difference: -2,
          counts: [
            { counted: 38, expected: 40 },
            { counted: 35, expected: 37 },
          ],
        },
      ],
    });
    expect((await finish(takeId)).results.state).toBe('applied');
    expect(await available(SKU)).toBe(35);
    expect(await available(OTHER)).toBe(40);
  });

  it('corrects the books by one set that says why and can be undone', async () => {
    const takeId = await begin();
    await countTwice(takeId, SKU, 44);
    await countTwice(takeId, OTHER, 39);
    const { setId } = (await finish(takeId)).results;
    const ledger = await shop.db
      .selectFrom('stock_ledger')
      .select(['sku_id', 'delta', 'reason'])
      .where('reference', '=', `change-${setId}`)
      .orderBy('sku_id')
      .execute();
    expect(ledger).toEqual([
      { sku_id: SKU, delta: 4, reason: 'count' },
      { sku_id: OTHER, delta: -1, reason: 'count' },
    ]);
    expect(await detail(takeId)).toMatchObject({ state: 'ended', setId });
    expect((await count(takeId, SKU, 1)).errorCode).toBe('ADM9282W');
    expect((await finish(takeId)).errorCode).toBe('ADM9282W');
    await owner.call(changesRoutes.undo, { setId, reason: '点错了' });
    expect([await available(SKU), await available(OTHER)]).toEqual([40, 40]);
  });

  it('does not end while a count is not confirmed, and leaves uncounted skus alone', async () => {
    const takeId = await begin();
    expect((await finish(takeId)).errorCode).toBe('ADM9288W');
    await count(takeId, SKU, 38);
    expect((await finish(takeId)).errorCode).toBe('ADM9283W');
    await count(takeId, SKU, 39, owner);
    expect(await finish(takeId)).toMatchObject({ errorCode: 'ADM9283W' });
    expect((await detail(takeId, { tab: 'open' })).rows).toMatchObject([
      { conclusion: 'again', difference: null },
    ]);
    await count(takeId, SKU, 39);
    expect((await finish(takeId)).results.state).toBe('applied');
    expect([await available(SKU), await available(OTHER)]).toEqual([39, 40]);
  });

  it('changes nothing when everything fits, and ends', async () => {
    const takeId = await begin();
    for (const id of [SKU, OTHER]) await count(takeId, id, 40);
    expect((await finish(takeId)).results).toEqual({ state: 'unchanged' });
    expect((await detail(takeId)).state).toBe('ended');
  });

  it('asks a second person when much is missing, and is not counted any more meanwhile', async () => {
    await shop.db.updateTable('stock').set({ available: 400 }).where('sku_id', '=', SKU).execute();
    const takeId = await begin();
    await countTwice(takeId, SKU, 200);
    const waiting = (await finish(takeId)).results;
    expect(waiting.state).toBe('waiting');
    expect(await available(SKU)).toBe(400);
    const { rows } = (await owner.call(approvalsRoutes.list)).results;
    await owner.call(approvalsRoutes.approve, { approvalId: rows[0].approvalId, note: '核对过' });
    expect(await available(SKU)).toBe(200);
  });

  it('asks a second person when the difference costs more than 5,000 yuan', async () => {
    await shop.db
      .insertInto('sku_supply')
      .values({ sku_id: SKU, cost_fen: 60_000 })
      .onConflict((row) => row.column('sku_id').doUpdateSet({ cost_fen: 60_000 }))
      .execute();
    const takeId = await begin();
    await countTwice(takeId, SKU, 30);
    expect((await detail(takeId)).differenceFen).toBe(-600_000);
    expect((await detail(takeId, {}, warehouse)).differenceFen).toBeNull();
    expect((await finish(takeId)).results.state).toBe('waiting');
  });

  it('counts units that are paid for and not sent', async () => {
    const { db } = shop;
    const id = '202611170000000777';
    await db
      .insertInto('shop_order')
      .values({
        id,
        owner: 'guest:t',
        kind: 'ordinary',
        source: 'cart',
        payment_code: 'ALIPAY',
        goods_fen: 0,
        payable_fen: 0,
        arithmetic: '[]',
        recipient: '{}',
        delivery: '{}',
        quote_hash: 'q',
        created_at: new Date(),
        paid_at: new Date(),
      })
      .execute();
    await db
      .insertInto('sub_order')
      .values({ id: `${id}-1`, order_id: id, position: 1, status: 30 })
      .execute();
    await db
      .insertInto('order_line')
      .values({
        id: `${id}-1-1`,
        order_id: id,
        sub_order_id: `${id}-1`,
        position: 1,
        kind: 'ordinary',
        sku_id: SKU,
        product_id: '90000001',
        quantity: 3,
        unit_price_fen: 0,
        paid_fen: 0,
        unit_shares: '[]',
        snapshot: '{}',
      })
      .execute();
    const takeId = await begin();
    expect((await count(takeId, SKU, 43)).results.conclusion).toBe('matches');
    await sql`truncate shop_order cascade`.execute(db);
  });

  it('is given up without a correction', async () => {
    const takeId = await begin();
    await countTwice(takeId, SKU, 1);
    await warehouse.call(stocktakesRoutes.cancel, { takeId, reason: '改天再点' });
    expect((await detail(takeId)).state).toBe('cancelled');
    expect(await available(SKU)).toBe(40);
    expect((await count(takeId, '没有这个码', 1)).errorCode).toBe('ADM9282W');
    expect((await count(await begin(), '没有这个码', 1)).errorCode).toBe('ADM9286W');
    expect((await count('999999', SKU, 1)).errorCode).toBe('ADM9281E');
  });
});

describe('a sku with lots', () => {
  /** Six units of two lots; the other 34 are without a lot. */
  const addLots = async () => {
    await sql`with lot as (
        insert into stock_lot (sku_id, lot_no, expires_on, remaining)
        values (${SKU}, 'LA', '2090-01-01', 4), (${SKU}, 'LB', '2091-01-01', 2) returning id, remaining)
      insert into stock_lot_movement (lot_id, delta, reason, reference)
      select id, remaining, 'correction', 'case' from lot`.execute(shop.db);
  };
  const remaining = async () =>
    Object.fromEntries(
      (
        await sql<{ lot_no: string; remaining: number }>`
          select lot_no, remaining from stock_lot where sku_id = ${SKU} order by lot_no`.execute(shop.db)
      ).rows.map((row) => [row.lot_no, row.remaining]),
    );
  const countLots = (takeId: string, counted: number, lots: Record<string, number>, by = warehouse) =>
    by.call(stocktakesRoutes.count, {
      takeId,
      code: SKU,
      counted,
      lots: Object.entries(lots).map(([lotNo, units]) => ({ lotNo, counted: units })),
    });
  /** What I-20 of the nightly check compares. */
  const faults = async () =>
    (
      await sql`select from stock_lot lot where lot.remaining <> (
        select coalesce(sum(delta), 0) from stock_lot_movement where lot_id = lot.id)
        or (select sum(remaining) from stock_lot each where each.sku_id = lot.sku_id) >
          (select available from stock where sku_id = lot.sku_id)`.execute(shop.db)
    ).rows.length;

  it('is counted lot by lot', async () => {
    await addLots();
    const takeId = await begin();
    const refused = await count(takeId, SKU, 40);
    expect(refused.errorCode).toBe('ADM9663W');
    expect((await countLots(takeId, 40, { LA: 4 })).errorCode).toBe('ADM9663W');
    expect((await countLots(takeId, 5, { LA: 4, LB: 2 })).errorCode).toBe('ADM9664E');
    expect((await countLots(takeId, 40, { LA: 4, LB: 2, LC: 1 })).errorCode).toBe('ADM9580E');
    expect((await countLots(takeId, 40, { LA: 4, LB: 2 })).results).toMatchObject({ conclusion: 'matches' });
    const sheet = (await warehouse.call(stocktakesRoutes.sheet, { takeId })).results;
    expect(sheet.rows[0].lots).toEqual([
      { lotNo: 'LA', expiresOn: '2090-01-01' },
      { lotNo: 'LB', expiresOn: '2091-01-01' },
    ]);
  });

  it('is corrected lot by lot, also where the sum is right, and an undo takes it back', async () => {
    await addLots();
    const takeId = await begin();
    // One unit of LA is missing, one of LB too many: the sum is right.
    expect((await countLots(takeId, 40, { LA: 3, LB: 3 })).results.conclusion).toBe('second');
    expect((await countLots(takeId, 40, { LA: 4, LB: 2 }, owner)).results.conclusion).toBe('again');
    expect((await countLots(takeId, 40, { LA: 3, LB: 3 })).results.conclusion).toBe('again');
    expect((await countLots(takeId, 40, { LA: 3, LB: 3 }, owner)).results.conclusion).toBe('agreed');
    expect((await detail(takeId)).rows[0].counts.at(-1).lots).toEqual([
      { lotNo: 'LA', counted: 3, expected: 4 },
      { lotNo: 'LB', counted: 3, expected: 2 },
    ]);
    const { setId } = (await finish(takeId)).results;
    expect([await available(SKU), await remaining(), await faults()]).toEqual([40, { LA: 3, LB: 3 }, 0]);
    expect((await owner.call(changesRoutes.undo, { setId, reason: '点错了' })).errorCode).toBeNull();
    expect([await available(SKU), await remaining(), await faults()]).toEqual([40, { LA: 4, LB: 2 }, 0]);
  });

  it('loses what is missing of its lot, and only that', async () => {
    await addLots();
    const takeId = await begin();
    for (const by of [warehouse, owner])
      expect((await countLots(takeId, 37, { LA: 4, LB: 0 }, by)).errorCode).toBeNull();
    expect((await finish(takeId)).results.state).toBe('applied');
    expect([await available(SKU), await remaining(), await faults()]).toEqual([37, { LA: 4, LB: 0 }, 0]);
  });
});
