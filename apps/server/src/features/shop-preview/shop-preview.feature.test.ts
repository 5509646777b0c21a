import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { readShopPreview } from './preview-link.ts';
import { listPreviewPages } from './preview-pages.ts';
import { openMoments } from './testing/open-moments.ts';
import { draftName, PLANNED, planEverything } from './testing/plan-everything.ts';

/** `npm run prove:preview` compares every page at every moment; here are some of each. */
const isWhole = process.env['PREVIEW_PAGES'] === 'all';
const SHOPPERS = [null, 'GOLD'] as const;
/** Now; the flash sale is over and plans have begun; the presale takes balances; one plan and the campaign are over. */
const HOURS = [0.1, 30, 7 * 24, 21 * 24];
const LAST = 21 * 24;
/** Every kind of page. */
const ALL: readonly string[] = [];
/** Which moments and shoppers `npm test` compares, and where. */
const SOME = [
  { hours: 30, card: 'GOLD', kinds: ['home'] },
  { hours: LAST, card: null, kinds: ['product', 'campaign'] },
] as const;
const isIn = (kinds: readonly string[], kind: string) => kinds === ALL || kinds.includes(kind);

let shop: Awaited<ReturnType<typeof openMoments>>;
beforeAll(async () => {
  shop = await openMoments({ isWholeDemo: isWhole });
}, 240_000);
afterAll(() => shop.close());

/** The second product of the largest listing, as a script asks for it. */
function secondPageOfListing() {
  const snapshot = shop.sources.catalogue.current();
  const [category] = snapshot.topCategories.filter(
    ({ id }) => (snapshot.byCategory.get(id)?.length ?? 0) > 1,
  );
  const query = new URLSearchParams({ category: category!.id, pageNo: '2', pageSize: '1' });
  return { snapshot, secondPage: `/v1/search-service/brand/keyword?${query}` };
}

type Page = Awaited<ReturnType<typeof shop.previewOf>>;

describe('the shop at a moment', () => {
  it('equals the shop when its clock has got there, with its plans and a draft, for a guest and for a card', {
    timeout: 1_800_000,
  }, async () => {
    const pages = await listPreviewPages(shop.database.db, shop.sources.catalogue.current());
    expect(pages.length).toBe(14);
    await planEverything(shop, pages);
    const draft = await draftName(shop, pages);
    const cases = (
      isWhole ? HOURS.flatMap((hours) => SHOPPERS.map((card) => ({ hours, card, kinds: ALL }))) : SOME
    ).flatMap(({ hours, card, kinds }) => [
      { hours, card, kinds: pages.filter(({ kind }) => isIn(kinds, kind)) },
    ]);
    // The draft is published before the last moment.
    const setsAt = (hours: number) => (hours === LAST ? [draft] : []);
    const before = new Map<string, Page>();
    const name = (hours: number, card: string | null, kind: string) => `${hours} h ${card} ${kind}`;
    for (const { hours, card, kinds } of cases)
      for (const { kind, path } of kinds) {
        const moment = { at: shop.hoursLater(hours), card, sets: setsAt(hours) };
        before.set(name(hours, card, kind), await shop.previewOf(moment, path));
      }
    const product = pages.find(({ kind }) => kind === 'product')!;
    const withoutDraft = await shop.previewOf(
      { at: shop.hoursLater(LAST), card: null, sets: [] },
      product.path,
    );
    const guestHome = await shop.previewOf({ at: shop.hoursLater(30), card: null, sets: [] }, '/');
    const visited = await shop.app.inject({ method: 'GET', url: product.path });
    let isPublished = false;
    for (const { hours, card, kinds } of cases) {
      await shop.moveClockTo(shop.hoursLater(hours));
      if (hours === LAST && !isPublished) await shop.publish(draft);
      isPublished = hours === LAST;
      const then = await shop.openShop(card);
      for (const { kind, path } of kinds)
        expect(before.get(name(hours, card, kind)), name(hours, card, kind)).toEqual(await then.page(path));
      await then.close();
    }
    // The moments, the shoppers and the draft do show different shops.
    const textOf = (hours: number, card: string | null, kind: string) =>
      before.get(name(hours, card, kind))?.html.join('') ?? '';
    expect(guestHome.html.join('')).not.toEqual(textOf(30, 'GOLD', 'home'));
    expect(before.get(name(LAST, null, 'campaign'))).toMatchObject({ status: 404 });
    expect(guestHome.html.join('')).toContain(PLANNED.text);
    expect(textOf(30, 'GOLD', 'home')).toContain(PLANNED.section);
    expect(textOf(LAST, null, 'product')).toContain(PLANNED.price);
    expect(textOf(LAST, null, 'product')).toContain(PLANNED.name);
    expect(withoutDraft.html.join('')).not.toContain(PLANNED.name);
    expect(visited.body).not.toContain(PLANNED.name);
    expect(visited.body).not.toContain(PLANNED.price);
  });

  it('is never stored, has no cookie, calls only itself, and is framed by the admin only', async () => {
    const before = await shop.countCached();
    const { headers, body, link } = await shop.open('/', { cookie: 'Token=secret; guestToken=x' });
    const { origin } = new URL(shop.config.publicUrl);
    expect(headers['content-security-policy']).toContain(`connect-src ${origin}${link.path}/;`);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    // Before every other script.
    expect(body).toMatch(/<head><script>\(\(\) => \{\s*const base = "\/preview\//);
    expect(headers['server-timing']).toMatch(/^shop;desc=/);
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

  it('runs nothing for a card, because scripts would ask for its account', async () => {
    const { headers, body } = await shop.open('/', {}, { card: 'GOLD' });
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['content-security-policy']).not.toContain('connect-src');
  });

  it('answers what scripts read as it is at its moment, such as the second page of a listing', async () => {
    const { snapshot, secondPage } = secondPageOfListing();
    const read = async (prefix: string) => {
      const response = await shop.app.inject({ method: 'GET', url: `${prefix}${secondPage}` });
      expect(response.statusCode).toBe(200);
      return response.json().results as { productList: { productId: string }[] };
    };
    const [product] = (await read('')).productList;
    const value = { offer_price_fen: 6_161, market_price_fen: null };
    const skus = snapshot.products.get(product!.productId)!.skus;
    const rows = skus.map(({ id }) => ({ table: 'sku' as const, id, isNew: false, base: {}, value }));
    const at = new Date((await readClock(shop.database.db)).getTime() + 3 * 3_600_000);
    await shop.plan(rows, { applyAt: new Date(at.getTime() - 3_600_000) });
    const { link } = await shop.open('/', {}, { at });
    const { link: before } = await shop.open('/');
    expect(JSON.stringify(await read(link.path))).toContain('61.61');
    expect(JSON.stringify(await read(before.path))).not.toContain('61.61');
    expect(JSON.stringify(await read(''))).not.toContain('61.61');
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

  it('refuses every call that writes, or reads what belongs to somebody', async () => {
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
      [at, shopper, '1', until, sign].join('.'),
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
