import { systemRoutes } from '@huarong/contract/admin/system';
import { contentRoutes } from '@huarong/contract/content';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { PageRenderer } from '#platform/pages';
import { createTestApp } from '../../../testing/index.ts';
import { type AdminHarness, openAdmin, type StaffBrowser } from '../../../testing/open-admin.ts';
import { buildShop } from '../../app.ts';

/** Renders the address alone; the maintenance page answers as the real one does. */
const renderPage: PageRenderer = Object.assign(
  async (request: Request, transport: Parameters<PageRenderer>[1]) => {
    const { pathname } = new URL(request.url);
    const { results } = await transport(contentRoutes.commonConfig, {});
    const { maintenance } = results as { maintenance: { sentence: string; retryAfter: number } | null };
    const isClosed = pathname === '/maintenance';
    return {
      status: isClosed ? 503 : 200,
      headers: new Headers({
        'x-audience': 'everyone',
        ...(maintenance && { 'retry-after': String(maintenance.retryAfter) }),
      }),
      html: `<!DOCTYPE html><p>${pathname} ${maintenance?.sentence ?? ''}</p>`,
    };
  },
  { parameters: { '': [], '*': [] } },
);

/** A replica follows within a second; a busy machine needs longer for the rest. */
const LIMIT = { timeout: 25_000, interval: 50 };
const READY = { status: 'ok', database: 'ok', isWarm: true };

let shop: AdminHarness;
let replica: FastifyInstance;
let owner: StaffBrowser;
beforeAll(async () => {
  shop = await openAdmin({ renderPage });
  const { config, log, database } = shop;
  replica = (await buildShop({ config, log, database, renderPage })).app;
  owner = await shop.signIn('OWNER');
});
afterAll(async () => {
  await replica.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db.deleteFrom('maintenance').execute();
  for (const app of [shop.app, replica])
    await vi.waitFor(async () => expect((await pageOf(app)).statusCode).toBe(200), LIMIT);
});

const pageOf = (app: FastifyInstance) => app.inject('/');
const callOf = (app: FastifyInstance) => app.inject('/v1/configuration/commonConfig');
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const close = (more: object = {}) =>
  owner.call(systemRoutes.closeShop, {
    sentence: '凌晨升级仓库系统',
    expectedEnd: inAnHour(),
    reason: '系统升级',
    ...more,
  });

it('closes every replica and opens it again, with an audit entry each', async () => {
  expect((await close()).errorCode).toBeNull();
  for (const app of [shop.app, replica])
    await vi.waitFor(async () => {
      const page = await pageOf(app);
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('凌晨升级仓库系统');
      expect(Number(page.headers['retry-after'])).toBeGreaterThan(3_500);
      const call = await callOf(app);
      expect(call.statusCode).toBe(503);
      expect(call.json().errorCode).toBe('CMN0017W');
      expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
    }, LIMIT);
  expect((await shop.lastEntries())[0]).toMatchObject({
    call: 'system.closeShop',
    subject_kind: 'setting',
    reason: '系统升级',
  });

  expect((await owner.call(systemRoutes.openShop, { reason: '维护完成' })).errorCode).toBeNull();
  for (const app of [shop.app, replica])
    await vi.waitFor(async () => {
      expect((await pageOf(app)).body).toContain('<p>/ </p>');
      expect((await callOf(app)).json().results.maintenance).toBeNull();
    }, LIMIT);
  expect((await shop.lastEntries())[0]).toMatchObject({ call: 'system.openShop', outcome: 'done' });
});

it('keeps probes, notices of payment providers and the admin in service', async () => {
  await close();
  await vi.waitFor(async () => expect((await pageOf(replica)).statusCode).toBe(503), LIMIT);
  expect((await replica.inject('/healthz')).statusCode).toBe(200);
  await vi.waitFor(async () => expect((await replica.inject('/readyz')).json()).toMatchObject(READY), LIMIT);
  const notice = await replica.inject({
    method: 'POST',
    url: '/v1/order/pay/notify/alipay',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'sign=none',
  });
  expect(notice.body).not.toContain('CMN0017W');
  const { results } = await owner.call(systemRoutes.overview);
  expect(results.maintenance).toMatchObject({ sentence: '凌晨升级仓库系统', isBySettings: false });
});

it('changes the sentence while the shop is closed', async () => {
  await close();
  expect((await close({ sentence: '还要再等一会儿' })).errorCode).toBeNull();
  await vi.waitFor(async () => expect((await pageOf(replica)).body).toContain('还要再等一会儿'), LIMIT);
});

it('refuses an end in the past, a shop that is open, and a proof that is not fresh', async () => {
  expect((await close({ expectedEnd: new Date(0).toISOString() })).errorCode).toBe('ADM8003E');
  expect((await owner.call(systemRoutes.openShop, { reason: '维护完成' })).errorCode).toBe('ADM7001W');
  await shop.db
    .updateTable('staff_session')
    .set({ proved_at: new Date(0) })
    .execute();
  expect((await close()).errorCode).toBe('ADM0002W');
  owner = await shop.signIn('OWNER');
  expect(await shop.db.selectFrom('maintenance').selectAll().execute()).toEqual([]);
});

it('a shop that starts while it is closed answers the maintenance page and is ready', async () => {
  await close();
  const { config, log, database } = shop;
  const late = (await buildShop({ config, log, database, renderPage })).app;
  expect((await pageOf(late)).statusCode).toBe(503);
  await vi.waitFor(async () => expect((await late.inject('/readyz')).json()).toMatchObject(READY), LIMIT);
  await late.close();
});

it('SHOP_MAINTENANCE=on wins over what staff set', async () => {
  const closed = await createTestApp({ renderPage, env: { SHOP_MAINTENANCE: 'on' } });
  expect((await pageOf(closed.app)).statusCode).toBe(503);
  expect((await callOf(closed.app)).json().errorCode).toBe('CMN0017W');
  await closed.close();
});
