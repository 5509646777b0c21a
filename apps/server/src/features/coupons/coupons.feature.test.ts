import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { createCouponOffer } from './testing/create-coupon-offer.ts';

const COUPON = '/v2/myaccount/coupon';
let shop: CartShop;
let member: Shopper;
beforeAll(async () => {
  shop = await openCartShop(async (db) => {
    await createCouponOffer(db, { id: 'plain' });
    await createCouponOffer(db, { id: 'twice', perPerson: 2 });
    await createCouponOffer(db, { id: 'empty', total: 1, claimed: 1 });
    await createCouponOffer(db, { id: 'over', claim_from: daysFromNow(-3), claim_until: daysFromNow(-2) });
    await createCouponOffer(db, { id: 'later', claim_from: daysFromNow(2), claim_until: daysFromNow(3) });
    await createCouponOffer(db, { id: 'peony', card_types: ['BLACK', 'GOLD'] });
    await createCouponOffer(db, { id: 'code', is_on_offer: false, code: 'ABCDEFGH123456' });
    await createCouponOffer(db, {
      id: 'store',
      channel: 'offline',
      is_on_offer: false,
      code: 'STORE000000001',
    });
    await createCouponOffer(db, {
      id: 'dated',
      valid_days: null,
      valid_from: daysFromNow(-1),
      valid_to: daysFromNow(1),
    });
    await createCouponOffer(db, {
      id: 'percent',
      kind: 'percentOff',
      rule: {
        offer: { kind: 'percentOff', payPercent: 88, cap: 60_00 },
        scope: { kind: 'all' },
        threshold: 0,
      },
    });
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await shop.member();
});

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000);
const receive = (input: object, shopper = member) => shopper.post(`${COUPON}/receive`, input);
const list = async (valid: number, shopper = member) =>
  (await shopper.get(`${COUPON}/list/1/10?valid=${valid}`)).results;

describe('GET deposit', () => {
  it('shows a visitor the current offers with their claimed share', async () => {
    const { results } = await shop.visitor.get(`${COUPON}/deposit`);
    const ids = results.list.map(({ offerId }: { offerId: string }) => offerId);
    expect(ids.sort()).toEqual(['dated', 'empty', 'peony', 'percent', 'plain', 'twice']);
    expect(results.list.find(({ offerId }: { offerId: string }) => offerId === 'empty')).toMatchObject({
      claimedShare: 100,
      claimed: false,
      eligible: true,
    });
    expect(results.list.find(({ offerId }: { offerId: string }) => offerId === 'percent')).toMatchObject({
      kind: 'percentOff',
      face: '8.8折',
      cap: '60.00',
      threshold: '0.00',
      validText: '领取后 7 天内有效',
    });
  });

  it('shows a member which offers are already claimed', async () => {
    await receive({ offerId: 'plain' });
    await receive({ offerId: 'twice' });
    const { results } = await member.get(`${COUPON}/deposit`);
    const peony = results.list.find(({ offerId }: { offerId: string }) => offerId === 'peony');
    expect(peony).toMatchObject({ cards: ['BLACK', 'GOLD'], eligible: false });
    const claimed = results.list.filter((offer: { claimed: boolean }) => offer.claimed);
    expect(claimed.map(({ offerId }: { offerId: string }) => offerId)).toEqual(['plain']);
  });
});

describe('POST receive', () => {
  it('grants a coupon that is valid to the end of its last day', async () => {
    const { status, results } = await receive({ offerId: 'plain' });
    expect(status).toBe(0);
    expect(results.coupon).toMatchObject({
      valid: 1,
      face: '10',
      threshold: '100.00',
      scopeText: '全场商品',
    });
    expect(results.coupon.validTo).toMatch(/T00:00:00\+08:00$/);
    expect((await list(1)).counts).toEqual({ usable: 1, held: 0, used: 0, expired: 0, expiring: 0 });
  });

  it('accepts a code in upper or lower case', async () => {
    expect((await receive({ code: ' abcdefgh123456 ' })).status).toBe(0);
    expect(await receive({ code: 'ABCDEFGH123456' })).toMatchObject({ errorCode: 'PRM1003W' });
  });

  it.each([
    ['an unknown offer', { offerId: 'forged' }, 'PRM1001E'],
    ['an offer that needs a code', { offerId: 'code' }, 'PRM1001E'],
    ['a wrong code', { code: 'WRONGWRONG1234' }, 'PRM1001E'],
    ['a fully claimed offer', { offerId: 'empty' }, 'PRM1004W'],
    ['an ended offer', { offerId: 'over' }, 'PRM1007W'],
    ['an upcoming offer', { offerId: 'later' }, 'PRM1007W'],
    ['an offer for other cards', { offerId: 'peony' }, 'PRM1005W'],
    ['an empty request', {}, 'CMN0001E'],
    ['a malformed code', { code: 'AB' }, 'CMN0001E'],
  ])('refuses %s', async (_what, input, errorCode) => {
    expect(await receive(input)).toMatchObject({ status: 1, errorCode });
    expect((await list(1)).total).toBe(0);
  });

  it('grants each member as many as the offer allows', async () => {
    expect((await receive({ offerId: 'twice' })).status).toBe(0);
    expect((await receive({ offerId: 'twice' })).status).toBe(0);
    expect(await receive({ offerId: 'twice' })).toMatchObject({ errorCode: 'PRM1003W' });
    const other = await shop.member('GOLD');
    expect((await receive({ offerId: 'peony' }, other)).status).toBe(0);
  });

  it('requires a guest to sign in', async () => {
    expect(await receive({ offerId: 'plain' }, await shop.guest())).toMatchObject({ errorCode: '2550' });
  });
});

describe('GET list and offline', () => {
  it('separate usable, used and expired coupons', async () => {
    for (const offerId of ['plain', 'dated', 'percent']) await receive({ offerId });
    const settle = (offer: string, set: object) =>
      shop.db
        .updateTable('coupon')
        .set(set)
        .where('member_id', '=', member.id)
        .where('offer_id', '=', offer)
        .execute();
    await settle('plain', {
      state: 'used',
      order_id: '123456789012345678',
      saved_fen: 10_00,
      settled_at: new Date('2026-08-02T04:00:00Z'),
    });
    await settle('dated', { valid_from: daysFromNow(-9), valid_to: daysFromNow(-1) });
    expect((await list(0)).list).toMatchObject([
      {
        valid: 0,
        orderId: '123456789012345678',
        saved: '10.00',
        settledAt: '2026-08-02T12:00:00+08:00',
      },
    ]);
    expect((await list(2)).list).toMatchObject([{ valid: 2 }]);
    expect(await list(1)).toMatchObject({
      total: 1,
      totalPages: 1,
      counts: { usable: 1, used: 1, expired: 1, expiring: 0 },
    });
  });

  it('count a coupon as expired from the second it ends', async () => {
    await receive({ offerId: 'dated' });
    const endAt = (valid_to: ReturnType<typeof sql<Date>>) =>
      shop.db.updateTable('coupon').set({ valid_to }).where('member_id', '=', member.id).execute();
    await endAt(sql<Date>`shop_now() + interval '5 seconds'`);
    expect((await list(1)).total).toBe(1);
    await endAt(sql<Date>`shop_now()`);
    expect([(await list(1)).total, (await list(2)).total]).toEqual([0, 1]);
  });

  it('count usable coupons and those that end within three days, without those held by an unpaid order', async () => {
    for (const offerId of ['plain', 'twice', 'dated']) await receive({ offerId });
    const set = (offer: string, change: object) =>
      shop.db
        .updateTable('coupon')
        .set(change)
        .where('member_id', '=', member.id)
        .where('offer_id', '=', offer)
        .execute();
    await set('plain', { valid_to: sql`shop_now() + interval '72 hours'` });
    await set('twice', { valid_to: sql`shop_now() + interval '73 hours'` });
    expect((await list(1)).counts).toMatchObject({ usable: 3, expiring: 2 });
    await set('dated', { state: 'held', order_id: '123456789012345678' });
    const held = await list(1);
    expect(held.counts).toMatchObject({ usable: 2, held: 1, expiring: 1 });
    expect([held.total, held.list.length], 'a held coupon is still listed').toEqual([3, 3]);
  });

  it('list store coupons separately with their own filter values', async () => {
    await receive({ code: 'STORE000000001' });
    const offline = async (valid: number) =>
      (await member.get(`${COUPON}/offline/1/10?valid=${valid}`)).results;
    expect([(await offline(1)).total, (await offline(2)).total, (await offline(3)).total]).toEqual([1, 0, 0]);
    expect((await list(1)).total).toBe(0);
    expect(await member.get(`${COUPON}/offline/1/10?valid=0`)).toMatchObject({ errorCode: 'CMN0001E' });
  });

  it('do not show coupons of other members', async () => {
    await receive({ offerId: 'plain' });
    expect((await list(1, await shop.member())).list).toEqual([]);
  });
});

describe('a coupon in the cart', () => {
  it('is applied automatically when it saves most and shows what is missing when unusable', async () => {
    await receive({ offerId: 'plain' });
    await member.cart('addToCart', { skuId: SKU.limited });
    const short = await member.show();
    expect(short.coupons[0]).toMatchObject({ usable: false, chosen: false, reason: '差 50.00 元可用' });
    await member.cart('addToCart', { skuId: SKU.limited });
    const reached = await member.show();
    expect(reached.amounts).toMatchObject({ coupon: '10.00' });
    expect(reached.coupons[0]).toMatchObject({ usable: true, chosen: true, saves: '10.00' });
  });

  it('is never taken from another member', async () => {
    await receive({ offerId: 'plain' });
    const other = await shop.member();
    await other.cart('addToCart', { skuId: SKU.cream, quantity: 2 });
    expect(await other.show()).toMatchObject({ coupons: [], amounts: { coupon: '0.00' } });
  });
});
