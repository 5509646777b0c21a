import { setTimeout as wait } from 'node:timers/promises';
import { cartRoutes } from '@huarong/contract/cart';
import { pathOf } from '@huarong/contract/kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#platform/log';
import { dropPages } from '#platform/page-cache';
import type { PageRenderer } from '#platform/pages';
import { createTestApp } from '../../../testing/index.ts';
import { hasNginx, openNginx } from './testing/real-nginx.ts';

const PERSONAL = /^\/(?:shopcart|account)/;
/** For a machine that does much else. */
const SOON = { timeout: 20_000 };
let rendered = 0;
let gate: Promise<void> = Promise.resolve();
/** What a product page shows besides its own product. */
const related = new Map<string, string>();

/** Each rendering differs, so a stored page shows. */
const renderPage: PageRenderer = async (request) => {
  const { pathname } = new URL(request.url);
  rendered += 1;
  const nth = rendered;
  await gate;
  return {
    status: 200,
    headers: new Headers(PERSONAL.test(pathname) ? {} : { 'x-audience': 'everyone' }),
    html: `<!DOCTYPE html><p>${nth}</p><a href="/product/${related.get(pathname) ?? 'none'}.html">`,
  };
};

describe.skipIf(!hasNginx())('the page cache of nginx', () => {
  let shop: Awaited<ReturnType<typeof createTestApp>>;
  let nginx: Awaited<ReturnType<typeof openNginx>>;
  let dropping: Awaited<ReturnType<typeof dropPages>>;
  let shopPort: number;
  const pageOf = (id: string) => `/product/${id}.html`;
  let [first, second, third]: string[] = [];

  beforeAll(async () => {
    shop = await createTestApp({ renderPage, hasCatalogue: true });
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    shopPort = Number(new URL(origin).port);
    while (!(await fetch(`${origin}/readyz`)).ok) await wait(20);
    nginx = await openNginx(shopPort);
    dropping = await dropPages(shop.database, { folder: nginx.cache, log: createLog('silent') });
    [first, second, third] = [...shop.sources.catalogue.current().products.keys()];
    related.set(pageOf(second!), first!);
  });
  afterAll(async () => {
    await dropping.stop();
    await nginx.close();
    await shop.close();
  });

  const rename = (id: string) =>
    shop.database.db
      .updateTable('product')
      .set({ name_cn: `新名 ${rendered}` })
      .where('id', '=', id)
      .execute();
  /** Asks until nginx has the page. */
  const store = async (path: string) => {
    await expect.poll(async () => (await nginx.ask(path)).cache, SOON).toBe('HIT');
    return (await nginx.ask(path)).body;
  };

  it('has a page rendered once, in each encoding, and hides its tags', async () => {
    const before = await nginx.ask('/brand-wall');
    const again = await nginx.ask('/brand-wall');
    expect([before.cache, again.cache]).toEqual(['MISS', 'HIT']);
    expect(again.body).toBe(before.body);
    expect(again.headers.get('x-cache-tags')).toBeNull();
    const packed = await nginx.ask('/brand-wall', { 'accept-encoding': 'gzip, deflate, br' });
    expect([packed.cache, packed.headers.get('content-encoding')]).toEqual(['MISS', 'br']);
    expect((await nginx.ask('/brand-wall', { 'accept-encoding': 'br;q=1.0, gzip' })).cache).toBe('HIT');
  });

  it('drops the pages that show a changed product, and no other', async () => {
    const pages = [pageOf(first!), pageOf(second!), pageOf(third!), '/search'];
    const before = new Map<string, string>();
    for (const path of pages) before.set(path, await store(path));
    await rename(first!);
    // The lists come last: the search index is built anew.
    for (const path of [pageOf(first!), pageOf(second!), '/search'])
      await expect.poll(async () => (await nginx.ask(path)).body, SOON).not.toBe(before.get(path));
    const other = await nginx.ask(pageOf(third!));
    expect([other.cache, other.body]).toEqual(['HIT', before.get(pageOf(third!))]);
  });

  it('drops every page when more than products changed', async () => {
    const before = await store(pageOf(third!));
    await shop.database.db.updateTable('brand').set({ name_cn: '新名' }).execute();
    await expect.poll(async () => (await nginx.ask(pageOf(third!))).body, SOON).not.toBe(before);
  });

  it('does not store a page that was rendered while its data changed', async () => {
    const announced = Promise.withResolvers<void>();
    const stop = await shop.database.listen('page_cache', () => announced.resolve());
    const opened = Promise.withResolvers<void>();
    gate = opened.promise;
    const path = '/brand/slow';
    const count = rendered;
    const old = nginx.ask(path);
    await expect.poll(() => rendered, SOON).toBeGreaterThan(count);
    await rename(first!);
    await announced.promise;
    opened.resolve();
    const { cache, body } = await old;
    expect(cache).toBe('MISS');
    expect(await store(path)).not.toBe(body);
    await stop();
  });

  it('never stores what is personal', async () => {
    const before = rendered;
    for (const times of [1, 2]) {
      const page = await nginx.ask('/shopcart');
      expect([page.status, page.cache]).toEqual([200, 'MISS']);
      expect(page.headers.get('cache-control')).toBe('no-store');
      expect(rendered).toBe(before + times);
    }
    // A call of a guest, answered by the shop itself.
    const call = await nginx.ask(pathOf(cartRoutes.miniShopcartInfo));
    expect([call.status, call.cache, call.headers.get('cache-control')]).toEqual([200, null, 'no-store']);
    // A redirect to the login page, for those without a cookie only.
    const guest = await nginx.ask('/account/orders');
    const member = await nginx.ask('/account/orders', { cookie: 'Token=abc; UID=1' });
    expect([guest.cache, member.cache, (await nginx.ask('/account/orders')).status]).toEqual([
      'MISS',
      'MISS',
      guest.status,
    ]);
  });

  it('shows the last page while the shop is away', async () => {
    const impatient = await openNginx(shopPort, '1s');
    try {
      const { body } = await impatient.ask('/');
      await shop.app.close();
      await expect.poll(async () => (await impatient.ask('/')).cache, SOON).toMatch(/STALE|UPDATING/);
      const old = await impatient.ask('/');
      expect([old.status, old.body]).toEqual([200, body]);
      expect((await impatient.ask('/never-asked-before')).status).toBe(502);
    } finally {
      await impatient.close();
    }
  });
});
