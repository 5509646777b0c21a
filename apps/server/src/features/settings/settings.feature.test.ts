import { approvalsRoutes } from '@huarong/contract/admin/approvals';
import { settingsRoutes } from '@huarong/contract/admin/settings';
import { workQueueRoutes } from '@huarong/contract/admin/work-queue';
import { defaultSettings, type SettingKey } from '@huarong/core/settings';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { changeSetting } from '../../../testing/admin/change-setting.ts';
import { openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { readOffers } from '../promotions/index.ts';
import { readSetting, readSettingTimes, settingNumberAt } from './index.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let owner: StaffBrowser;
let finance: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin();
  owner = await shop.signIn('OWNER');
  finance = await shop.signIn('FINANCE');
}, 120_000);
afterAll(() => shop.close());

const group = async (key: SettingKey) => (await owner.call(settingsRoutes.group, { key })).results;
const save = (key: SettingKey, change: object, more: object = {}) =>
  changeSetting({ owner, finance }, key, change, more);
const countRows = async () =>
  Number(
    (
      await shop.db
        .selectFrom('shop_setting')
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

it('before anybody changes a group the defaults hold', async () =>
  expect(await group('returns')).toEqual({
    ...{ current: defaultSettings('returns'), newestId: null, unreadable: [], planned: null, history: [] },
    ...{ waiting: null, needsSecondPerson: true },
  }));

it('a saved group holds at once, for the price too, and what was before it keeps its terms', async () => {
  const { now } = (await sql<{ now: Date }>`select shop_now() as now`.execute(shop.db)).rows[0] ?? {};
  const saved = await save('cash-on-delivery', { confirmHours: 12, excludedRegions: ['65'] });
  expect(saved.results.state).toBe('waiting');
  expect(await readSetting(shop.db, 'cash-on-delivery')).toMatchObject({
    confirmHours: 12,
    excludedRegions: ['65'],
  });
  expect(await readSetting(shop.db, 'cash-on-delivery', now)).toEqual(defaultSettings('cash-on-delivery'));
  const at = await readSettingTimes(shop.db, 'cash-on-delivery');
  expect([at(now ?? new Date(0)).confirmHours, at(new Date('2099-01-01')).confirmHours]).toEqual([24, 12]);
  const { rows } = await sql<{ before: number; after: number }>`
    select ${settingNumberAt('cash-on-delivery', 'confirmHours', sql`${now}::timestamptz`)} as before,
      ${settingNumberAt('cash-on-delivery', 'confirmHours', sql`shop_now()`)} as after`.execute(shop.db);
  expect(rows).toEqual([{ before: 24, after: 12 }]);
  expect((await readOffers(shop.db)).settings.map(({ key }) => key)).toEqual(['cash-on-delivery']);
  expect((await group('cash-on-delivery')).history).toMatchObject([
    { state: 'current', reason: '快递合同更新', values: { confirmHours: 12 } },
  ]);
});

it.each([
  [{ confirmHours: 0 }, '设置不能保存：确认时限须在 1–72 小时 之间'],
  [{ minAmount: 100_000, maxAmount: 10_000 }, '设置不能保存：金额上限要高于最低金额'],
  [{ excludedRegions: ['99'] }, '设置不能保存：不支持的省份里有不认识的省份'],
  [{ nothing: 1 }, '设置不能保存：有不认识的设置，请刷新页面再试'],
])('refuses %j and changes nothing', async (change, message) => {
  const before = await countRows();
  const refused = await save('cash-on-delivery', change);
  expect([refused.errorCode, refused.message]).toEqual(['ADM9540E', message]);
  const preview = await owner.call(settingsRoutes.preview, {
    key: 'cash-on-delivery',
    values: { ...(await group('cash-on-delivery')).current, ...change },
  });
  expect(preview.errorCode).toBe('ADM9540E');
  expect(await countRows()).toBe(before);
});

it('refuses the same values, a stale page, a time that is over or far away, and an unknown group', async () => {
  const before = await countRows();
  expect((await save('cash-on-delivery', {})).errorCode).toBe('ADM9543W');
  expect((await save('cash-on-delivery', { confirmHours: 30 }, { seenId: null })).errorCode).toBe('ADM9541W');
  const past = '2020-01-01T00:00:00+08:00';
  expect((await save('returns', { sendDays: 8 }, { effectiveAt: past })).message).toContain('已经过了');
  const far = new Date(Date.now() + 400 * 86_400_000).toISOString();
  expect((await save('returns', { sendDays: 8 }, { effectiveAt: far })).message).toContain('一年之内');
  const unknown = await owner.call(settingsRoutes.group, { key: 'nothing' });
  expect(unknown.errorCode).toBe('CMN0001E');
  expect(await countRows()).toBe(before);
});

it('of two people who save at once, one is asked to look again', async () => {
  const { current, newestId } = await group('returns');
  const attempt = (sendDays: number) =>
    owner.call(settingsRoutes.save, {
      ...{ key: 'returns', values: { ...current, sendDays }, effectiveAt: null },
      ...{ seenId: newestId, reason: '一起改' },
    });
  const codes = (await Promise.all([attempt(8), attempt(9)])).map(({ errorCode }) => errorCode ?? 'saved');
  expect(codes.sort()).toEqual(['ADM9620W', 'saved']);
  const [asked] = (await owner.call(approvalsRoutes.list, { isOwn: 'true', state: 'waiting', size: 10 }))
    .results.rows;
  expect(
    (await finance.call(approvalsRoutes.approve, { approvalId: asked.approvalId })).errorCode,
  ).toBeNull();
});

it('a plan can be taken back until it begins, and begins at its time', async () => {
  const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  await save('returns', { sendDays: 20 }, { effectiveAt: soon(1) });
  const first = (await group('returns')).planned;
  expect((await save('returns', { sendDays: 21 })).errorCode).toBe('ADM9542W');
  const cancel = (settingId: string) =>
    owner.call(settingsRoutes.cancel, { key: 'returns', settingId, reason: '日子要改' });
  expect(
    (
      await owner.call(settingsRoutes.cancel, {
        key: 'invoice-seller',
        settingId: first.settingId,
        reason: '别的组',
      })
    ).errorCode,
  ).toBe('ADM9544W');
  expect((await cancel(first.settingId)).errorCode).toBeNull();
  expect((await cancel(first.settingId)).errorCode).toBe('ADM9544W');
  await save('returns', { sendDays: 22 }, { effectiveAt: soon(2) });
  const second = (await group('returns')).planned;
  expect((await readSetting(shop.db, 'returns')).sendDays).not.toBe(22);
  expect((await group('returns')).planned?.values['sendDays']).toBe(22);
  await advanceClock(shop.db, 3 * 3_600);
  expect((await readSetting(shop.db, 'returns')).sendDays).toBe(22);
  expect((await cancel(second.settingId)).errorCode).toBe('ADM9544W');
});

it('says what other values would have changed', async () => {
  const of = async (key: SettingKey, change: object) =>
    (await owner.call(settingsRoutes.preview, { key, values: { ...(await group(key)).current, ...change } }))
      .results;
  expect((await of('cash-on-delivery', { isOffered: false })).lines).toEqual([
    { label: '可以选货到付款的会员订单', before: '0 笔', after: '0 笔' },
  ]);
  expect((await of('returns', { autoApproveUpTo: 0 })).lines).toHaveLength(1);
  const { remote } = (await group('freight')).current as { remote: object[] };
  const freight = await of('freight', { remote: [{ ...remote[0], fee: 20_00 }, ...remote.slice(1)] });
  expect(freight.lines).toContainEqual({
    label: '¥150.00 到新疆，没有登录、铃兰、芍药',
    before: '¥25.00',
    after: '¥20.00',
  });
  const { columns, rows } = freight.table as {
    columns: string[];
    rows: { label: string; cells: { before: string; after: string }[] }[];
  };
  expect(columns).toEqual(['没有登录', '铃兰', '玉簪', '芍药', '牡丹']);
  expect(rows.find(({ label }) => label === '西藏、新疆，¥150.00')?.cells[0]).toEqual({
    ...{ before: '¥25.00', after: '¥20.00' },
  });
  const others = rows.filter(({ label }) => !label.startsWith('西藏'));
  expect(others.flatMap(({ cells }) => cells).every(({ before, after }) => before === after)).toBe(true);
  expect(freight.lines.every(({ label }: { label: string }) => /新疆|西藏/.test(label))).toBe(true);
  const { routes } = (await group('delivery')).current as { routes: { provinces: string[] }[] };
  const moved = routes.map((route) =>
    route.provinces.includes('65') ? { ...route, warehouse: '乌鲁木齐仓' } : route,
  );
  expect((await of('delivery', { routes: moved })).lines).toContainEqual({
    label: '送到新疆',
    before: expect.stringContaining('上海仓'),
    after: expect.stringContaining('乌鲁木齐仓'),
  });
  expect((await of('points', { earnedPerYuan: 2, perYuan: 200 })).lines.slice(0, 2)).toEqual([
    { label: '铃兰会员实付 ¥100.00 的商品得到', before: '100 分', after: '200 分' },
    { label: '¥100.00 的商品最多用积分抵', before: '¥50.00', after: '¥50.00' },
  ]);
  expect((await of('broadcasts', { smsFen: 6 })).lines[0]).toEqual({
    ...{ label: '10,000 条短信的费用', before: '¥500.00', after: '¥600.00' },
  });
  const { packagings } = (await group('packaging')).current as { packagings: object[] };
  expect((await of('packaging', { packagings: packagings.slice(0, 1) })).lines).toMatchObject([
    { before: '¥15.00', after: '¥15.00' },
    { before: '¥25.00', after: '没有' },
  ]);
  const { carriers } = (await group('carriers')).current as { carriers: object[] };
  expect((await of('carriers', { carriers: carriers.slice(1) })).lines).toEqual([
    { label: '顺丰速运，近 30 天 0 个包裹', before: '顺丰速运，在用', after: '没有' },
  ]);
  expect((await of('payment-fees', { alipay: 38 })).lines).toHaveLength(2);
  expect((await of('order-times', { payMinutes: 15 })).lines).toHaveLength(2);
  expect((await of('invoice-seller', { name: '花容（杭州）有限公司' })).lines).toEqual([
    { label: '今后开出的发票', before: '花容（上海）化妆品零售有限公司', after: '花容（杭州）有限公司' },
  ]);
});

it('a value that cannot be read falls back to its default and stands in the queue until it is saved again', async () => {
  const { newestId } = await group('returns');
  await sql`update shop_setting set value = jsonb_set(value, '{sendDays}', '"many"') where id = ${newestId}`.execute(
    shop.db,
  );
  expect(await readSetting(shop.db, 'returns')).toMatchObject({ sendDays: 7 });
  expect((await group('returns')).unreadable).toEqual(['寄回时限']);
  const waiting = async () =>
    (await owner.call(workQueueRoutes.list)).results.groups
      .flatMap(({ items }: { items: { id: string; count: number }[] }) => items)
      .find(({ id }: { id: string }) => id === 'settings-unreadable')?.count;
  expect(await waiting()).toBe(1);
  await save('returns', { sendDays: 10 });
  expect((await waiting()) ?? 0).toBe(0);
});

it('what costs money holds when a second person has agreed, as it was seen', async () => {
  const ask = async (key: SettingKey, change: object) => {
    const { current, newestId } = await group(key);
    return owner.call(settingsRoutes.save, {
      ...{ key, values: { ...current, ...change }, effectiveAt: null },
      ...{ seenId: newestId, reason: '活动结束' },
    });
  };
  const asked = (await ask('limits', { unitsPerSku: 5 })).results;
  expect(asked).toMatchObject({ state: 'waiting', approvers: expect.arrayContaining(['苏敏']) });
  expect((await readSetting(shop.db, 'limits')).unitsPerSku).toBe(99);
  expect((await group('limits')).waiting).toEqual({ approvalId: asked.approvalId, by: expect.any(String) });
  expect((await ask('limits', { unitsPerSku: 6 })).errorCode).toBe('ADM9620W');
  const { approvalId } = asked;
  const detail = (await finance.call(approvalsRoutes.detail, { approvalId })).results;
  expect(detail.payload).toContainEqual({ label: '每种规格的件数', value: '99 件 → 5 件' });
  expect((await owner.call(approvalsRoutes.approve, { approvalId })).errorCode).not.toBeNull();
  expect((await readSetting(shop.db, 'limits')).unitsPerSku).toBe(99);
  expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
  expect((await readSetting(shop.db, 'limits')).unitsPerSku).toBe(5);
  expect((await group('limits')).history).toMatchObject([{ reason: '活动结束', state: 'current' }]);

  const refused = (await ask('limits', { unitsPerSku: 7 })).results;
  await finance.call(approvalsRoutes.refuse, { approvalId: refused.approvalId, reason: '太多' });
  expect((await readSetting(shop.db, 'limits')).unitsPerSku).toBe(5);
  expect((await group('limits')).waiting).toBeNull();
});

it('the limits of a second person are moved by two owners: finance cannot agree to them', async () => {
  const { current } = await group('second-person');
  const asked = await owner.call(settingsRoutes.save, {
    ...{ key: 'second-person', values: { ...current, refund: 5_000_00 }, effectiveAt: null },
    ...{ seenId: null, reason: '客服忙不过来' },
  });
  const { approvalId } = asked.results;
  expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).not.toBeNull();
  expect((await readSetting(shop.db, 'second-person')).refund).toBe(1_000_00);
  // Sessions read their permissions anew with each call.
  await sql`insert into staff_role_grant (staff_id, role_id)
    select staff_id, 'OWNER' from staff_role_grant where role_id = 'FINANCE'`.execute(shop.db);
  expect((await finance.call(approvalsRoutes.approve, { approvalId })).errorCode).toBeNull();
  expect((await readSetting(shop.db, 'second-person')).refund).toBe(5_000_00);
});

it('a shop of one person sets what costs money alone, and never the limits of a second person', async () => {
  expect((await group('packaging')).needsSecondPerson).toBe(true);
  await sql`update staff_role_grant set until = now()
    where staff_id <> (select id from staff where login = 'owner@huarong.demo')`.execute(shop.db);
  expect((await group('packaging')).needsSecondPerson).toBe(false);
  const { current, newestId } = await group('points');
  const saved = await owner.call(settingsRoutes.save, {
    ...{ key: 'points', values: { ...current, maxPercentOfItems: 40 }, effectiveAt: null },
    ...{ seenId: newestId, reason: '开店' },
  });
  expect(saved.results).toMatchObject({ state: 'done' });
  expect((await readSetting(shop.db, 'points')).maxPercentOfItems).toBe(40);
  expect((await group('second-person')).needsSecondPerson).toBe(true);
  await sql`update staff_role_grant set until = null`.execute(shop.db);
});
