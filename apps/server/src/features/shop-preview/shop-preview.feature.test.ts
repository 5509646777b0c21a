import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { readShopPreview } from './preview-link.ts';
import { listPreviewPages } from './preview-pages.ts';
import { openMoments } from './testing/open-moments.ts';

/** `npm run prove:preview` compares every page at every moment; here are a few of both. */
const isWhole = process.env['PREVIEW_PAGES'] === 'all';
const FEW = new Set(['home', 'product', 'specials', 'campaign']);

let shop: Awaited<ReturnType<typeof openMoments>>;
beforeAll(async () => {
  shop = await openMoments();
}, 240_000);
afterAll(() => shop.close());

type Page = Awaited<ReturnType<typeof shop.previewOf>>;

describe('the shop at a moment', () => {
  it('equals the shop when its clock has got there, for a guest and for a card', {
    timeout: 900_000,
  }, async () => {
    const pages = (await listPreviewPages(shop.database.db, shop.sources.catalogue.current())).filter(
      ({ kind }) => isWhole || FEW.has(kind),
    );
    expect(pages.length).toBe(isWhole ? 14 : FEW.size);
    // Now; the flash sale is over; the presale takes balances; the campaign is over.
    const moments = [0.1, 30, 7 * 24, 21 * 24].map(shop.hoursLater);
    const shown = isWhole ? moments : [moments[1]!, moments[3]!];
    const shoppers = [null, 'GOLD'] as const;
    const previews = new Map<string, Page>();
    const name = (at: Date, card: string | null, kind: string) => `${at.toISOString()} ${card} ${kind}`;
    for (const at of shown)
      for (const card of shoppers)
        for (const { kind, path } of pages)
          previews.set(name(at, card, kind), await shop.previewOf({ at, card }, path));
    for (const at of shown) {
      await shop.moveClockTo(at);
      for (const card of shoppers) {
        const then = await shop.openShop(card);
        for (const { kind, path } of pages) {
          const preview = previews.get(name(at, card, kind));
          expect(preview, name(at, card, kind)).toEqual(await then.page(path));
        }
        await then.close();
      }
    }
    // The moments and the shoppers do see different shops.
    const [first, last] = [shown[0]!, shown.at(-1)!];
    const homeOf = (at: Date, card: string | null) => previews.get(name(at, card, 'home'))?.html;
    expect(homeOf(first, null)).not.toEqual(homeOf(last, null));
    expect(homeOf(first, null)).not.toEqual(homeOf(first, 'GOLD'));
    expect(previews.get(name(first, null, 'campaign'))).toMatchObject({ status: 200 });
    expect(previews.get(name(last, null, 'campaign'))).toMatchObject({ status: 404 });
  });

  it('is never stored, runs nothing, has no cookie, and is framed by the admin only', async () => {
    const before = await shop.countCached();
    const { headers, body } = await shop.open('/', { cookie: 'Token=secret; guestToken=x' });
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors ${new URL(shop.config.adminUrl).origin}`,
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['etag']).toBeUndefined();
    expect(await shop.countCached()).toBe(before);
  });

  it('leads on inside itself', async () => {
    const { body, link } = await shop.open('/');
    const targets = [...body.matchAll(/<a\b[^>]*?\shref="(\/[^"]*)"/g)].map(([, target]) => target!);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((target) => !target.startsWith(`${link.path}/`))).toEqual([]);
    const root = await shop.app.inject({ method: 'GET', url: link.path });
    expect(root).toMatchObject({ statusCode: 302, headers: { location: `${link.path}/` } });
    const account = await shop.open('/myAccount');
    expect(account.statusCode).toBe(302);
    expect(account.headers['location']).toMatch(/^\/preview\/[^/]+\/login\?/);
  });

  it('refuses every call', async () => {
    const { link } = await shop.open('/');
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      const response = await shop.app.inject({
        method,
        url: `${link.path}/v1/cart/addSkuToCart`,
        ...(method !== 'DELETE' && { payload: { queryBody: {} } }),
      });
      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({
        errorCode: 'ADM9432E',
        errorMessage: '预览里只能看，不能操作',
      });
    }
    const read = await shop.app.inject({ method: 'GET', url: `${link.path}/v1/cart/cartCount` });
    expect(read.statusCode).toBe(403);
  });

  it('opens by its own link only, for a quarter of an hour', async () => {
    const { link } = await shop.open('/');
    const token = link.path.split('/').at(-1)!;
    const [at, shopper, until, sign] = token.split('.');
    for (const wrong of [
      [Number(at) + 60, shopper, until, sign].join('.'),
      [at, 'GOLD', until, sign].join('.'),
      [at, shopper, Number(until) + 900, sign].join('.'),
      [at, shopper, until].join('.'),
      'x',
    ]) {
      const response = await shop.app.inject({ method: 'GET', url: `/preview/${wrong}/` });
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('预览链接已失效');
    }
    expect(readShopPreview(['another secret'], token, new Date())).toBeNull();
    await advanceClock(shop.database.db, 16 * 60);
    expect((await shop.app.inject({ method: 'GET', url: `${link.path}/` })).statusCode).toBe(404);
  });

  it('slows down whoever opens too many pages', async () => {
    const { link } = await shop.open('/');
    const statuses = await Promise.all(
      Array.from({ length: 150 }, async () => {
        const { statusCode } = await shop.app.inject({ method: 'GET', url: `${link.path}/myAccount` });
        return statusCode;
      }),
    );
    expect(statuses).toContain(429);
    expect(statuses.filter((status) => status === 302).length).toBeGreaterThan(100);
  });
});
