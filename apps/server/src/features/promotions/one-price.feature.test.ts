import type { ProductCard, ProductDetail } from '@huarong/contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestOwner, memberOwner, SERVER_CALLER } from '#platform/context';
import { openGuestSession, openMemberSession } from '#platform/session';
import { createTestApp } from '../../../testing/index.ts';
import { insertMember } from '../cart/testing/open-cart-shop.ts';

const CARDS = ['PINK', 'WHITE', 'BLACK', 'GOLD'] as const;
type Card = (typeof CARDS)[number];
type Shown = Pick<ProductCard, 'offerPrice' | 'memberPrices'>;

/** Cart lines of one shopper at most. */
const LINES = 120;

let shop: Awaited<ReturnType<typeof createTestApp>>;
let details: ProductDetail[];
beforeAll(async () => {
  shop = await createTestApp({ isWholeDemo: true });
  const { db } = shop.database;
  const products = await db.selectFrom('product').select('id').where('status', '=', 'published').execute();
  details = [];
  for (const { id } of products) details.push(await get<ProductDetail>(`/v1/product/detail/${id}`));
});
afterAll(() => shop.close());

async function get<Results>(url: string, headers: Record<string, string> = {}): Promise<Results> {
  return (await shop.app.inject({ url, headers })).json().results;
}

/** A shopper with these skus in the cart; returns the unit price the cart shows for each. */
async function cartPrices(card: Card | null, skuIds: readonly string[]): Promise<Map<string, string>> {
  const { db } = shop.database;
  const prices = new Map<string, string>();
  for (let from = 0; from < skuIds.length; from += LINES) {
    const { owner, headers } = card === null ? await newGuest() : await newMember(card);
    const lines = skuIds.slice(from, from + LINES);
    await db
      .insertInto('cart_line')
      .values(
        lines.map((sku_id) => ({
          owner,
          sku_id,
          quantity: 1,
          is_checked: false,
          added_price_fen: 1,
          added_at: new Date(),
        })),
      )
      .execute();
    const cart = await get<{ shopcartSkus: { skuId: string; status: number; offerPrice: string }[] }>(
      '/v3/shopcart/shopcart/miniShopcartInfo?channel=PC',
      headers,
    );
    for (const line of cart.shopcartSkus) if (line.status === 1) prices.set(line.skuId, line.offerPrice);
  }
  return prices;
}

async function newGuest() {
  const { guestId, guestToken } = await openGuestSession(shop.database.db, SERVER_CALLER);
  return { owner: guestOwner(guestId), headers: { guesttoken: guestToken } };
}

let members = 0;
async function newMember(card: Card) {
  members += 1;
  const id = String(1_900_000_000 + members);
  await insertMember(shop.database.db, id, card);
  const token = await openMemberSession(shop.database.db, id, SERVER_CALLER);
  return { owner: memberOwner(id), headers: { token } };
}

const shownTo = (card: Card | null, { offerPrice, memberPrices }: Shown) =>
  (card !== null && memberPrices?.[card]) || offerPrice;

describe('one price everywhere', () => {
  it.each([null, ...CARDS])(
    'the whole catalogue costs in the cart what its pages show, for card %s',
    async (card) => {
      const skus = details.flatMap((product) => product.skus);
      const inCart = await cartPrices(
        card,
        skus.map(({ skuId }) => skuId),
      );
      const compared = skus.filter(({ skuId }) => inCart.has(skuId));
      expect(compared.length).toBeGreaterThan(skus.length * 0.8);
      expect(compared.map((sku) => [sku.skuId, inCart.get(sku.skuId)])).toEqual(
        compared.map((sku) => [sku.skuId, shownTo(card, sku)]),
      );
    },
  );

  it('search, category, brand and campaign lists show the price of the product page', async () => {
    const bySku = new Map(details.flatMap(({ skus }) => skus.map((sku) => [sku.skuId, sku])));
    const lists: ProductCard[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const { productList } = await get<{ productList: ProductCard[] }>(
        `/v1/search-service/brand/keyword?pageNo=${pageNo}&pageSize=50`,
      );
      if (productList.length === 0) break;
      lists.push(...productList);
    }
    expect(lists.length).toBe(details.length);
    const prices = ({ skuId, offerPrice, memberPrice, memberPrices, marketPrice }: ProductCard) => ({
      ...{ skuId, offerPrice, memberPrice, memberPrices, marketPrice },
    });
    expect(lists.map(prices)).toEqual(lists.map((card) => prices({ ...card, ...bySku.get(card.skuId) })));
  });

  it('a list sorted by price looks sorted', async () => {
    const { productList } = await get<{ productList: ProductCard[] }>(
      '/v1/search-service/brand/keyword?sort=priceAsc&pageSize=50&pageNo=2',
    );
    const prices = productList.map(({ offerPrice }) => Number(offerPrice));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
});
