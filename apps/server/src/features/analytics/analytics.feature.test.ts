import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyticsRoutes } from '@huarong/contract/analytics';
import { pathOf } from '@huarong/contract/kit';
import { ANALYTICS_EVENTS, reportedPage } from '@huarong/core/analytics';
import { shanghaiDate } from '@huarong/core/shared';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILES_RESERVE_BYTES } from '#platform/volume';
import { createFillableVolume, createTestApp } from '../../../testing/index.ts';

const url = pathOf(analyticsRoutes.reportEvents);
const own = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:8080' };
const pageView = {
  name: 'page_view',
  OP_code: 'page',
  page: reportedPage('/'),
  source: null,
  at: 1_794_000_000_000,
};
const FIELD_EXAMPLES = {
  commodity_sku: '100860423,100860424',
  orderID: '360000000000000001',
  totalAmount: '320.00',
  discount: '20.00',
  coupons: ['c1'],
  freight: '0.00',
  orderPrice: '300.00',
};
const source = {
  utm_source: '花'.repeat(64),
  utm_medium: '😀'.repeat(64),
  utm_campaign: '',
  utm_content: '',
  utm_term: '',
  currentTime: 1,
};
/** Every event of the pages with all its fields. */
const everyEvent = Object.entries(ANALYTICS_EVENTS).map(([name, { OP_code, fields }]) => ({
  name,
  OP_code,
  userID: '1000000001',
  ...Object.fromEntries(fields.map((field) => [field, FIELD_EXAMPLES[field]])),
  page: reportedPage('/product/1001.html'),
  source,
  at: pageView.at,
}));

const volume = createFillableVolume();
let dataDir: string;
let shop: Awaited<ReturnType<typeof createTestApp>>;
const openShop = (env: Record<string, string> = {}) =>
  createTestApp({ env: { DATA_DIR: dataDir, ANALYTICS_DAY_MB: '1', ...env }, volume });
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'huarong-analytics-'));
  shop = await openShop();
});
beforeEach(async () => {
  volume.freeBytes = 2 ** 39;
  await rm(join(dataDir, 'analytics'), { recursive: true, force: true });
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const send = (
  payload: object,
  headers: Record<string, string> = own,
  { app, remoteAddress = '203.0.113.1' }: { app?: typeof shop.app; remoteAddress?: string } = {},
) => (app ?? shop.app).inject({ method: 'POST', url, headers, payload, remoteAddress });
const storedLines = async () => {
  const text = await readFile(join(dataDir, 'analytics', `${shanghaiDate(new Date())}.jsonl`), 'utf8').catch(
    () => '',
  );
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
};

describe('POST /v1/analytics/events', () => {
  it('stores the events of the shop’s pages, each on a line with the time it came', async () => {
    const answer = await send({ events: everyEvent });
    expect(answer.json().results).toEqual({ accepted: everyEvent.length, dropped: 0 });
    const lines = await storedLines();
    expect(lines.map(({ event }) => event)).toEqual(everyEvent);
    expect(Object.keys(lines[0])).toEqual(['receivedAt', 'event']);
  });

  it('accepts the same inside queryBody, as every other call', async () =>
    expect((await send({ queryBody: { events: [pageView] } })).json().results.accepted).toBe(1));

  it.each([
    ['any JSON', { events: [{ anything: 'x'.repeat(10_000) }] }],
    ['an event that no page sends', { events: [{ ...pageView, name: 'fuzz' }] }],
    ['a field that the event does not have', { events: [{ ...pageView, mobile: '13800000002' }] }],
    ['a wrong operation code', { events: [{ ...pageView, OP_code: 'pay' }] }],
    ['an endless sku', { events: [{ ...everyEvent[1], commodity_sku: '1'.repeat(5_000) }] }],
    ['an unknown kind of page', { events: [{ ...pageView, page: { ...pageView.page, kind: 'x' } }] }],
    ['more than fifty events', { events: Array.from({ length: 51 }, () => pageView) }],
    ['no event', { events: [] }],
    ['nothing', {}],
  ])('refuses %s and stores nothing', async (_what, payload) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'CMN0001E']);
    expect(answer.json().errorMessage).toMatch(/\p{Script=Han}/u);
    expect(await storedLines()).toEqual([]);
  });

  it('refuses a body over 16 kB before it is read', async () => {
    const events = Array.from({ length: 50 }, () => ({ ...pageView, filler: 'x'.repeat(400) }));
    expect((await send({ events })).statusCode).toBe(413);
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an older browser', { origin: 'https://evil.example' }],
    ['a program that names no page', {}],
  ])('refuses what %s sends', async (_who, headers) => {
    expect((await send({ events: [pageView] }, headers)).statusCode).toBe(403);
    expect(await storedLines()).toEqual([]);
  });

  it('stops before the disk is full, in a sentence that says so', async () => {
    volume.freeBytes = FILES_RESERVE_BYTES - 1;
    const answer = await send({ events: [pageView] });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'CMN0016W']);
    expect(answer.json().errorMessage).toContain('存储空间已满');
    expect(answer.headers['retry-after']).toBeDefined();
    expect(await storedLines()).toEqual([]);
  });

  it('drops what one address sends beyond its share of the day, and says so', async () => {
    const many = { events: Array.from({ length: 18 }, () => ({ ...pageView, source })) };
    const answers = [];
    for (let index = 0; index < 20; index++) answers.push((await send(many)).json().results);
    expect(answers[0]).toEqual({ accepted: 18, dropped: 0 });
    expect(answers.at(-1)).toEqual({ accepted: 0, dropped: 18, reason: 'address-budget' });
    const elsewhere = await send(many, own, { remoteAddress: '203.0.113.2' });
    expect(elsewhere.json().results).toEqual({ accepted: 18, dropped: 0 });
  });
});

describe('the same call at a separate API host with limits', () => {
  const web = 'https://www.shop.example';
  let api: typeof shop;
  beforeAll(async () => {
    api = await openShop({ WEB_ORIGINS: web, SHOP_LIMITS: 'on' });
  });
  afterAll(() => api.close());

  it('accepts the pages of WEB_ORIGINS as its own, and no others', async () => {
    const headers = { origin: web, 'sec-fetch-site': 'same-site' };
    expect((await send({ events: [pageView] }, headers, api)).json().results.accepted).toBe(1);
    const foreign = { origin: 'https://m.shop.example', 'sec-fetch-site': 'same-site' };
    expect((await send({ events: [pageView] }, foreign, api)).statusCode).toBe(403);
  });

  it('is limited by visitor, and by address whoever the visitors are', { timeout: 60_000 }, async () => {
    const visitor = (id: number) => ({
      origin: web,
      cookie: `a=1; deviceFingerprint=${String(id).padStart(32, '0')}`,
    });
    const statuses = async (count: number, headersOf: (index: number) => Record<string, string>) => {
      const found: number[] = [];
      for (let index = 0; index < count; index++)
        found.push((await send({ events: [pageView] }, headersOf(index), api)).statusCode);
      return found;
    };
    const oneVisitor = await statuses(35, () => visitor(1));
    expect(oneVisitor.filter((status) => status === 200)).toHaveLength(30);
    expect(oneVisitor.at(-1)).toBe(429);
    // Another visitor of the same office is not affected.
    expect(await statuses(1, () => visitor(2))).toEqual([200]);
    const manyVisitors = await statuses(1_500, (index) => visitor(1_000 + index));
    expect(manyVisitors.at(-1)).toBe(429);
  });
});
