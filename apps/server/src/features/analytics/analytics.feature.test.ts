import { analyticsRoutes } from '@huarong/contract/analytics';
import { pathOf } from '@huarong/contract/kit';
import { ANALYTICS_EVENTS, reportedPage } from '@huarong/core/analytics';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FILES_RESERVE_BYTES } from '#platform/volume';
import { createFillableVolume, createTestApp, onEmbedded } from '../../../testing/index.ts';

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
const VISIT = 'ab'.repeat(16);
const VISIT_UUID = 'abababab-abab-abab-abab-abababababab';
/** Every event of the pages with all its fields. */
const everyEvent = Object.entries(ANALYTICS_EVENTS).map(([name, { OP_code, fields }], index) => ({
  name,
  OP_code,
  eventID: `${index}`.padStart(32, '0'),
  visitID: VISIT,
  userID: '1000000001',
  ...Object.fromEntries(fields.map((field) => [field, FIELD_EXAMPLES[field]])),
  page: reportedPage('/product/1001.html'),
  source,
  at: pageView.at,
}));

const volume = createFillableVolume();
let shop: Awaited<ReturnType<typeof createTestApp>>;
const openShop = (env: Record<string, string> = {}) =>
  createTestApp({ env: { ANALYTICS_DAY_MB: '1', ...env }, volume });
beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  volume.freeBytes = 2 ** 39;
  await clear();
});
afterAll(async () => {
  await shop.close();
});

const send = (
  payload: object,
  headers: Record<string, string> = own,
  { app, remoteAddress = '203.0.113.1' }: { app?: typeof shop.app; remoteAddress?: string } = {},
) => (app ?? shop.app).inject({ method: 'POST', url, headers, payload, remoteAddress });
const clear = async () => {
  await shop.sources.eventBuffer.flush();
  for (const table of ['analytics_event', 'analytics_day'] as const)
    await shop.database.db.deleteFrom(table).execute();
};
const storedRows = async () => {
  await shop.sources.eventBuffer.flush();
  return shop.database.db.selectFrom('analytics_event').selectAll().orderBy('name').execute();
};

describe('POST /v1/analytics/events', () => {
  it('stores the events of the shop’s pages with their fields, and nothing about the member', async () => {
    const answer = await send({ events: everyEvent });
    expect(answer.json().results).toEqual({ accepted: everyEvent.length, dropped: 0 });
    const rows = await storedRows();
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(ANALYTICS_EVENTS).sort());
    expect(rows.find(({ name }) => name === 'order_paid')).toMatchObject({
      visit_id: VISIT_UUID,
      page_kind: 'product',
      skus: ['100860423', '100860424'],
      order_id: FIELD_EXAMPLES.orderID,
      total_fen: 320_00,
      discount_fen: 20_00,
      freight_fen: 0,
      price_fen: 300_00,
      coupons: ['c1'],
      utm_source: source.utm_source,
      utm_medium: source.utm_medium,
    });
    expect(JSON.stringify(rows)).not.toContain('1000000001');
  });

  it('stores an event once, whether its page or the buffer sends it again', async () => {
    await send({ events: everyEvent });
    await send({ events: everyEvent });
    await shop.sources.eventBuffer.flush();
    await send({ events: everyEvent });
    expect(await storedRows()).toHaveLength(everyEvent.length);
    const used = await shop.database.db.selectFrom('analytics_day').select('events').executeTakeFirst();
    expect(used?.events).toBe(everyEvent.length);
  });

  it('accepts events of the release before, which have neither a visit nor an id', async () => {
    expect((await send({ events: [pageView, pageView] })).json().results.accepted).toBe(2);
    expect((await storedRows()).map(({ visit_id }) => visit_id)).toEqual([null, null]);
  });

  it('accepts the same inside queryBody, as every other call', async () =>
    expect((await send({ queryBody: { events: [pageView] } })).json().results.accepted).toBe(1));

  it.each([
    ['any JSON', { events: [{ anything: 'x'.repeat(10_000) }] }],
    ['an event that no page sends', { events: [{ ...pageView, name: 'fuzz' }] }],
    ['a field that the event does not have', { events: [{ ...pageView, mobile: '13800000002' }] }],
    ['a wrong operation code', { events: [{ ...pageView, OP_code: 'pay' }] }],
    ['a visit that is no random number', { events: [{ ...pageView, visitID: '13800000002' }] }],
    ['an endless sku', { events: [{ ...everyEvent[1], commodity_sku: '1'.repeat(5_000) }] }],
    ['an unknown kind of page', { events: [{ ...pageView, page: { ...pageView.page, kind: 'x' } }] }],
    ['more than fifty events', { events: Array.from({ length: 51 }, () => pageView) }],
    ['no event', { events: [] }],
    ['nothing', {}],
  ])('refuses %s and stores nothing', async (_what, payload) => {
    const answer = await send(payload);
    expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'CMN0001E']);
    expect(answer.json().errorMessage).toMatch(/\p{Script=Han}/u);
    expect(await storedRows()).toEqual([]);
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
    expect(await storedRows()).toEqual([]);
  });

  it('drops what one address sends beyond its share of the day, and says so', async () => {
    const many = { events: Array.from({ length: 18 }, () => ({ ...pageView, source })) };
    const answers = [];
    for (let index = 0; index < 12; index++) answers.push((await send(many)).json().results);
    expect(answers[0]).toEqual({ accepted: 18, dropped: 0 });
    expect(answers.at(-1)).toEqual({ accepted: 0, dropped: 18, reason: 'address-budget' });
    const elsewhere = await send(many, own, { remoteAddress: '203.0.113.2' });
    expect(elsewhere.json().results).toEqual({ accepted: 18, dropped: 0 });
  });
});

onEmbedded('the disk of the database', () => {
  it('stops before the disk is full, in a sentence that says so', async () => {
    volume.freeBytes = FILES_RESERVE_BYTES - 1;
    const answer = await send({ events: [pageView] });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'CMN0016W']);
    expect(answer.json().errorMessage).toContain('存储空间已满');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await storedRows()).toEqual([]);
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
