import type { Cart, CartLine, MiniCart } from '@huarong/contract/cart';
import type { ProductCard, ProductDetail, SkuPromotion } from '@huarong/contract/catalogue';
import type { Quote } from '@huarong/contract/checkout';
import type { Favourite } from '@huarong/contract/favourites';
import type { UserInfo } from '@huarong/contract/identity';
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
const CART = '/v3/shopcart/shopcart';

let shop: Awaited<ReturnType<typeof createTestApp>>;
let skus: ProductDetail['skus'];
beforeAll(async () => {
  shop = await createTestApp({ hasOffers: true });
  const { db } = shop.database;
  const products = await db.selectFrom('product').select('id').where('status', '=', 'published').execute();
  const details: ProductDetail[] = [];
  for (const { id } of products) details.push(await get<ProductDetail>(`/v1/product/detail/${id}`));
  skus = details.flatMap((product) => product.skus);
});
afterAll(() => shop.close());

async function get<Results>(url: string, headers: Record<string, string> = {}): Promise<Results> {
  return (await shop.app.inject({ url, headers })).json().results;
}
async function post<Results>(url: string, headers: Record<string, string>, queryBody = {}): Promise<Results> {
  return (await shop.app.inject({ method: 'POST', url, headers, payload: { queryBody } })).json().results;
}

/** A shopper with these skus in the cart. */
async function shopperWith(card: Card | null, lines: readonly { skuId: string; quantity?: number }[]) {
  const { db } = shop.database;
  const { owner, headers } = card === null ? await newGuest() : await newMember(card);
  await db.insertInto('cart').values({ owner, changed_at: new Date() }).execute();
  await db
    .insertInto('cart_line')
    .values(
      lines.map(({ skuId, quantity = 1 }) => ({
        ...{ owner, quantity, sku_id: skuId, added_price_fen: 1, added_at: new Date() },
      })),
    )
    .execute();
  const mini = await get<MiniCart>(`${CART}/miniShopcartInfo?channel=PC`, headers);
  return { headers, mini };
}

/** The unit price that the cart shows for each sku that can be bought. */
async function cartPrices(card: Card | null): Promise<Map<string, string>> {
  const prices = new Map<string, string>();
  for (let from = 0; from < skus.length; from += LINES) {
    const { mini } = await shopperWith(card, skus.slice(from, from + LINES));
    for (const line of mini.shopcartSkus) if (line.status === 1) prices.set(line.skuId, line.offerPrice);
  }
  return prices;
}

async function newGuest() {
  const { guestId, guestToken } = await openGuestSession(shop.database.db, SERVER_CALLER);
  return { owner: guestOwner(guestId), headers: { guesttoken: guestToken } as Record<string, string> };
}

let members = 0;
async function newMember(card: Card) {
  members += 1;
  const id = String(1_900_000_000 + members);
  await insertMember(shop.database.db, id, card);
  const token = await openMemberSession(shop.database.db, id, SERVER_CALLER);
  return { owner: memberOwner(id), headers: { token } as Record<string, string> };
}

const shownTo = (card: Card | null, { offerPrice, memberPrices }: Shown) =>
  (card !== null && memberPrices?.[card]) || offerPrice;

/** Skus in stock whose price differs from shopper to shopper, is reduced for now, or is a presale's. */
const special = () => {
  const inStock = skus.filter(({ hasInventory }) => hasInventory);
  const hasOffer = ({ memberPrices, offerPrice, marketPrice }: ProductDetail['skus'][number]) =>
    memberPrices !== undefined || offerPrice !== marketPrice;
  const presales = inStock.filter(({ bookingStatus }) => bookingStatus === 'deposit');
  return [...presales, ...inStock.filter((sku) => !presales.includes(sku) && hasOffer(sku)).slice(0, 12)];
};

describe.each([null, ...CARDS])('one price everywhere, for card %s', (card) => {
  it('the whole catalogue costs in the cart what its pages show', async () => {
    const inCart = await cartPrices(card);
    const compared = skus.filter(({ skuId }) => inCart.has(skuId));
    expect(compared.length).toBeGreaterThan(skus.length * 0.8);
    expect(compared.map((sku) => [sku.skuId, inCart.get(sku.skuId)])).toEqual(
      compared.map((sku) => [sku.skuId, shownTo(card, sku)]),
    );
  });

  it('product page and checkout show the unit price of the lists', async () => {
    const { headers } = card === null ? await newGuest() : await newMember(card);
    const found = special();
    expect(found.some(({ bookingStatus }) => bookingStatus === 'deposit')).toBe(true);
    const seen = [];
    for (const sku of found) {
      const page = await get<SkuPromotion>(`/v1/product/promotion/${sku.skuId}`, headers);
      const quote = await post<Quote>(`${CART}/stepTwoForImmediatelyBuy`, headers, { skuId: sku.skuId });
      seen.push([sku.skuId, page.offerPrice, quote.items[0]?.offerPrice]);
    }
    expect(seen).toEqual(
      found.map((sku) => {
        const price = shownTo(card, sku);
        return [sku.skuId, price, price];
      }),
    );
  });

  it('mini cart, cart and checkout agree on every line and on the total', async () => {
    const lines = special()
      .filter(({ bookingStatus, purchaseLimit }) => bookingStatus === 'none' && (purchaseLimit ?? 3) >= 3)
      .map(({ skuId }) => ({ skuId, quantity: 3 }));
    const { headers, mini } = await shopperWith(card, lines);
    const cart = await post<Cart>(`${CART}/cartInfoDisplaying`, headers);
    const quote = await post<Quote>(`${CART}/getShopcartStepTwo`, headers);
    expect(cart.totalAmount).toBe(mini.totalAmount);
    expect(cart.amounts.goods).toBe(mini.totalAmount);
    expect(quote.amounts).toEqual(cart.amounts);
    const bySku = (shown: readonly CartLine[]) =>
      Object.fromEntries(
        shown
          .filter(({ type, skuId }) => type === 'ordinary' && lines.some((line) => line.skuId === skuId))
          .map(({ skuId, offerPrice, subtotal }) => [skuId, [offerPrice, subtotal]]),
      );
    expect(bySku(cart.normalOrderItems)).toEqual(bySku(mini.normalOrderItems));
    expect(bySku(quote.items)).toEqual(bySku(mini.normalOrderItems));
  });
});

describe('lists', () => {
  it('search, category, brand and campaign lists show the price of the product page', async () => {
    const bySku = new Map(skus.map((sku) => [sku.skuId, sku]));
    const lists: ProductCard[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const { productList } = await get<{ productList: ProductCard[] }>(
        `/v1/search-service/brand/keyword?pageNo=${pageNo}&pageSize=50`,
      );
      if (productList.length === 0) break;
      lists.push(...productList);
    }
    expect(lists.length).toBeGreaterThan(600);
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

describe('a flash price', () => {
  it('leaves the lists when its last unit is sold and returns when units come back', async () => {
    const { db } = shop.database;
    const { id, rule } = await db
      .selectFrom('promotion')
      .select(['id', 'rule'])
      .where('kind', '=', 'flashSale')
      .executeTakeFirstOrThrow();
    const { quota, benefit } = rule as { quota: { total: number }; benefit: { prices: object } };
    const [skuId = ''] = Object.keys(benefit.prices);
    const { product_id } = await db
      .selectFrom('sku')
      .select('product_id')
      .where('id', '=', skuId)
      .executeTakeFirstOrThrow();
    const onPage = async () => {
      const detail = await get<ProductDetail>(`/v1/product/detail/${product_id}`);
      return detail.skus.find((sku) => sku.skuId === skuId)?.offerPrice;
    };
    const inCart = async () => (await shopperWith(null, [{ skuId }])).mini.shopcartSkus[0]?.offerPrice;
    const flash = await onPage();

    await db
      .insertInto('promotion_use')
      .values({ promotion_id: id, sku_id: skuId, most: quota.total, used: quota.total })
      .execute();
    await expect.poll(onPage, { timeout: 15_000 }).not.toBe(flash);
    expect(await onPage()).toBe(await inCart());

    await db.updateTable('promotion_use').set({ used: 0 }).where('promotion_id', '=', id).execute();
    await expect.poll(onPage, { timeout: 15_000 }).toBe(flash);
    expect(await inCart()).toBe(flash);
  });

  it('that a member has used up gives way to the price of the cart, in lists and favourites', async () => {
    const { db } = shop.database;
    const { id, rule } = await db
      .selectFrom('promotion')
      .select(['id', 'rule'])
      .where('kind', '=', 'flashSale')
      .executeTakeFirstOrThrow();
    const { quota, benefit } = rule as { quota: { perShopper: number }; benefit: { prices: object } };
    const [skuId = ''] = Object.keys(benefit.prices);
    const { owner, headers } = await newMember('PINK');
    const info = () => get<UserInfo>('/v1/usercenter/userInfo', headers);
    const favourite = async () => {
      const page = await get<{ list: Favourite[] }>('/v3/shopcart/favorite/list/1/20', headers);
      return page.list[0];
    };
    expect(await info()).not.toHaveProperty('usedUpPrices');
    await post('/v3/shopcart/favorite/addToFavorite', headers, { skuId });
    expect(await favourite()).not.toHaveProperty('dearerBy');

    const use = { promotion_id: id, sku_id: skuId, owner, most: quota.perShopper };
    await db
      .insertInto('promotion_use')
      .values({ ...use, used: quota.perShopper - 1 })
      .execute();
    expect(await info()).not.toHaveProperty('usedUpPrices');
    await db
      .updateTable('promotion_use')
      .set({ used: quota.perShopper })
      .where('owner', '=', owner)
      .execute();
    await post(`${CART}/addToCart`, headers, { skuId });
    const mini = await get<MiniCart>(`${CART}/miniShopcartInfo?channel=PC`, headers);
    expect((await info()).usedUpPrices).toEqual({ [skuId]: mini.shopcartSkus[0]?.offerPrice });
    const { offerPrice, dearerBy } = (await favourite())!;
    expect(Number(mini.shopcartSkus[0]?.offerPrice)).toBe(Number(offerPrice) + Number(dearerBy));
  });

  it('ends within a line when the shopper takes more than the quota, and both carts charge the rest in full', async () => {
    const { rule } = await shop.database.db
      .selectFrom('promotion')
      .select('rule')
      .where('kind', '=', 'flashSale')
      .executeTakeFirstOrThrow();
    const { quota, benefit } = rule as { quota: { perShopper: number }; benefit: { prices: object } };
    const [skuId = ''] = Object.keys(benefit.prices);
    const { headers, mini } = await shopperWith(null, [{ skuId, quantity: quota.perShopper + 1 }]);
    const [line] = mini.shopcartSkus;
    expect(line?.priceLabel).toBe(`秒杀价（${quota.perShopper} 件）`);
    expect(Number(line?.subtotal)).toBeGreaterThan(Number(line?.offerPrice) * (quota.perShopper + 1));
    const cart = await post<Cart>(`${CART}/cartInfoDisplaying`, headers);
    expect([mini.totalAmount, line?.subtotal]).toEqual([cart.amounts.goods, cart.amounts.goods]);
  });
});
