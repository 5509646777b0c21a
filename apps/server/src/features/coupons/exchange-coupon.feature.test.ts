import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_CALLER } from '#platform/context';
import { transaction } from '#platform/database';
import { openMemberSession } from '#platform/session';
import { auditStatements } from '../../../testing/audit.ts';
import { runSql } from '../../../testing/run-sql.ts';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { couponPoints } from '../connect-members.ts';
import { earnPoints } from '../points/index.ts';
import { voidCoupons } from './admin/void-coupons.ts';
import { createCouponOffer } from './testing/create-coupon-offer.ts';

const COUPON = '/v2/myaccount/coupon';
let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop(async (db) => {
    await createCouponOffer(db, { id: 'free' });
    await createCouponOffer(db, { id: 'for-points', title: '兑换券一张', points_price: 300, perPerson: 2 });
    await createCouponOffer(db, { id: 'last-one', points_price: 300, total: 1 });
  });
});
afterAll(() => shop.close());

async function memberWith(points: number): Promise<Shopper> {
  const member = await shop.member();
  await transaction(shop.db, (tx) =>
    earnPoints(tx, { memberId: member.id, points, kind: 'reward', reference: 'gift', text: '赠送' }),
  );
  return member;
}
const exchange = (shopper: Shopper, offerId: string, points?: number) =>
  shopper.post(`${COUPON}/receive`, { offerId, ...(points !== undefined && { points }) });
const pointsOf = async (shopper: Shopper) =>
  (await shopper.get('/v1/myaccount/points/summary')).results.payPoints;
const owned = async (shopper: Shopper) => (await shopper.get(`${COUPON}/list/1/10`)).results.total;
const centreOffer = async (shopper: Pick<Shopper, 'get'>, offerId: string) =>
  (await shopper.get(`${COUPON}/centre`)).results.offers.find(
    (offer: { offerId: string }) => offer.offerId === offerId,
  );

/** Of the books of points and coupons. */
async function violations() {
  const files = ['points.sql', 'coupons.sql', 'coupon-points.sql'];
  const found = await Promise.all(files.map((file) => runSql(shop.db, auditStatements.get(file)!)));
  return found.flat();
}

describe('a coupon for points', () => {
  it('takes the points and gives the coupon; the history names it', async () => {
    const member = await memberWith(1_000);
    expect(await centreOffer(member, 'for-points')).toMatchObject({ points: 300, state: 'claimable' });
    expect((await exchange(member, 'for-points', 300)).results.coupon).toMatchObject({ title: '兑换券一张' });
    expect([await pointsOf(member), await owned(member)]).toEqual([700, 1]);
    const { results } = await member.get('/v1/myaccount/points/flow/1/10');
    expect(results.list[0]).toMatchObject({
      source: '积分兑换',
      text: '兑换优惠券「兑换券一张」',
      change: -300,
      balance: 700,
    });
    expect(await violations()).toEqual([]);
  });

  it('gives no coupon for too few points', async () => {
    const member = await memberWith(299);
    expect((await exchange(member, 'for-points', 300)).errorCode).toBe('PRM2001W');
    expect([await pointsOf(member), await owned(member)]).toEqual([299, 0]);
    expect((await centreOffer(member, 'for-points')).state).toBe('claimable');
  });

  it('is exchanged for the price that was shown only', async () => {
    const member = await memberWith(1_000);
    for (const [offerId, points] of [
      ['for-points', undefined],
      ['for-points', 200],
      ['free', 300],
    ] as const)
      expect((await exchange(member, offerId, points)).errorCode).toBe('PRM1009W');
    for (const points of [0, -5, 1.5, '多']) {
      const { status } = await member.post(`${COUPON}/receive`, { offerId: 'for-points', points });
      expect(status).not.toBe(0);
    }
    expect([await pointsOf(member), await owned(member)]).toEqual([1_000, 0]);
  });

  it('is exchanged once per key, and not more often than one member may', async () => {
    const member = await memberWith(1_000);
    const token = await openMemberSession(shop.db, member.id, SERVER_CALLER);
    const send = async (key: string) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: `${COUPON}/receive`,
          headers: { token, 'idempotency-key': key },
          payload: { queryBody: { offerId: 'for-points', points: 300 } },
        })
      ).json();
    const [first, copy] = [await send('one'), await send('one')];
    expect(copy.results.coupon.couponId).toBe(first.results.coupon.couponId);
    expect(await pointsOf(member)).toBe(700);
    expect((await send('two')).status).toBe(0);
    expect((await send('three')).errorCode).toBe('PRM1003W');
    expect([await pointsOf(member), await owned(member)]).toEqual([400, 2]);
  });

  it('gives the last one to one of two members, and takes no points of the other', async () => {
    const members = [await memberWith(500), await memberWith(500)];
    const answers = await Promise.all(members.map((member) => exchange(member, 'last-one', 300)));
    expect(answers.map(({ status }) => status).sort()).not.toEqual([0, 0]);
    const left = await Promise.all(members.map(pointsOf));
    expect(left.toSorted((a, b) => a - b)).toEqual([200, 500]);
    expect(await violations()).toEqual([]);
  });

  it('is no part of the prices that everyone is shown', async () => {
    const { results } = await shop.visitor.get(`${COUPON}/deposit`);
    expect(results.list.map(({ offerId }: { offerId: string }) => offerId)).toEqual(['free']);
  });

  it('returns its points when staff void it', async () => {
    const member = await memberWith(300);
    const { couponId } = (await exchange(member, 'for-points', 300)).results.coupon;
    await transaction(shop.db, (tx) =>
      voidCoupons({ db: tx } as never, couponPoints, { offerId: 'for-points', couponId, reason: '发错了' }),
    );
    expect([await pointsOf(member), await owned(member)]).toEqual([300, 0]);
    const { results } = await member.get('/v1/myaccount/points/flow/1/10');
    expect(results.list[0]).toMatchObject({ source: '兑换退回', change: 300 });
    expect(await violations()).toEqual([]);
  });
});

it('is refused by the table outside of the claim centre', async () => {
  const offer = sql`update coupon_offer set is_on_offer = false where id = 'for-points'`;
  await expect(offer.execute(shop.db)).rejects.toThrow('coupon_offer_special_in_centre');
});
