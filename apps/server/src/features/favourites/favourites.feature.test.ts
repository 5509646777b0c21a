import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { insertCartLine } from '../cart/testing/insert-cart-line.ts';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { BRAND, SKU, seedSkus } from '../cart/testing/seed-products.ts';
import { seedPromotions } from '../cart/testing/seed-promotions.ts';
import { mergeFavourites } from './index.ts';

const FAVOURITE = '/v3/shopcart/favorite';
let shop: CartShop;
let member: Shopper;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await shop.member();
});

const save = (skuId: unknown, more: object = {}) =>
  member.post(`${FAVOURITE}/addToFavorite`, { skuId, ...more });
const list = async (filter = 'all') => (await member.get(`${FAVOURITE}/list/1/20?filter=${filter}`)).results;
const idsOf = (page: { list: { skuId: string }[] }) => page.list.map(({ skuId }) => skuId);

describe('favourites', () => {
  it('are saved once each, listed latest first, and removed', async () => {
    expect((await save(SKU.cream)).results).toEqual({ total: 1 });
    expect((await save([SKU.rouge, SKU.cream])).results).toEqual({ total: 2 });
    expect(idsOf(await list()).sort()).toEqual([SKU.rouge, SKU.cream].sort());
    const removed = await member.post(`${FAVOURITE}/remove`, { skuId: [SKU.cream] });
    expect(removed.results).toEqual({ total: 1 });
    expect(await list()).toMatchObject({ total: 1, totalPages: 1, currentPage: 1 });
  });

  it('are returned as sku ids, only the shopper’s own', async () => {
    await save([SKU.rouge, SKU.cream]);
    expect((await member.get(`${FAVOURITE}/skus`)).results.skuIds.sort()).toEqual(
      [SKU.rouge, SKU.cream].sort(),
    );
    expect((await shop.visitor.get(`${FAVOURITE}/skus`)).results).toEqual({ skuIds: [] });
    expect((await (await shop.member()).get(`${FAVOURITE}/skus`)).results).toEqual({ skuIds: [] });
  });

  it('are counted in userInfo', async () => {
    await save([SKU.rouge, SKU.cream]);
    expect((await member.get('/v1/usercenter/userInfo')).results).toMatchObject({
      favouriteCount: 2,
      storedBalance: '0.00',
    });
  });

  it('show price drops, sold-out and no longer listed skus', async () => {
    await insertCartLine(shop.db, member.owner, SKU.withdrawn);
    await save([SKU.cream, SKU.soldOut, SKU.withdrawn]);
    await shop.db
      .updateTable('favourite')
      .set({ saved_unit_price_fen: 130_00 })
      .where('member_id', '=', member.id)
      .where('sku_id', '=', SKU.cream)
      .execute();
    const [cheaper] = (await list('cheaper')).list;
    expect(cheaper).toMatchObject({
      skuId: SKU.cream,
      cheaperBy: '30.00',
      status: 'onSale',
      offerPrice: '100.00',
    });
    expect(idsOf(await list('soldOut'))).toEqual([SKU.soldOut]);
    expect((await list('gone')).list).toMatchObject([
      { skuId: SKU.withdrawn, status: 'gone', hasInventory: false },
    ]);
    expect((await list()).total).toBe(3);
  });

  it('are sorted by save time, by price drop or by price', async () => {
    await save(SKU.rouge);
    await save(SKU.cream);
    await shop.db
      .updateTable('favourite')
      .set({ saved_unit_price_fen: 900_00 })
      .where('member_id', '=', member.id)
      .where('sku_id', '=', SKU.rouge)
      .execute();
    const by = async (sort: string) =>
      idsOf((await member.get(`${FAVOURITE}/list/1/20?sort=${sort}`)).results);
    expect(await by('latest')).toEqual([SKU.cream, SKU.rouge]);
    expect(await by('fallen')).toEqual([SKU.rouge, SKU.cream]);
    expect(await by('cheapest')).toEqual([SKU.cream, SKU.rouge]);
  });

  it('can be moved from the cart in one call', async () => {
    await member.cart('addToCart', { skuId: SKU.cream, quantity: 2 });
    await member.cart('addToCart', { skuId: SKU.rouge });
    await save([SKU.cream], { removeFromCart: true });
    expect((await member.mini()).shopcartSkus.map(({ skuId }: { skuId: string }) => skuId)).toEqual([
      SKU.rouge,
    ]);
    expect(idsOf(await list())).toEqual([SKU.cream]);
  });

  it('are saved all or none: an unknown sku changes nothing', async () => {
    await member.cart('addToCart', { skuId: SKU.cream });
    const answer = await save([SKU.cream, '99999999'], { removeFromCart: true });
    expect(answer).toMatchObject({ status: 1, errorCode: 'CNT1002E' });
    expect([(await list()).total, await member.count()]).toEqual([0, 1]);
  });

  it('are limited to five hundred', async () => {
    const many = Array.from({ length: 500 }, (_none, index) => `6${String(index).padStart(5, '0')}01`);
    await seedSkus(shop.db, many);
    for (let from = 0; from < 500; from += 100) await save(many.slice(from, from + 100));
    expect((await list()).total).toBe(500);
    expect(await save(SKU.cream)).toMatchObject({
      errorCode: 'CRT3001W',
      errorMessage: '收藏夹已存满 500 件，请先清理不需要的商品',
    });
    // An already saved sku does not count against the limit.
    expect((await save(many[0])).results).toEqual({ total: 500 });
  });

  it('can be read and removed only by their owner', async () => {
    await save(SKU.cream);
    const other = await shop.member();
    await other.post(`${FAVOURITE}/remove`, { skuId: SKU.cream });
    expect((await list()).total).toBe(1);
    expect(await shop.visitor.get(`${FAVOURITE}/list/1/20`)).toMatchObject({ errorCode: '2550' });
  });

  it('return counts per filter and match a keyword in the name', async () => {
    await save([SKU.cream, SKU.rouge, SKU.soldOut]);
    const page = await list();
    expect(page).toMatchObject({ counts: { all: 3, cheaper: 0, soldOut: 1, gone: 0 }, limit: 500 });
    expect(page.list.find(({ skuId }: { skuId: string }) => skuId === SKU.rouge).skuName).toContain('朱砂');
    const found = await member.get(`${FAVOURITE}/list/1/20?keyword=${encodeURIComponent('朱砂')}`);
    expect(idsOf(found.results)).toEqual([SKU.rouge]);
  });
});

describe('the price of a favourite', () => {
  let shopWithOffers: CartShop;
  beforeAll(async () => {
    shopWithOffers = await openCartShop(seedPromotions);
  });
  afterAll(() => shopWithOffers.close());

  /** `SKU.serum` costs ¥860.00 in the list, ¥700.00 in the flash sale; `SKU.limited` ¥50.00 and ¥45.00 for members. */
  async function savedBy(
    skuIds: string[],
    prices: { saved_price_fen?: number; saved_unit_price_fen?: number | null },
  ) {
    const shopper = await shopWithOffers.member();
    await shopper.post(`${FAVOURITE}/addToFavorite`, { skuId: skuIds });
    if (Object.keys(prices).length > 0)
      await shopWithOffers.db
        .updateTable('favourite')
        .set(prices)
        .where('member_id', '=', shopper.id)
        .execute();
    const read = async (query = '') => (await shopper.get(`${FAVOURITE}/list/1/20${query}`)).results;
    return { shopper, read };
  }

  it('is not said to be lower when it was saved at the price of today', async () => {
    const { read } = await savedBy([SKU.serum, SKU.limited], {});
    expect((await read()).counts.cheaper).toBe(0);
    expect((await read('?filter=cheaper')).list).toEqual([]);
  });

  it('is lower by the difference of what the shopper paid then and pays now', async () => {
    const { read } = await savedBy([SKU.serum], { saved_price_fen: 860_00, saved_unit_price_fen: 860_00 });
    expect((await read('?filter=cheaper')).list).toMatchObject([
      { skuId: SKU.serum, offerPrice: '700.00', cheaperBy: '160.00' },
    ]);
  });

  it('is higher once the sale at which it was saved is over', async () => {
    const { read } = await savedBy([SKU.rouge], { saved_unit_price_fen: 300_00 });
    const page = await read();
    expect(page).toMatchObject({ counts: { cheaper: 0 }, list: [{ dearerBy: '20.00' }] });
    expect(page.list[0]).not.toHaveProperty('cheaperBy');
  });

  it('saved before unit prices were stored is not lower because of an offer', async () => {
    const { read } = await savedBy([SKU.serum, SKU.limited], { saved_unit_price_fen: null });
    expect((await read()).counts.cheaper).toBe(0);
    expect(JSON.stringify((await read()).list)).not.toContain('dearerBy');
  });

  it('sorts by what the shopper pays', async () => {
    const { shopper, read } = await savedBy([SKU.serum, SKU.rouge, SKU.rougeOther], {});
    await shopWithOffers.db
      .updateTable('favourite')
      .set({ saved_unit_price_fen: 710_00, saved_price_fen: 2_000_00 })
      .where('member_id', '=', shopper.id)
      .where('sku_id', '=', SKU.serum)
      .execute();
    await shopWithOffers.db
      .updateTable('favourite')
      .set({ saved_unit_price_fen: 350_00 })
      .where('member_id', '=', shopper.id)
      .where('sku_id', '=', SKU.rouge)
      .execute();
    expect(idsOf(await read('?sort=fallen'))).toEqual([SKU.rouge, SKU.serum, SKU.rougeOther]);
    expect((await read('?sort=fallen')).list.map((each: { cheaperBy?: string }) => each.cheaperBy)).toEqual([
      '30.00',
      '10.00',
      undefined,
    ]);
    expect(idsOf(await read('?sort=cheapest'))).toEqual([SKU.rouge, SKU.rougeOther, SKU.serum]);
  });
});

describe('favourites of a guest', () => {
  const mergeAtSignIn = (guestId: string) =>
    transaction(shop.db, (tx) => mergeFavourites(tx, { guestId, memberId: member.id }));

  it('move to the member at sign-in with their saved price, without duplicates', async () => {
    const guest = await shop.guest();
    await guest.post(`${FAVOURITE}/addToFavorite`, { skuId: [SKU.cream, SKU.rouge] });
    expect((await guest.get(`${FAVOURITE}/list/1/20`)).results.total).toBe(2);
    await shop.db
      .updateTable('favourite')
      .set({ saved_unit_price_fen: 400_00 })
      .where('guest_id', '=', guest.id)
      .where('sku_id', '=', SKU.rouge)
      .execute();
    await save(SKU.cream);
    await mergeAtSignIn(guest.id);
    const page = await list();
    expect(page).toMatchObject({ total: 2, counts: { cheaper: 1 } });
    expect((await guest.get(`${FAVOURITE}/list/1/20`)).results.total).toBe(0);
    await mergeAtSignIn(guest.id);
    expect((await list()).total).toBe(2);
  });

  it('are merged only up to the limit', async () => {
    const room = 3;
    const many = Array.from({ length: 505 }, (_none, index) => `7${String(index).padStart(5, '0')}01`);
    await seedSkus(shop.db, many);
    const saved = many.slice(0, 500 - room);
    for (let from = 0; from < saved.length; from += 100) await save(saved.slice(from, from + 100));
    const guest = await shop.guest();
    await guest.post(`${FAVOURITE}/addToFavorite`, { skuId: many.slice(500 - room) });
    await mergeAtSignIn(guest.id);
    expect((await list()).total).toBe(500);
  });
});

describe('followed brands', () => {
  const follow = (brandId: string, isFollowed = true) =>
    member.post(`${FAVOURITE}/brand/follow`, { brandId, isFollowed });
  const state = async () => (await member.get(`${FAVOURITE}/brand/${BRAND}`)).results.isFollowed;

  it('are followed once, listed with new products, and unfollowed', async () => {
    expect(await state()).toBe(false);
    await follow(BRAND);
    expect((await follow(BRAND)).results).toEqual({ isFollowed: true, total: 1 });
    expect(await state()).toBe(true);
    const { results } = await member.get(`${FAVOURITE}/brand/list/1/20`);
    expect(results).toMatchObject({ total: 1, list: [{ brandId: BRAND, followedAt: expect.any(String) }] });
    expect(results.list[0].products.length).toBeGreaterThan(0);
    expect((await follow(BRAND, false)).results).toEqual({ isFollowed: false, total: 0 });
  });

  it('say to anyone how many members follow them', async () => {
    const followers = (brandId: string) => shop.visitor.get(`${FAVOURITE}/brand/${brandId}/followers`);
    await follow(BRAND);
    await follow(BRAND);
    await (await shop.member()).post(`${FAVOURITE}/brand/follow`, { brandId: BRAND });
    expect((await followers(BRAND)).results).toEqual({ followers: 2 });
    expect(await followers('unknown-brand')).toMatchObject({ errorCode: 'CNT1005E' });
  });

  it('must be listed, and need a member', async () => {
    expect(await follow('unknown-brand')).toMatchObject({ errorCode: 'CNT1005E' });
    const guest = await shop.guest();
    expect(await guest.post(`${FAVOURITE}/brand/follow`, { brandId: BRAND })).toMatchObject({
      errorCode: '2550',
    });
  });
});
