import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { changesRoutes } from '@huarong/contract/admin/changes';
import { gridRoutes } from '@huarong/contract/admin/grid';
import { adminStockRoutes } from '@huarong/contract/admin/stock';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { lipstick, secondShade } from '../catalogue-import/testing/sample-file.ts';
import {
  deleteCatalogue,
  importLines,
  readCatalogueRows,
  seedCategories,
} from '../catalogue-import/testing/sample-shop.ts';
import { changeSetJobs } from '../change-sets/index.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: StaffBrowser;
let merchandiser: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  await seedCategories(shop.db);
  owner = await shop.signIn('OWNER');
  merchandiser = await shop.signIn('MERCHANDISER');
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await deleteCatalogue(shop.db);
  await importLines(shop.db, [lipstick, secondShade]);
});

const SKU = '9000000101';
const OTHER = '9000000102';
type Cell = { skuId?: string; column: string; base: unknown; value: unknown };
const save = (cells: Cell[], more: object = {}, by = merchandiser) =>
  by.call(gridRoutes.save, {
    title: '调价',
    reason: '活动调价',
    cells: cells.map((cell) => ({ skuId: SKU, ...cell })),
    ...more,
  });
const offer = (value: unknown, base: unknown = 32_000) => ({ column: 'offer', base, value });
const rows = async (by = owner, input: object = {}) => (await by.call(gridRoutes.list, input)).results;
const row = async (skuId = SKU) =>
  (await rows()).rows.find((each: { skuId: string }) => each.skuId === skuId);
const set = async (setId: string) => (await owner.call(changesRoutes.detail, { setId })).results;
const runJobs = () => runDueJobs(shop.db, changeSetJobs(shop.db));
const inHours = async (hours: number) =>
  new Date((await readClock(shop.db)).getTime() + hours * 3_600_000).toISOString();

describe('the grid', () => {
  it('lists skus by pages with what staff may see', async () => {
    const first = await rows(owner, { size: 1 });
    expect(first).toMatchObject({
      total: 2,
      hasCosts: true,
      rows: [{ skuId: SKU, code: 'SA-001-01', offerFen: 32_000, available: 12, held: 0, isLive: true }],
    });
    expect((await rows(owner, { size: 1, after: first.next })).rows).toMatchObject([{ skuId: OTHER }]);
    expect((await rows(merchandiser)).hasCosts).toBe(false);
    expect((await rows(owner, { categoryId: '60002' })).total).toBe(2);
    expect((await rows(owner, { categoryId: '60003' })).total).toBe(0);
    for (const q of ['SA-001-01', SKU, '丝绒', '100%'])
      expect((await rows(owner, { q })).total).toBe(q === '100%' ? 0 : q === '丝绒' ? 2 : 1);
  });

  it('saves cells of every column as one set', async () => {
    const saved = await save(
      [
        offer(29_900),
        { column: 'limit', base: null, value: 2 },
        { column: 'live', base: true, value: false },
        { column: 'low', base: null, value: 30 },
        { column: 'stock', base: 12, value: 20 },
        { column: 'cost', base: null, value: 11_200 },
        { skuId: OTHER, column: 'limit', base: null, value: 3 },
      ],
      {},
      owner,
    );
    expect(saved.results).toMatchObject({ state: 'applied' });
    expect(await row()).toMatchObject({
      offerFen: 29_900,
      limit: 2,
      isLive: false,
      lowStockAt: 30,
      available: 20,
      costFen: 11_200,
    });
    expect(await set(saved.results.setId)).toMatchObject({
      kind: 'grid',
      state: 'applied',
      madeBy: expect.any(String),
    });
    const undone = await owner.call(changesRoutes.undo, { setId: saved.results.setId, reason: '填错了' });
    expect(undone.results).toEqual({ left: [] });
    const { ledger } = (await owner.call(adminStockRoutes.detail, { skuId: SKU })).results;
    const subject = { kind: 'run', id: saved.results.setId };
    expect(ledger.slice(0, 2)).toMatchObject([
      { delta: -8, reasonText: '撤销改动', subject },
      { delta: 8, reasonText: '更正', subject },
    ]);
    expect(await row()).toMatchObject({
      offerFen: 32_000,
      limit: null,
      isLive: true,
      available: 12,
      costFen: null,
    });
  });

  it.each([
    [offer(0), '售价应在'],
    [offer(1.5), null],
    [{ column: 'limit', base: null, value: 0 }, '限购应为'],
    [{ column: 'stock', base: 12, value: -1 }, '可售应为'],
    [{ column: 'live', base: true, value: 1 }, '在售应为是或否'],
    [{ column: 'market', base: null, value: 100 }, '划线价不能低于售价'],
    [{ column: 'market', base: null, value: 50_000 }, '没有卖出过'],
    [{ skuId: '9000000199', ...offer(100) }, '没有这个规格'],
  ])('refuses %j and changes nothing', async (cell, message) => {
    // Rows, because an answer has images too, which come from the catalogue in memory: it follows an import a little later.
    const before = await readCatalogueRows(shop.db);
    const refused = await save([cell, { skuId: OTHER, column: 'limit', base: null, value: 5 }]);
    expect(refused.status).not.toBe(200);
    if (message !== null)
      expect(refused).toMatchObject({
        errorCode: 'ADM9101E',
        results: { count: 1, cells: [{ column: cell.column, message: expect.stringContaining(message) }] },
      });
    expect(await readCatalogueRows(shop.db)).toEqual(before);
    expect((await row(OTHER)).limit).toBeNull();
  });

  it('says before what saving means: what is refused, what it costs, who looks, and which plans change the same', async () => {
    await sql`insert into sku_sales (sku_id, sold_28_days) values (${SKU}, 10)
      on conflict (sku_id) do update set sold_28_days = 10`.execute(shop.db);
    const planned = await save([offer(31_000)], { applyAt: await inHours(5), title: '周末价' });
    const check = async (cells: Cell[], by = owner) =>
      (
        await by.call(gridRoutes.check, {
          cells: cells.map((cell) => ({ skuId: SKU, ...cell })),
        })
      ).results;
    expect(await check([offer(29_900), { column: 'cost', base: null, value: 11_200 }])).toMatchObject({
      refusedCount: 0,
      secondPerson: [],
      salesEffectFen: -21_000,
      lowestMargin: 625,
      plans: [{ setId: planned.results.setId, title: '周末价', skuId: SKU, column: 'offer' }],
    });
    expect(await check([{ column: 'limit', base: null, value: 2 }], merchandiser)).toMatchObject({
      salesEffectFen: null,
      lowestMargin: null,
      plans: [],
    });
    expect(await check([offer(100), { column: 'market', base: null, value: 39_800 }])).toMatchObject({
      refusedCount: 1,
      refused: [{ skuId: SKU, column: 'market' }],
      secondPerson: [expect.stringContaining('30 %')],
    });
    expect((await row()).offerFen).toBe(32_000);
    const { brands, categories } = (await owner.call(gridRoutes.choices)).results;
    expect(brands.length).toBe(1);
    expect(categories.map(({ name }: { name: string }) => name)).toContain('彩妆 › 彩妆 › 彩妆');
  });

  it('names the cells that others have changed meanwhile', async () => {
    await save([offer(30_000)]);
    expect(await save([offer(31_000)])).toMatchObject({
      status: 409,
      errorCode: 'ADM9102W',
      results: {
        count: 1,
        cells: [{ skuId: SKU, column: 'offer', base: 32_000, mine: 31_000, theirs: 30_000 }],
      },
    });
    expect((await save([offer(31_000, 30_000)])).results).toMatchObject({ state: 'applied' });
    // Two people who make the same change, or change other cells of the row, do not disturb each other.
    expect((await save([offer(31_000, 30_000)])).results).toMatchObject({ state: 'applied' });
    expect((await save([{ column: 'limit', base: null, value: 4 }])).results).toMatchObject({
      state: 'applied',
    });
  });

  it('needs the permission of each column', async () => {
    const warehouse = await shop.signIn('WAREHOUSE');
    expect(await save([offer(30_000)], {}, warehouse)).toMatchObject({
      status: 403,
      message: '你没有「修改价格」的权限',
    });
    expect((await save([{ column: 'low', base: null, value: 10 }], {}, warehouse)).results).toMatchObject({
      state: 'applied',
    });
    expect(await save([{ column: 'cost', base: null, value: 10 }])).toMatchObject({
      message: '你没有「查看成本价」的权限',
    });
  });
});

describe('a second person', () => {
  it('approves a large change of price, and the set is applied', async () => {
    const asked = (await save([offer(20_000)])).results;
    expect(asked).toMatchObject({ state: 'waiting', approvalId: expect.any(String) });
    expect((await row()).offerFen).toBe(32_000);
    expect((await set(asked.setId)).state).toBe('waiting');
    const shown = (await owner.call(approvalsRoutes.detail, { approvalId: asked.approvalId })).results;
    expect(shown.payload).toContainEqual({
      label: '为什么要第二个人',
      value: '1 个规格的价格变化超过 30 %',
    });
    await owner.call(approvalsRoutes.approve, { approvalId: asked.approvalId });
    expect((await row()).offerFen).toBe(20_000);
    expect((await set(asked.setId)).state).toBe('applied');
  });

  it('refuses it, or its author takes it back: the set is closed', async () => {
    const refused = (await save([offer(20_000)])).results;
    await owner.call(approvalsRoutes.refuse, { approvalId: refused.approvalId, reason: '降幅太大' });
    expect((await set(refused.setId)).state).toBe('refused');
    const withdrawn = (await save([offer(20_001)])).results;
    await merchandiser.call(approvalsRoutes.withdraw, { approvalId: withdrawn.approvalId });
    expect((await set(withdrawn.setId)).state).toBe('withdrawn');
    expect((await row()).offerFen).toBe(32_000);
  });

  it('cannot approve what others have changed meanwhile', async () => {
    const asked = (await save([offer(20_000)])).results;
    await save([offer(30_000)]);
    expect(await owner.call(approvalsRoutes.approve, { approvalId: asked.approvalId })).toMatchObject({
      errorCode: 'ADM3004W',
      message: expect.stringContaining('之后有人改过'),
    });
    expect((await row()).offerFen).toBe(30_000);
  });

  it('looks at much stock, but not together with unusual prices', async () => {
    expect((await save([{ column: 'stock', base: 12, value: 113 }])).results).toMatchObject({
      state: 'waiting',
    });
    expect(await save([{ column: 'stock', base: 12, value: 114 }, offer(10_000)])).toMatchObject({
      message: '改价和大量的库存调整由不同的人批准，请分两次保存',
    });
  });
});

describe('a plan', () => {
  it('is applied when it is due and restored when its time is over, once', async () => {
    const times = { applyAt: await inHours(1), restoreAt: await inHours(3) };
    const planned = (await save([offer(30_000)], times)).results;
    expect(planned.state).toBe('planned');
    await runJobs();
    expect((await row()).offerFen).toBe(32_000);
    await advanceClock(shop.db, 3_601);
    await Promise.all([runJobs(), runJobs()]);
    expect((await row()).offerFen).toBe(30_000);
    expect((await set(planned.setId)).state).toBe('applied');
    await advanceClock(shop.db, 7_200);
    await runJobs();
    expect((await row()).offerFen).toBe(32_000);
    expect((await set(planned.setId)).state).toBe('undone');
    const changes = await sql<{ counted: number }>`
      select count(*)::int as counted from price_change where set_id = ${Number(planned.setId)}`.execute(
      shop.db,
    );
    expect(changes.rows[0]?.counted).toBe(2);
  });

  it('that meets a later change fails and says why', async () => {
    const planned = (await save([offer(30_000)], { applyAt: await inHours(1) })).results;
    await save([offer(31_000)]);
    await advanceClock(shop.db, 3_601);
    await runJobs();
    expect(await set(planned.setId)).toMatchObject({
      state: 'failed',
      problem: `之后有人改过：规格 ${SKU}`,
    });
    expect((await row()).offerFen).toBe(31_000);
  });

  it('is withdrawn, or applied before its time', async () => {
    const later = { applyAt: await inHours(1) };
    const withdrawn = (await save([offer(30_000)], later)).results;
    expect(
      (await merchandiser.call(changesRoutes.withdraw, { setId: withdrawn.setId })).errorCode,
    ).toBeNull();
    expect((await set(withdrawn.setId)).state).toBe('withdrawn');
    const early = (await save([offer(30_500)], later)).results;
    expect((await merchandiser.call(changesRoutes.applyNow, { setId: early.setId })).errorCode).toBeNull();
    expect((await row()).offerFen).toBe(30_500);
    await advanceClock(shop.db, 3_601);
    await runJobs();
    expect((await row()).offerFen).toBe(30_500);
    for (const route of [changesRoutes.withdraw, changesRoutes.applyNow])
      expect((await merchandiser.call(route, { setId: early.setId })).errorCode).toBe('ADM9006W');
  });

  it('that waits is withdrawn by whoever made it', async () => {
    const asked = (await save([offer(10_000)])).results;
    expect((await owner.call(changesRoutes.withdraw, { setId: asked.setId })).errorCode).toBe('ADM9007E');
    expect((await merchandiser.call(changesRoutes.withdraw, { setId: asked.setId })).errorCode).toBeNull();
    expect((await set(asked.setId)).state).toBe('withdrawn');
  });

  it('has times that come, one after the other', async () => {
    const past = new Date((await readClock(shop.db)).getTime() - 1_000).toISOString();
    expect((await save([offer(30_000)], { applyAt: past })).message).toBe('时间不对：生效时间已经过去');
    expect(
      (await save([offer(30_000)], { applyAt: await inHours(2), restoreAt: await inHours(1) })).message,
    ).toBe('时间不对：恢复时间要晚于生效时间');
    expect((await save([offer(30_000)], { applyAt: await inHours(24 * 400) })).message).toBe(
      '时间不对：生效时间不能晚于一年之后',
    );
  });
});
