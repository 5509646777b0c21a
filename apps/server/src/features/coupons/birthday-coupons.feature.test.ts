import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { insertRows } from '#platform/database';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { claimCoupon } from './claim-coupon.ts';
import { createCouponOffer } from './testing/create-coupon-offer.ts';

const COUPON = '/v2/myaccount/coupon';
const DAY_S = 86_400;
const inDays = (days: number) => new Date(Date.now() + days * DAY_S * 1_000);
let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop((db) =>
    createCouponOffer(db, {
      id: 'birthday',
      is_for_birthday: true,
      perPerson: 3,
      claim_until: inDays(1_000),
    }),
  );
});
afterAll(() => shop.close());

/** The month of the shop's clock in Shanghai, 1 to 12, so many months later. */
async function monthFromNow(months: number): Promise<number> {
  const now = await readClock(shop.db);
  const inShanghai = new Date(now.getTime() + 8 * 3_600_000);
  return ((inShanghai.getUTCMonth() + months) % 12) + 1;
}
async function setBirthday(member: Shopper, month: number) {
  await shop.db.deleteFrom('member_profile').where('member_id', '=', member.id).execute();
  const birthday = `1992-${String(month).padStart(2, '0')}-15`;
  await insertRows(shop.db, 'member_profile', [
    { member_id: member.id, birthday, birthday_set_at: new Date() },
  ]);
}
const shown = async (shopper: Pick<Shopper, 'get'>) =>
  (await shopper.get(`${COUPON}/centre`)).results.offers[0];
const claim = (member: Shopper) => member.post(`${COUPON}/receive`, { offerId: 'birthday' });

it('is claimed in the birthday month by members who told their birthday', async () => {
  const member = await shop.member();
  expect(await shown(shop.visitor)).toMatchObject({ state: 'claimable', birthday: {} });
  expect(await shown(member)).toMatchObject({ state: 'notBirthday', birthday: {} });
  expect((await claim(member)).errorCode).toBe('PRM1010W');
  const other = await monthFromNow(1);
  await setBirthday(member, other);
  expect(await shown(member)).toMatchObject({ state: 'notBirthday', birthday: { month: other } });
  expect((await claim(member)).errorCode).toBe('PRM1010W');
  await setBirthday(member, await monthFromNow(0));
  expect((await shown(member)).state).toBe('claimable');
  expect((await claim(member)).status).toBe(0);
  expect((await shown(member)).state).toBe('claimed');
  expect((await claim(member)).errorCode).toBe('PRM1003W');
});

it('is claimed once a year, also after the birthday was changed, and again the year after', async () => {
  const member = await shop.member();
  await toMonth(5);
  await setBirthday(member, 5);
  const claimNow = () => claimCoupon(shop.db, member.id, { offerId: 'birthday' });
  expect((await claimNow()).ok).toBe(true);
  await toMonth(6);
  await setBirthday(member, 6);
  expect(await claimNow()).toEqual({ ok: false, refusal: { code: 'coupon-claimed' } });
  await toMonth(5);
  await setBirthday(member, 5);
  expect((await claimNow()).ok).toBe(true);
});

it('counts the month and the year in Shanghai', async () => {
  const member = await shop.member();
  await toMonth(1);
  await setBirthday(member, 1);
  await claimCoupon(shop.db, member.id, { offerId: 'birthday' });
  const { rows } = await sql<{ year: number; now: number }>`
    select birthday_year as year, extract(year from shop_now() at time zone 'Asia/Shanghai')::int as now
    from coupon where member_id = ${member.id}`.execute(shop.db);
  expect(rows[0]?.year).toBe(rows[0]?.now);
});

/** Moves the clock to the first hour of the next such month in Shanghai, while it is the month before in UTC. */
async function toMonth(month: number) {
  const now = await readClock(shop.db);
  const inShanghai = new Date(now.getTime() + 8 * 3_600_000);
  const year = inShanghai.getUTCFullYear() + (inShanghai.getUTCMonth() + 1 < month ? 0 : 1);
  const target = Date.UTC(year, month - 1, 1) - 8 * 3_600_000 + 1_800_000;
  await advanceClock(shop.db, Math.ceil((target - now.getTime()) / 1_000));
}
