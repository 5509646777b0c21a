import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { productOf, SKU } from '../cart/testing/seed-products.ts';
import { mergeHistory } from './index.ts';

const HISTORY = '/v3/shopcart/history';
const [CREAM, ROUGE, SERUM] = [SKU.cream, SKU.rouge, SKU.serum].map(productOf) as [string, string, string];
let shop: CartShop;
let member: Shopper;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  member = await shop.member();
});

async function viewProducts(who: Shopper, ...productIds: string[]) {
  for (const productId of productIds) {
    await advanceClock(shop.db, 60);
    await who.cart('saveBrsProd', { productId });
  }
}
const list = async (who = member) => (await who.get(`${HISTORY}/list/1/20`)).results;
const idsOf = async (who = member) =>
  (await list(who)).list.map(({ productId }: { productId: string }) => productId);
const switchOff = (memberId: string) =>
  shop.db
    .insertInto('privacy_switch')
    .values({ member_id: memberId, code: 'history', is_on: false })
    .execute();

describe('the browsing history', () => {
  it('lists each product once, latest first', async () => {
    await viewProducts(member, CREAM, ROUGE, CREAM);
    expect(await list()).toMatchObject({ total: 2, isRecording: true });
    expect(await idsOf()).toEqual([CREAM, ROUGE]);
  });

  it('can be deleted in part or whole, only by its owner', async () => {
    await viewProducts(member, CREAM, ROUGE, SERUM);
    const other = await shop.member();
    await other.post(`${HISTORY}/remove`, { productId: [CREAM] });
    await other.post(`${HISTORY}/clear`);
    expect((await list()).total).toBe(3);
    expect((await member.post(`${HISTORY}/remove`, { productId: [CREAM, ROUGE] })).results).toEqual({
      total: 1,
    });
    expect((await member.post(`${HISTORY}/clear`)).results).toEqual({ total: 0 });
    expect(await idsOf()).toEqual([]);
  });

  it('forgets the oldest product above the limit', async () => {
    await sql`
      with more as (
        insert into product select (jsonb_populate_record(product, jsonb_build_object('id', (900000 + nth)::text, 'code', 'COPY' || nth))).*
        from product, generate_series(1, ${STORE.cart.maxHistory}) nth where product.id = ${SERUM}
        returning id)
      insert into browsing_history (owner, product_id, seen_at)
      select ${`member:${member.id}`}, id, shop_now() - interval '1 day' from more`.execute(shop.db);
    await viewProducts(member, CREAM);
    expect(await list()).toMatchObject({ total: STORE.cart.maxHistory });
    const { rows } = await sql`select from browsing_history where owner = ${`member:${member.id}`}`.execute(
      shop.db,
    );
    expect(rows).toHaveLength(STORE.cart.maxHistory);
    expect((await idsOf())[0]).toBe(CREAM);
  });

  it('records nothing once it is switched off', async () => {
    await viewProducts(member, CREAM);
    await switchOff(member.id);
    await viewProducts(member, ROUGE);
    expect(await list()).toMatchObject({ total: 1, isRecording: false });
    expect(await idsOf()).toEqual([CREAM]);
  });
});

describe('the browsing history of a guest', () => {
  const mergeAtSignIn = (guestId: string) =>
    transaction(shop.db, (tx) => mergeHistory(tx, { guestId, memberId: member.id }));

  it('is merged at sign-in, in order of viewing', async () => {
    const guest = await shop.guest();
    await viewProducts(guest, CREAM);
    await viewProducts(member, ROUGE, CREAM, SERUM);
    await viewProducts(guest, ROUGE);
    await mergeAtSignIn(guest.id);
    expect(await idsOf()).toEqual([ROUGE, SERUM, CREAM]);
    expect(await idsOf(guest)).toEqual([]);
  });

  it('is deleted when the member has switched history off', async () => {
    const guest = await shop.guest();
    await viewProducts(guest, CREAM);
    await switchOff(member.id);
    await mergeAtSignIn(guest.id);
    expect([await idsOf(), await idsOf(guest)]).toEqual([[], []]);
  });
});
