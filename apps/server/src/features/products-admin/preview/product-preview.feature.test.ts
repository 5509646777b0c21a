import { productsRoutes } from '@huarong/contract/admin/products';
import { catalogueRoutes } from '@huarong/contract/catalogue';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { advanceClock } from '#platform/clock';
import type { PageRenderer } from '#platform/pages';
import { openProducts, PRODUCT, type ProductsShop } from '../testing/open-products.ts';
import { readPreviewToken } from './preview-link.ts';

/** A page that prints what its loader gets. */
const renderPage: PageRenderer = async (request, transport) => {
  const [, productId = ''] = /product\/(\d+)\.html$/.exec(request.url) ?? [];
  const { results } = await transport(catalogueRoutes.detail, { productId });
  return {
    status: 200,
    headers: new Headers({ 'x-audience': 'everyone' }),
    html: `${JSON.stringify(results)}<script>run()</script><script src="/a.js"></script>`,
  };
};

let shop: ProductsShop;
beforeAll(async () => {
  shop = await openProducts({ renderPage });
}, 120_000);
afterAll(() => shop.close());
beforeEach(() => shop.reset());

const linkFor = async (by = shop.merchandiser): Promise<string> =>
  (await by.call(productsRoutes.preview, { productId: PRODUCT })).results.path;
const open = (url: string) => shop.app.inject({ method: 'GET', url });
/** A brand that was made a moment ago is known to the shop after its announcement. */
const opened = async (by = shop.merchandiser) =>
  vi.waitFor(
    async () => {
      const response = await open(await linkFor(by));
      expect(response.statusCode).toBe(200);
      return response;
    },
    { timeout: 20_000, interval: 100 },
  );

describe('the preview of a product', () => {
  it('shows the page with what its reader has typed, also while it is not on sale', async () => {
    await shop.merchandiser.call(productsRoutes.setStatus, {
      productIds: [PRODUCT],
      status: 'withdrawn',
      reason: '换季汰换',
    });
    await shop.merchandiser.call(productsRoutes.saveDraft, {
      productId: PRODUCT,
      base: {},
      values: { name_cn: '还没有保存的名字' },
    });
    const mine = await opened();
    expect(mine.json()).toMatchObject({ productName: expect.stringContaining('还没有保存的名字') });
    const theirs = await opened(shop.owner);
    expect(theirs.json()).toMatchObject({ productName: expect.stringContaining('朱砂丝绒哑光唇膏') });
  });

  it('is never stored, runs nothing, and is framed by the admin only', async () => {
    const { headers, body } = await opened();
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['content-security-policy']).toContain(
      `frame-ancestors ${new URL(shop.config.adminUrl).origin}`,
    );
    expect(headers['x-frame-options']).toBeUndefined();
  });

  it('opens by its own link only, for a quarter of an hour', async () => {
    const path = await linkFor();
    const token = path.split('/').at(-1) ?? '';
    for (const wrong of [
      token.replace(PRODUCT, '90000002'),
      token.slice(0, -1),
      'x',
      `${PRODUCT}.1.9999999999.x`,
    ])
      expect((await open(`/preview/product/${wrong}`)).statusCode).toBe(404);
    const now = new Date();
    expect(readPreviewToken(shop.config.acceptedSecrets, token, now)).toMatchObject({ productId: PRODUCT });
    expect(readPreviewToken(['another secret'], token, now)).toBeNull();
    await advanceClock(shop.db, 16 * 60);
    expect((await open(path)).statusCode).toBe(404);
    expect(await shop.owner.call(productsRoutes.preview, { productId: '1' })).toMatchObject({ status: 404 });
  });
});
