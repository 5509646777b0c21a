import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '#platform/database';
import { copyTemplate, type DatabaseCopy } from '../../../testing/copy-template.ts';
import { seedContent } from '../../features/demo/index.ts';
import { loadWebApp } from '../seams/testing/load-web-app.ts';
import { openSeamShop, type SeamShop } from '../seams/testing/open-seam-shop.ts';
import { createPageRenderer } from './page-renderer.ts';

let copy: DatabaseCopy;
let web: Awaited<ReturnType<typeof loadWebApp>>;
let shop: SeamShop;
beforeAll(async () => {
  copy = await copyTemplate('stocked');
  const seeding = await openDatabase(copy.settings);
  await seedContent(seeding.db);
  await seeding.close();
  web = await loadWebApp();
  shop = await openSeamShop(web.build, copy.settings, '');
});
afterAll(async () => {
  await shop.close();
  await web.close();
  await copy.discard();
});

const readiness = async () => (await shop.get('/readyz')).json();
const etagOf = async (path: string) => (await shop.get(path)).headers.get('etag');

describe('the start', () => {
  it('is ready only when the index is built and the first pages were rendered', {
    timeout: 120_000,
  }, async () => {
    expect((await shop.get('/healthz')).status).toBe(200);
    const first = await readiness();
    expect(first).toMatchObject({ status: 'unavailable', isWarm: false, database: 'ok' });
    await vi.waitFor(
      async () => expect(await readiness()).toMatchObject({ status: 'ok', isWarm: true }),
      110_000,
    );
    // Home, a category, a product and a search are in the cache: they are sent before Fastify is asked.
    const before = await shop.countEarlyAnswers();
    await shop.get('/', { 'accept-encoding': 'br' });
    expect(await shop.countEarlyAnswers()).toBe(before + 1);
  });
});

describe('the pages of the shop', () => {
  it('are the same page for parameters they do not read', async () => {
    const home = await etagOf('/');
    expect(home).not.toBeNull();
    expect(await etagOf('/?a=random')).toBe(home);
    expect(await etagOf('/?utm_source=weibo&utm_campaign=11')).toBe(home);
  });

  it('are other pages for those they read', async () => {
    const [plain, sorted, reordered, unread] = [
      await etagOf('/category/60001/'),
      await etagOf('/category/60001/?sort=priceAsc&stock=1'),
      await etagOf('/category/60001/?stock=1&sort=priceAsc&x=1'),
      await etagOf('/category/60001/?sku=1'),
    ];
    expect(sorted).not.toBe(plain);
    expect(reordered).toBe(sorted);
    expect(unread).toBe(plain);
  });

  it('return from the rate-limit page to the exact address', async () => {
    const address = '/search/?k=%E5%8F%A3%E7%BA%A2&f=brand%3A2%2C3#top';
    const page = await shop.get(
      `/v2/html/currentLimiting.html?historyLocation=${encodeURIComponent(address)}&retryAfter=7`,
    );
    expect(page.headers.get('refresh')).toBe(`7;url=${address}`);
    expect(await page.text()).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
  });
});

describe('a page whose data cannot be read', () => {
  const renderWith = (error: Error) =>
    createPageRenderer(
      web.build,
      'production',
      new Set(),
    )(new Request('http://localhost/'), () => Promise.reject(error));

  it('is left to the server when the database is unavailable: it answers 503, not an error of the page', async () => {
    const outage = new Error('timeout exceeded when trying to connect');
    await expect(renderWith(outage)).rejects.toBe(outage);
  });

  it('says that something failed after any other error, and the error is logged', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const mistake = new Error('a mistake');
    expect(await renderWith(mistake)).toMatchObject({ status: 500 });
    expect(logged).toHaveBeenCalledWith(mistake);
    logged.mockRestore();
  });
});
