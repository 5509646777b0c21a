import type { SeamShop } from './open-seam-shop.ts';
import { type PageParts, readPage } from './read-page.ts';

/** Differ for every response. */
const VOLATILE = ['date', 'x-request-id', 'server-timing'];
const CART = '/v3/shopcart/shopcart';

/** An answer computed for the request, one from the cache, and one to a browser that has it. */
interface Answers {
  statuses: number[];
  headers: Record<string, string>[];
  bodies: string[];
}
interface Visit {
  pages: Record<string, Answers & { parts: PageParts[] }>;
  published: Record<string, Answers>;
  cart: unknown;
  earlyAnswers: number;
}

/** Opens pages, published answers and a cart, and notes everything the shop answers. */
export async function visitShop(shop: SeamShop): Promise<Visit> {
  const { sku } = shop;
  const pages: Visit['pages'] = {};
  for (const path of ['/', '/category/60001/', `/product/${sku.product_id}.html`, '/no-such-page'])
    pages[path] = await withParts(await answersOf(shop, path));
  const published: Visit['published'] = {};
  for (const path of [`/v1/product/detail/${sku.product_id}`, '/v1/product/rankings'])
    published[path] = await answersOf(shop, path);
  return { pages, published, cart: await fillCart(shop), earlyAnswers: await shop.countEarlyAnswers() };
}

async function answersOf({ get }: SeamShop, path: string): Promise<Answers> {
  const responses = [await get(path), await get(path)];
  const bodies = await Promise.all(responses.map((response) => response.text()));
  const unchanged = await get(path, { 'if-none-match': responses[1]!.headers.get('etag') ?? '' });
  return {
    statuses: [...responses, unchanged].map(({ status }) => status),
    headers: responses.map(({ headers }) =>
      Object.fromEntries([...headers].filter(([name]) => !VOLATILE.includes(name))),
    ),
    bodies,
  };
}

const withParts = async (answers: Answers) => ({
  ...answers,
  parts: await Promise.all(answers.bodies.map(readPage)),
});

/** A guest fills a cart, and several requests look at it at the same time. */
async function fillCart(shop: SeamShop) {
  const call = await shop.openGuest();
  const added = await call(`${CART}/addToCart`, { skuId: shop.sku.id, quantity: 2, channel: 'PC' });
  const atOnce = await Promise.all([
    call(`${CART}/miniShopcartInfo`),
    call(`${CART}/mini-shop-cart-count`),
    call(`${CART}/cartInfoDisplaying`, {}),
    call(`${CART}/miniShopcartInfo`),
  ]);
  return {
    added,
    atOnce,
    refused: await call(`${CART}/updateQuantity`, { skuId: 'no-such-sku', quantity: 1 }),
  };
}
