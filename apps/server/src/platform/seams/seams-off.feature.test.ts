import { SEAMS } from '@huarong/core/shared';
import { afterAll, describe, expect, it } from 'vitest';
import { loadWebApp } from './testing/load-web-app.ts';
import { openSeamShop, type SeamShop } from './testing/open-seam-shop.ts';
import { readPage } from './testing/read-page.ts';

/** Differ for every response. */
const VOLATILE = ['date', 'x-request-id', 'server-timing'];
/** Follow the bytes of the page, which a seam may change. */
const OF_THE_BYTES = ['content-length', 'content-security-policy', 'etag'];
const BUILD_ONLY = ['client-chunks', 'css-layer-order', 'precompression'];
const CHANGES_BYTES = ['page-data', 'all'];

const web = await loadWebApp();
const usual = await openSeamShop(web.build, '');
afterAll(async () => {
  await usual.close();
  await web.close();
});

const pagesOf = ({ sku }: SeamShop) => [
  '/',
  '/category/60001/',
  `/product/${sku.product_id}.html`,
  '/no-such-page',
];
const publishedCallsOf = ({ sku }: SeamShop) => [
  `/v1/product/detail/${sku.product_id}`,
  `/v1/product/promotion/${sku.id}`,
  '/v1/product/rankings',
];

/** The first answer is computed, the second comes from the cache. */
async function answersOf({ get }: SeamShop, path: string, ignoredHeaders: string[]) {
  const first = await get(path);
  const second = await get(path);
  const unchanged = await get(path, { 'if-none-match': second.headers.get('etag') ?? '' });
  return {
    statuses: [first.status, second.status, unchanged.status],
    headers: [first, second].map((response) => headersOf(response, ignoredHeaders)),
    bodies: [await first.text(), await second.text()],
  };
}
const headersOf = ({ headers }: Response, ignored: string[]) =>
  Object.fromEntries([...headers].filter(([name]) => ![...VOLATILE, ...ignored].includes(name)));

/** A guest fills a cart with several requests at the same time and looks at it. */
async function shopAsGuest(shop: SeamShop) {
  const call = await shop.openGuest();
  const CART = '/v3/shopcart/shopcart';
  const added = await call(`${CART}/addToCart`, { skuId: shop.sku.id, quantity: 2, channel: 'PC' });
  const atOnce = await Promise.all([
    call(`${CART}/miniShopcartInfo`),
    call(`${CART}/mini-shop-cart-count`),
    call(`${CART}/cartInfoDisplaying`, {}),
    call(`${CART}/miniShopcartInfo`),
  ]);
  const changed = await call(`${CART}/updateQuantity`, { skuId: shop.sku.id, quantity: 0 });
  return { added, atOnce, changed };
}

describe.each([...SEAMS.filter((seam) => !BUILD_ONLY.includes(seam)), 'all'])('without %s', (seam) => {
  const ignoredHeaders = CHANGES_BYTES.includes(seam) ? OF_THE_BYTES : [];

  it('pages, published answers and calls are the same', { timeout: 120_000 }, async () => {
    const shop = await openSeamShop(web.build, seam);
    try {
      expect(pagesOf(shop)).toEqual(pagesOf(usual));
      for (const path of pagesOf(usual)) {
        const [expected, actual] = [
          await answersOf(usual, path, ignoredHeaders),
          await answersOf(shop, path, ignoredHeaders),
        ];
        expect(actual.statuses).toEqual(expected.statuses);
        expect(actual.headers).toEqual(expected.headers);
        for (const [index, body] of actual.bodies.entries()) {
          const [page, usualPage] = [await readPage(body), await readPage(expected.bodies[index]!)];
          expect(page.markup).toBe(usualPage.markup);
          expect(page.loaderData).toEqual(usualPage.loaderData);
        }
        if (ignoredHeaders.length === 0) expect(actual.bodies).toEqual(expected.bodies);
      }
      for (const path of publishedCallsOf(usual))
        expect(await answersOf(shop, path, [])).toEqual(await answersOf(usual, path, []));
      expect(await shopAsGuest(shop)).toEqual(await shopAsGuest(usual));
    } finally {
      await shop.close();
    }
  });
});
