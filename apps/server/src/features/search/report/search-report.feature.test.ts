import { searchReportRoutes } from '@huarong/contract/admin/search';
import { analyticsRoutes } from '@huarong/contract/analytics';
import { pathOf } from '@huarong/contract/kit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { openAdmin, type StaffBrowser } from '../../../../testing/open-admin.ts';
import { deleteOldSearches } from './delete-old-searches.ts';
import { createSearchCounter } from './search-counter.ts';

let shop: Awaited<ReturnType<typeof openAdmin>>;
let staff: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ hasCatalogue: true });
  staff = await shop.signIn('MERCHANDISER');
});
afterAll(() => shop.close());
beforeEach(() => shop.database.db.deleteFrom('search_day').execute());

const createCounter = (settings: { most?: number; now?: () => Date } = {}) =>
  createSearchCounter({
    db: shop.database.db,
    log: createLog('silent'),
    now: () => new Date(),
    ...settings,
  });
const report = async (input: object = {}) =>
  (await staff.call(searchReportRoutes.list, { ...input })).results;
const rowsInDatabase = () => shop.database.db.selectFrom('search_day').selectAll().execute();

it('counts every one of many searches of two processes, with their filters', async () => {
  const counters = [createCounter(), createCounter()];
  const expected = { searches: 0, empty: 0, few: 0 };
  for (let at = 0; at < 5_000; at += 1) {
    const total = at % 7 === 0 ? 0 : at % 7;
    expected.searches += 1;
    expected.empty += total === 0 ? 1 : 0;
    expected.few += total === 1 || total === 2 ? 1 : 0;
    counters[at % 2]!.count({
      name: 'search',
      keyword: `词${at % 300}`,
      filters: at % 3 === 0 ? 'stock:in;brand:10001' : '',
      total,
    });
    if (at % 1_000 === 999) await Promise.all(counters.map(({ flush }) => flush()));
  }
  await Promise.all(counters.map(({ stop }) => stop()));
  const { searches, empty, few, counts } = await report();
  expect({ searches, empty, few }).toEqual(expected);
  const pages = [await report({ size: 10 })];
  while (pages.at(-1).next) pages.push(await report({ size: 10, after: pages.at(-1).next }));
  expect(pages.flatMap(({ rows }) => rows)).toHaveLength(counts.empty);
  expect(pages.length).toBeGreaterThan(3);
  // And back, page by page.
  expect(pages[0].previous).toBeNull();
  for (let at = pages.length - 1; at > 0; at -= 1)
    expect((await report({ size: 10, before: pages[at].previous })).rows).toEqual(pages[at - 1].rows);
});

it('names the filters, says what there is without them, and knows what nobody opened', async () => {
  const counter = createCounter();
  const narrow = { keyword: ' 面霜 ', filters: 'stock:in;range:0-1' };
  counter.count({ name: 'search', ...narrow, total: 0 });
  counter.count({ name: 'search', ...narrow, filters: 'range:0-1;stock:in', total: 0 });
  counter.count({ name: 'search', keyword: '早C晚A', filters: '', total: 0 });
  counter.count({ name: 'search', keyword: '口红', filters: '', total: 40 });
  counter.count({ name: 'search', keyword: '眼影', filters: '', total: 30 });
  counter.count({ name: 'search_click', keyword: '眼影', filters: '' });
  await counter.stop();
  const { rows } = await report();
  expect(rows).toMatchObject([
    { query: '面霜', times: 2, filters: ['价格 0-1', '仅看有货'] },
    { query: '早c晚a', times: 1, filters: [], resultsNow: expect.any(Number) },
  ]);
  expect(rows[0].resultsNow).toBeGreaterThan(10);
  expect((await report({ tab: 'no-click' })).rows).toMatchObject([{ query: '口红', times: 1, clicks: 0 }]);
  expect((await report({ q: '早C' })).rows).toHaveLength(1);
  const wrong = await staff.call(searchReportRoutes.list, { after: 'eHh4' });
  expect(wrong.message).toContain('位置无效');
});

it('comes from the pages of the shop and stores nothing about a person', async () => {
  const events = [
    { name: 'search', keyword: '素颜睡帽', filters: '', total: 0 },
    { name: 'search', keyword: '13800000002', filters: '', total: 0 },
    { name: 'search_click', keyword: 'shen@example.com', filters: '' },
  ];
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: pathOf(analyticsRoutes.reportEvents),
    headers: { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' },
    payload: { events },
  });
  expect(statusCode).toBe(200);
  await shop.sources.searchCounter.flush();
  expect((await rowsInDatabase()).map(({ query }) => query)).toEqual(['素颜睡帽']);
  const named = { ...events[0], userID: '1000000001' };
  const refused = await shop.app.inject({
    method: 'POST',
    url: pathOf(analyticsRoutes.reportEvents),
    headers: { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' },
    payload: { events: [named] },
  });
  expect(refused.statusCode).toBe(400);
});

it('holds a limited number of different searches in memory', async () => {
  const counter = createCounter({ most: 10 });
  for (let at = 0; at < 50; at += 1)
    counter.count({ name: 'search', keyword: `词${at}`, filters: '', total: 1 });
  counter.count({ name: 'search', keyword: '词3', filters: '', total: 1 });
  await counter.stop();
  const rows = await rowsInDatabase();
  expect(rows).toHaveLength(10);
  expect(rows.find(({ query }) => query === '词3')?.searches).toBe(2);
});

it('forgets what was searched for once, and old days', async () => {
  const daysAgo = (days: number) => () => new Date(Date.now() - days * 86_400_000);
  const count = async (days: number, keywords: string[]) => {
    const counter = createCounter({ now: daysAgo(days) });
    for (const keyword of keywords) counter.count({ name: 'search', keyword, filters: '', total: 1 });
    await counter.stop();
  };
  await count(500, ['很久以前', '很久以前']);
  await count(9, ['只有一次', '同天两次', '同天两次', '两天各一次']);
  await count(2, ['两天各一次', '刚刚一次']);
  expect(await deleteOldSearches(shop.database.db, () => false)).toBe(true);
  const left = new Set((await rowsInDatabase()).map(({ query }) => query));
  expect(left).toEqual(new Set(['同天两次', '两天各一次', '刚刚一次']));
});
