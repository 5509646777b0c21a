import { changesRoutes } from '@huarong/contract/admin/changes';
import { contentAdminRoutes } from '@huarong/contract/admin/content';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { isPostgres } from '../../../../testing/is-postgres.ts';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { CATALOGUE_TABLES } from '../../catalogue/index.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let editor: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasOffers: true });
  editor = await shop.signIn('MARKETER');
}, 120_000);
afterAll(() => shop.close());

const open = async (label: string) => (await editor.call(contentAdminRoutes.slot, { label })).results;
const save = (label: string, change: object, browser = editor) =>
  browser.call(contentAdminRoutes.save, {
    label,
    edits: [],
    added: [],
    mode: 'publish',
    applyAt: null,
    restoreAt: null,
    ...change,
  });
const firstLine = async (label: string) => (await open(label)).lines[0];
const edit = async (label: string, value: Record<string, unknown>, more: object = {}) => {
  const line = await firstLine(label);
  const base = Object.fromEntries(Object.keys(value).map((field) => [field, line[field]]));
  return save(label, { edits: [{ lineId: line.lineId, base, value }], ...more });
};
const undo = (setId: string) => editor.call(changesRoutes.undo, { setId, reason: '填错了' });
/** The first text of a slot as the shop answers now, without its cache. */
const shownIn = async (label: string, kind: 'text' | 'image' = 'text'): Promise<string> => {
  await shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } });
  const answer = await shop.app.inject({
    method: 'POST',
    url: `/v1/marketing/MktSimpleGroupController/simple${kind === 'text' ? 'Text' : 'Image'}Group`,
    payload: { queryBody: { locationLabel: label } },
  });
  return answer.json().results.resourceList[0]?.content;
};
const newLine = (change: object) => ({
  key: 'new-1',
  position: 1,
  content: '新的一行',
  note: null,
  mark: null,
  link: '',
  offer: null,
  imagePath: null,
  startsAt: null,
  endsAt: null,
  isLive: true,
  ...change,
});

describe('the map of slots', () => {
  it('names every slot, with what it shows now, and the demo has no problem', async () => {
    const { slots } = (await editor.call(contentAdminRoutes.slots, {})).results;
    expect(slots.length).toBeGreaterThan(26);
    const hero = slots.find(({ label }: { label: string }) => label === 'home_hero');
    expect(hero).toMatchObject({ name: '首屏', page: 'home', liveCount: 5, next: null, last: null });
    expect(hero.now.text).toContain('一抹胭脂足以过冬');
    expect(slots.flatMap(({ problems }: { problems: string[] }) => problems)).toEqual([]);
  });

  it('judges every link of slots and campaigns, and those of the demo lead somewhere', async () => {
    const { links } = (await editor.call(contentAdminRoutes.links, {})).results;
    expect(links.length).toBeGreaterThan(60);
    const bad = links.filter(
      ({ check }: { check: { state: string } }) => !['fine', 'outside'].includes(check.state),
    );
    expect(bad).toEqual([]);
  });
});

describe('a line', () => {
  it('is changed at once, recorded, and undone without a restart', async () => {
    const before = await shownIn('top_notice');
    const { results, status } = await edit('top_notice', { content: '今晚八点开始' });
    expect([status, results.state]).toEqual([200, 'applied']);
    expect(await shownIn('top_notice')).toBe('今晚八点开始');
    const { sets } = await open('top_notice');
    expect(sets[0]).toMatchObject({
      state: 'applied',
      title: '顶部通知：改 1 行',
      rows: [{ isNew: false, fields: [{ label: '文字', after: '今晚八点开始' }] }],
    });
    expect((await undo(results.setId)).status).toBe(200);
    expect(await shownIn('top_notice')).toBe(before);
  });

  it('is a draft until somebody publishes it, and can be thrown away', async () => {
    const before = await shownIn('checkout_notice');
    const saved = await edit('checkout_notice', { content: '请核对地址' }, { mode: 'draft' });
    expect(saved.results.state).toBe('draft');
    expect(await shownIn('checkout_notice')).toBe(before);
    const { setId } = saved.results;
    const published = await editor.call(contentAdminRoutes.publish, { setId });
    expect(published.results.state).toBe('applied');
    expect(await shownIn('checkout_notice')).toBe('请核对地址');
    await undo(setId);
    const other = (await edit('checkout_notice', { content: '另一句' }, { mode: 'draft' })).results.setId;
    expect((await editor.call(contentAdminRoutes.discard, { setId: other })).status).toBe(200);
    expect((await editor.call(contentAdminRoutes.publish, { setId: other })).errorCode).toBe('ADM9394E');
    expect((await editor.call(contentAdminRoutes.discard, { setId: '999999' })).errorCode).toBe('ADM9394E');
  });

  it('is not saved over what somebody else changed meanwhile', async () => {
    const line = await firstLine('top_menu');
    const first = await edit('top_menu', { content: '订单' });
    const second = await save('top_menu', {
      edits: [{ lineId: line.lineId, base: { content: line.content }, value: { content: '我买的' } }],
    });
    expect(second.errorCode).toBe('ADM9391W');
    expect(await shownIn('top_menu')).toBe('订单');
    await undo(first.results.setId);
  });

  it.each([
    ['a text that is too long', 'top_notice', { content: '长'.repeat(31) }, 'ADM9390E'],
    ['an unknown placeholder', 'top_notice', { content: '满 {多少} 减' }, 'ADM9390E'],
    ['a dead link', 'top_notice', { link: '/campaign/no-such-page.html' }, 'ADM9390E'],
    ['a link that is a script', 'top_notice', { link: 'javascript:alert(1)' }, 'ADM9390E'],
    ['an offer that does not exist', 'top_notice', { offer: { kind: 'coupon', id: 'none' } }, 'ADM9390E'],
    ['a coupon line without a coupon', 'home_coupon', { offer: null }, 'ADM9390E'],
    ['a flash price of a product', 'home_flash', { offer: { kind: 'product', id: '207101' } }, 'ADM9390E'],
    ['an image that nobody uploaded', 'home_hero', { imagePath: `slot/${'a'.repeat(32)}.webp` }, 'ADM9390E'],
    ['nothing', 'top_notice', {}, 'ADM9208W'],
  ])('is refused with %s', async (_what, label, value, code) => {
    const before = await open(label);
    expect((await edit(label, value)).errorCode).toBe(code);
    expect((await open(label)).lines).toEqual(before.lines);
  });

  it('whose offer is over is published only after a warning was read', async () => {
    const { db } = shop;
    await db.updateTable('product').set({ status: 'withdrawn' }).where('id', '=', '207101').execute();
    const isOff = async () => (await firstLine('carousel_text')).judged.shown === null;
    await expect.poll(isOff, { timeout: 10_000 }).toBe(true);
    const warned = await edit('carousel_text', { mark: '独家' });
    expect(warned.errorCode).toBe('ADM9392W');
    expect(warned.message).toContain('没有进行');
    const saved = await edit('carousel_text', { mark: '独家' }, { isWarned: true });
    expect(saved.results.state).toBe('applied');
    await undo(saved.results.setId);
    await db.updateTable('product').set({ status: 'published' }).where('id', '=', '207101').execute();
    await expect.poll(isOff, { timeout: 10_000 }).toBe(false);
  });

  it.each([
    ['a slot that no page has', () => save('no_such_slot', { added: [newLine({})] }), 'ADM9388E'],
    [
      'a line of another slot',
      async () =>
        save('top_notice', {
          edits: [{ lineId: (await firstLine('top_menu')).lineId, base: {}, value: { content: 'x' } }],
        }),
      'ADM9389E',
    ],
    [
      'a time that is over',
      () => edit('top_notice', { content: 'x' }, { applyAt: '2020-01-01T00:00:00Z' }),
      'ADM9207E',
    ],
  ])('cannot be saved for %s', async (_what, call, code) => {
    const answer = await call();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    if (code !== 'ADM9207E') expect(answer.errorCode).toBe(code);
  });
});

describe('two plans for one position', () => {
  it('switch at the second, and undoing them restores the one before', async () => {
    const { db } = shop;
    const now = await readClock(db);
    const at = new Date(Math.ceil(now.getTime() / 1000) * 1000 + 3_600_000).toISOString();
    const line = await firstLine('home_greeting');
    const before = await shownIn('home_greeting');
    const saved = await save('home_greeting', {
      edits: [{ lineId: line.lineId, base: { endsAt: null }, value: { endsAt: at } }],
      added: [newLine({ content: '明天见', startsAt: at })],
    });
    expect(saved.results.state).toBe('applied');
    expect((await open('home_greeting')).lines).toHaveLength(2);
    const { slots } = (await editor.call(contentAdminRoutes.slots, {})).results;
    expect(slots.find(({ label }: { label: string }) => label === 'home_greeting').next).toMatchObject({
      text: '明天见',
      position: 1,
    });
    const left = async () => Math.floor((new Date(at).getTime() - (await readClock(db)).getTime()) / 1000);
    await advanceClock(db, (await left()) - 30);
    expect(await shownIn('home_greeting')).toBe(before);
    await advanceClock(db, (await left()) + 1);
    expect(await shownIn('home_greeting')).toBe('明天见');
    expect((await undo(saved.results.setId)).status).toBe(200);
    expect(await shownIn('home_greeting')).toBe(before);
    expect((await open('home_greeting')).lines).toHaveLength(1);
  });

  it('are refused when both would be shown at once', async () => {
    expect((await save('home_greeting', { added: [newLine({ content: '同时' })] })).errorCode).toBe(
      'ADM9393W',
    );
    const insert = sql`insert into content_resource (kind, location_label, position, content)
      values ('text', 'home_greeting', 1, '直接写入')`.execute(shop.db);
    await expect(insert).rejects.toThrow('content_resource_one_at_a_time');
  });

  it('are checked by the database when two connections write at once', async ({ skip }) => {
    if (!isPostgres) skip();
    const insert = (text: string) =>
      sql`insert into content_resource (kind, location_label, position, content)
        values ('text', 'at_once', 1, ${text})`.execute(shop.db);
    const answers = await Promise.allSettled(['a', 'b', 'c', 'd'].map(insert));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('may change places in one save', async () => {
    const { lines } = await open('hot_word');
    const swap = (from: number, to: number) => ({
      lineId: lines[from].lineId,
      base: { position: lines[from].position },
      value: { position: lines[to].position },
    });
    const saved = await save('hot_word', { edits: [swap(0, 1), swap(1, 0)] });
    expect(saved.results.state).toBe('applied');
    expect(await shownIn('hot_word')).toBe(lines[1].content);
    await undo(saved.results.setId);
    expect(await shownIn('hot_word')).toBe(lines[0].content);
  });

  it('are planned by a set with a time, and not by the catalogue', async () => {
    const tables = new Set<string>();
    const stop = await shop.database.listen('published', (table) => tables.add(table));
    const applyAt = new Date((await readClock(shop.db)).getTime() + 3_600_000).toISOString();
    const planned = await edit('left_guide', { content: '大牌' }, { applyAt });
    expect(planned.results.state).toBe('planned');
    expect((await editor.call(changesRoutes.applyNow, { setId: planned.results.setId })).status).toBe(200);
    expect(await shownIn('left_guide')).toBe('大牌');
    await undo(planned.results.setId);
    expect(await shownIn('left_guide')).toBe('品牌');
    await expect.poll(() => tables.has('content_resource')).toBe(true);
    expect([...tables].filter((table) => CATALOGUE_TABLES.has(table))).toEqual([]);
    await stop();
  });
});

describe('choices', () => {
  it('offer what exists: promotions, coupons, products and skus', async () => {
    const find = async (kind: string, q?: string) =>
      (await editor.call(contentAdminRoutes.offers, { kind, ...(q && { q }) })).results.offers;
    expect(await find('coupon', 'first-30')).toMatchObject([{ id: 'first-30', isLive: true }]);
    expect((await find('promotion')).length).toBeGreaterThan(3);
    expect(await find('product', '207101')).toMatchObject([{ kind: 'product', id: '207101' }]);
    expect((await find('sku', '2071010')).length).toBeGreaterThan(0);
  });

  it('preview a line with the facts of its offer', async () => {
    const line = { ...newLine({}), content: '立减 {减额} 元', offer: { kind: 'coupon', id: 'first-30' } };
    const { results } = await editor.call(contentAdminRoutes.preview, { label: 'top_notice', line });
    expect(results).toMatchObject({ shown: { content: '立减 30 元' }, hiddenBecause: null, problems: [] });
  });
});

describe('clicks and orders of a line', () => {
  it('are counted from the pages without a person, in one write, and shown with the line', async () => {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' };
    const report = (events: object[]) =>
      shop.app.inject({ method: 'POST', url: '/v1/analytics/events', headers: own, payload: { events } });
    const click = { name: 'slot_click', line: 'nav_more_1' };
    const answer = await report([click, click, { name: 'slot_order', line: 'nav_more_1' }]);
    expect(answer.json().results).toEqual({ accepted: 3, dropped: 0 });
    await report([{ name: 'slot_click', line: 'no_such_line' }]);
    expect((await report([{ name: 'slot_click', line: "'; drop" }])).statusCode).toBe(400);
    expect((await report([{ ...click, userID: '1' }])).statusCode).toBe(400);
    expect(await firstLine('nav_more')).toMatchObject({ clicks: 0, orders: 0 });
    await shop.sources.slotCounter.flush();
    await report([click]);
    await shop.sources.slotCounter.flush();
    expect(await firstLine('nav_more')).toMatchObject({ clicks: 3, orders: 1 });
    const { slots } = (await editor.call(contentAdminRoutes.slots, {})).results;
    expect(slots.find(({ label }: { label: string }) => label === 'nav_more')).toMatchObject({
      clicks: 3,
      orders: 1,
    });
    const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from slot_day`.execute(
      shop.db,
    );
    expect(rows[0]?.counted).toBe(1);
  });
});
