import { bulkRoutes } from '@huarong/contract/admin/bulk';
import { changesRoutes } from '@huarong/contract/admin/changes';
import { gridRoutes } from '@huarong/contract/admin/grid';
import { plansRoutes } from '@huarong/contract/admin/plans';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { runDueJobs } from '#platform/jobs';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { lipstick, secondShade } from '../../catalogue-import/testing/sample-file.ts';
import {
  deleteCatalogue,
  importLines,
  readCatalogueRows,
  seedCategories,
} from '../../catalogue-import/testing/sample-shop.ts';
import { changeSetJobs } from '../../change-sets/index.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  await seedCategories(shop.db);
  staff = await shop.signIn('MERCHANDISER');
}, 120_000);
afterAll(() => shop.close());
const SECOND = { ...lipstick, product_code: 'SA-002', sku_code: 'SA-002-01', barcode: '' };
beforeEach(async () => {
  await deleteCatalogue(shop.db);
  await importLines(shop.db, [
    { ...lipstick, labels: 'new' },
    secondShade,
    { ...SECOND, status: '草稿', warnings: '' },
  ]);
});

const [FIRST_ID, SECOND_ID, SKU] = ['90000001', '90000002', '9000000101'];
type Input = Record<string, unknown>;
const preview = (edits: Input[], selection: Input = {}) =>
  staff.call(bulkRoutes.preview, { selection, edits });
const save = (edits: Input[], more: Input = {}, by = staff) =>
  by.call(bulkRoutes.save, { selection: {}, edits, title: '批量', reason: '整理资料', ...more });
const product = (id = FIRST_ID) =>
  shop.db
    .selectFrom('product')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow();
const inHours = async (hours: number) =>
  new Date((await readClock(shop.db)).getTime() + hours * 3_600_000).toISOString();
const runJobs = () => runDueJobs(shop.db, changeSetJobs(shop.db));

describe('the preview', () => {
  it('counts, shows examples before and after, and changes nothing', async () => {
    const before = await readCatalogueRows(shop.db);
    const found = await preview([
      { field: 'labels', action: 'add', names: ['礼物', '礼盒'] },
      { field: 'origin', action: 'set', value: '法国' },
      { field: 'purchaseLimit', action: 'set', value: 2 },
    ]);
    expect(found.results).toMatchObject({ total: 2, changed: 2, refused: 0 });
    expect(found.results.examples[0]).toMatchObject({
      code: 'SA-001',
      fields: [
        { label: '标识', before: '新品', after: '新品、礼物、礼盒' },
        { label: '产地', before: '无', after: '法国' },
        { label: '限购数量', before: '不限', after: '2' },
      ],
    });
    expect(await readCatalogueRows(shop.db)).toEqual(before);
    expect((await preview([], { status: 'draft' })).results.total).toBe(1);
    expect((await preview([], { q: 'SA-002' })).results.total).toBe(1);
    expect((await preview([], { categoryId: '60002' })).results.total).toBe(2);
    expect((await preview([], { brandId: '1' })).results.total).toBe(0);
    expect((await preview([], { productIds: [SECOND_ID, '123'] })).results.total).toBe(1);
  });

  it('says which products the label rules refuse', async () => {
    const publish = [{ field: 'status', action: 'set', value: 'published' }];
    const found = (await preview(publish)).results;
    expect(found).toMatchObject({
      total: 2,
      changed: 0,
      refused: 1,
      problems: [{ code: 'SA-002', reason: '上架缺少：警示语' }],
    });
    expect((await save(publish)).message).toBe('有 1 件商品不能这样改，请先看原因');
    expect((await save(publish, { isLeavingRefused: true })).errorCode).toBe('ADM9275W');
    const repaired = [...publish, { field: 'warnings', action: 'set', value: '仅供外用' }];
    expect((await save(repaired)).results).toMatchObject({ state: 'applied', changed: 1 });
    expect(await product(SECOND_ID)).toMatchObject({ status: 'published', warnings: '仅供外用' });
    // A published product cannot lose what its label must say.
    const clear = await preview([{ field: 'warnings', action: 'clear' }]);
    expect(clear.results).toMatchObject({ changed: 0, refused: 2 });
  });

  it('refuses values that make no sense', async () => {
    for (const [edits, message] of [
      [[{ field: 'brand', action: 'set', value: '1' }], '没有这个品牌'],
      [[{ field: 'category', action: 'set', value: 'nothing' }], '没有这个分类'],
      [[{ field: 'labels', action: 'add', names: [] }], '标识没有填写'],
      [[{ field: 'origin', action: 'set' }], '产地没有填写'],
      [[{ field: 'origin', action: 'set', value: '长'.repeat(41) }], '产地只能写 40 字'],
      [
        [
          { field: 'origin', action: 'clear' },
          { field: 'origin', action: 'set', value: '法国' },
        ],
        '产地只能改一次',
      ],
    ] as const)
      expect((await preview([...edits])).message).toBe(`不能这样改：${message}`);
    for (const edits of [[{ field: 'offer', action: 'set', value: 1 }], [{ field: 'status', action: 'add' }]])
      expect((await preview(edits)).status).toBe(400);
  });
});

describe('saving', () => {
  it('sets, adds, removes and clears only the named fields, and can be undone', async () => {
    const before = await readCatalogueRows(shop.db);
    const { updated_at: _at, ...was } = await product();
    const saved = await save([
      { field: 'labels', action: 'remove', names: ['新品'] },
      { field: 'tags', action: 'set', names: ['圣诞', '圣诞'] },
      { field: 'noReturnReason', action: 'set', value: '贴身用品' },
      { field: 'purchaseLimit', action: 'set', value: 3 },
    ]);
    const { updated_at: _later, ...now } = await product();
    expect(now).toEqual({ ...was, labels: [], tags: ['圣诞'], no_return_reason: '贴身用品' });
    const set = (await staff.call(changesRoutes.detail, { setId: saved.results.setId })).results;
    expect(set).toMatchObject({ kind: 'bulk', state: 'applied', reason: '整理资料' });
    await staff.call(changesRoutes.undo, { setId: saved.results.setId, reason: '改错了' });
    expect(await readCatalogueRows(shop.db)).toEqual(before);
  });

  it('asks for what each field needs', async () => {
    const service = await shop.signIn('SERVICE');
    expect((await save([{ field: 'origin', action: 'clear' }], {}, service)).status).toBe(403);
    const limit = [{ field: 'purchaseLimit', action: 'set', value: 2 }];
    await sql`update staff_role set permissions = array_remove(permissions, 'price:write')
      where id = 'MERCHANDISER'`.execute(shop.db);
    expect((await save(limit)).message).toBe('你没有「修改价格」的权限');
    await sql`update staff_role set permissions = permissions || array['price:write']
      where id = 'MERCHANDISER'`.execute(shop.db);
    expect((await save(limit)).errorCode).toBeNull();
  });

  it('leaves plans and promotions as they are', async () => {
    await shop.db
      .insertInto('promotion')
      .values({
        id: 'winter',
        kind: 'fullAmount',
        title: '冬日满减',
        rule: JSON.stringify({ scope: { kind: 'brand', brandIds: ['900001'] } }),
        starts_at: new Date(),
        ends_at: new Date(Date.now() + 86_400_000),
      })
      .execute();
    const promotions = () => shop.db.selectFrom('promotion').selectAll().execute();
    const before = await promotions();
    const planned = await staff.call(gridRoutes.save, {
      title: '调价',
      reason: '活动调价',
      cells: [{ skuId: SKU, column: 'offer', base: 32_000, value: 30_000 }],
      applyAt: await inHours(1),
    });
    await save([
      { field: 'labels', action: 'set', names: ['年末'] },
      { field: 'purchaseLimit', action: 'set', value: 5 },
    ]);
    expect(await promotions()).toEqual(before);
    await advanceClock(shop.db, 3_601);
    await runJobs();
    const sku = await shop.db
      .selectFrom('sku')
      .select(['offer_price_fen', 'purchase_limit'])
      .where('id', '=', SKU ?? '')
      .executeTakeFirstOrThrow();
    expect(sku).toEqual({ offer_price_fen: 30_000, purchase_limit: 5 });
    expect((await staff.call(changesRoutes.detail, { setId: planned.results.setId })).results.state).toBe(
      'applied',
    );
    await shop.db.deleteFrom('promotion').execute();
  });
});

describe('plans', () => {
  const calendar = async (days = 7) =>
    (
      await staff.call(plansRoutes.calendar, {
        from: await inHours(-24),
        to: await inHours(24 * days),
      })
    ).results;

  it('are on the calendar with their beginning and end, and happen at their time', async () => {
    const saved = await save([{ field: 'tags', action: 'set', names: ['双十二'] }], {
      applyAt: await inHours(2),
      restoreAt: await inHours(30),
    });
    expect(saved.results.state).toBe('planned');
    const { setId } = saved.results;
    const line = {
      kind: 'change-set',
      id: setId,
      title: '批量',
      detail: '商品 2',
      path: `/changes/${setId}`,
    };
    expect((await calendar()).lines).toMatchObject([
      { ...line, moment: 'begin', state: 'planned' },
      { ...line, moment: 'end', state: 'planned' },
    ]);
    await advanceClock(shop.db, 2 * 3_600 + 1);
    await runJobs();
    expect((await product()).tags).toEqual(['双十二']);
    expect((await calendar()).lines).toMatchObject([{ ...line, moment: 'end', state: 'applied' }]);
    await advanceClock(shop.db, 28 * 3_600);
    await runJobs();
    expect((await product()).tags).toEqual([]);
    expect((await calendar()).lines).toEqual([]);
    expect(
      (await staff.call(plansRoutes.calendar, { from: await inHours(0), to: await inHours(-1) })).errorCode,
    ).toBe('ADM9103E');
  });

  it('that change the same cell are shown with both', async () => {
    const plan = async (name: string, hours: number, field = 'tags') =>
      (await save([{ field, action: 'set', names: [name] }], { title: name, applyAt: await inHours(hours) }))
        .results.setId;
    const [one, other] = [await plan('甲', 1), await plan('乙', 2)];
    await plan('丙', 3, 'effects');
    const { conflicts } = await calendar();
    expect(conflicts).toEqual(
      ['SA-001', 'SA-002'].map((code) => ({
        name: `商品 ${code}`,
        column: '标签',
        plans: [
          { id: one, title: '甲', at: expect.any(String), value: '甲' },
          { id: other, title: '乙', at: expect.any(String), value: '乙' },
        ],
      })),
    );
    await staff.call(changesRoutes.withdraw, { setId: other });
    expect((await calendar()).conflicts).toEqual([]);
  });
});
